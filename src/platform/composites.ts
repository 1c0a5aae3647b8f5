// Game addresses: the composites of specification 1, section 2.

export interface GameComposite {
  readonly roomHash: string;
  readonly playerId: string;
}

export function gamePath({ roomHash, playerId }: GameComposite, gameType: string): string {
  return `/game/${roomHash}-${playerId}?gameType=${gameType}`;
}

/** Null if the text isn't a valid composite. */
export function readGameComposite(text: string): GameComposite | null {
  const [, roomHash, playerId] = /^([0-9a-f]{24})-([0-9a-z]{1,6}-[0-9a-z]{8})$/.exec(text) ?? [];
  return roomHash !== undefined && playerId !== undefined ? { roomHash, playerId } : null;
}

/**
 * Before a player has a seat, pages address the room by its code. The hash gets them back in after a reload
 * even while others are guessing codes.
 */
export function preGamePath({ code, hash }: { readonly code: string; readonly hash: string }): string {
  return `/pre-game/running/${encodeURIComponent(code)}/start?room=${hash}`;
}
