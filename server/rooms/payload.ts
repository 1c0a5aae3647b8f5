// What each push of a room carries around its patch.

import type { Room } from '#core/authority/index.ts';

export function payloadOf(room: Room, patch: object) {
  return { roomHash: room.hash, seq: room.seq, now: Date.now(), patch };
}
