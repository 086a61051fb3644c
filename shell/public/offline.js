const load = () => location.reload();
addEventListener('online', load);
// A network that answered nothing was a connection for the browser, which has no news when it answers again.
setInterval(() => {
  if (document.hidden || !navigator.onLine) return;
  const picture = new Image();
  picture.addEventListener('load', load);
  picture.src = `/favicon.svg?${Date.now()}`;
}, 4_000);
