// Addresses of games: the composites of specification 1, section 2.

/** Room hash and player id. */
export interface GameComposite {
  readonly roomHash: string;
  readonly playerId: string;
}

export function gamePath({ roomHash, playerId }: GameComposite, gameType: string): string {
  return `/game/${roomHash}-${playerId}?gameType=${gameType}`;
}

/** null when it is none. */
export function readGameComposite(text: string): GameComposite | null {
  const [, roomHash, playerId] = /^([0-9a-f]{24})-([0-9a-z]{1,6}-[0-9a-z]{8})$/.exec(text) ?? [];
  return roomHash !== undefined && playerId !== undefined ? { roomHash, playerId } : null;
}

/** Before there is a seat, a page knows a room by its code; with its hash, it is let in also after a reload while others try codes. */
export function preGamePath({ code, hash }: { readonly code: string; readonly hash: string }): string {
  return `/pre-game/running/${encodeURIComponent(code)}/start?room=${hash}`;
}
