// Screen reader announcements while pieces are moved, made from the difference between two moments.

import { deepEqual } from '#core/collections/deepEqual.ts';
import { type Message, message } from '#scenes/message.ts';

export interface PiecesState<Placed> {
  readonly placed: Placed;
  /** Id of the piece that is picked up. */
  readonly held: string | undefined;
  /** Number of acts that can be undone. */
  readonly past: number;
}

/** The kind's own announcements about a piece, where it is now. */
export interface PieceSentences<Placed> {
  pickedUp(piece: string): Message;
  /** The piece was moved and is still held. */
  over(piece: string): Message;
  put(piece: string): Message;
  /** The piece that was moved in between. */
  moved(before: Placed): string | undefined;
}

/** Null if there is nothing to say. */
export function pieceAnnouncement<Placed>(
  before: PiecesState<Placed>,
  { placed, held, past }: PiecesState<Placed>,
  say: PieceSentences<Placed>,
): Message | null {
  const isMoved = !deepEqual(before.placed, placed);
  if (isMoved && past < before.past) return message('kinds:pieces.undone');
  if (held !== undefined && held !== before.held) return say.pickedUp(held);
  if (held !== undefined) return isMoved ? say.over(held) : null;
  const put = before.held ?? (isMoved ? say.moved(before.placed) : undefined);
  return put === undefined ? null : say.put(put);
}
