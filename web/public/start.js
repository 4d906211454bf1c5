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
  if (kept.language) root.lang = kept.language;

  const { table, seat } = root.dataset;
  if (!table) return;
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`);
  const early = { table, seat: seat ? Number(seat) : null, socket, heard: [], considered: null };
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: 'hello', seat: early.seat });
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    early.heard.push(message);
    if (message.type !== 'state' || !message.legal.length) return;
    early.considered = message.moment;
    send({ type: 'consider', seat: message.seat, moment: message.moment, id: 'sketch-1' });
  };
  window.early = early;
})();
