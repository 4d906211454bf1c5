// Before anything is painted: the theme and the language that this browser remembers.
(function () {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('racecraft') || '{}');
  } catch {
    // A browser that keeps nothing gets the defaults.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : dark ? 'dark' : 'light';
  if (kept.language) root.lang = kept.language;
})();
