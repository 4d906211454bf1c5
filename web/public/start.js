// Before anything is painted: the theme and the language that this browser remembers. At a table its socket is opened
// at once, while the scripts that will listen to it are still on their way.
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
  const still = kept.calm === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.toggleAttribute('data-still', still);
  if (kept.language) root.lang = kept.language;

  const { table, seat, base = '' } = root.dataset;
  if (!table) return;
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${base}/api/tables/${table}/live`);
  const early = { table, seat: seat ? Number(seat) : null, socket, heard: [], asked: false };
  const send = (message) => socket.send(JSON.stringify(message));
  // What the choices lead to is asked together with what they are: the answers come while scripts are still read.
  socket.onopen = () => {
    send({ type: 'hello', seat: early.seat });
    early.asked = early.seat !== null;
    if (early.asked) send({ type: 'consider', seat: early.seat, id: 'sketch-1' });
  };
  socket.onmessage = (event) => early.heard.push(JSON.parse(event.data));
  window.early = early;
})();
