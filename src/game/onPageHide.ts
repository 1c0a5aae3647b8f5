// Detection of a page that is leaving: to the background, from where a phone may not bring it back, or for
// good.

/** Calls `leave` whenever that happens; returns a function that stops this. */
export function onPageHide(leave: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', leave);
  };
}
