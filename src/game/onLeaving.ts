// The page goes: into the background, from where a phone may not bring it back, or for good.

/** Calls `leave` whenever that happens; gives how to stop. */
export function onLeaving(leave: () => void): () => void {
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
