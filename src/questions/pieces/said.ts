// What a screen reader says while pieces are moved, made from the difference of two moments.

import { same } from '#core/collections/same.ts';
import { type Message, message } from '#scenes/message.ts';

export interface PieceMoment<Placed> {
  readonly placed: Placed;
  /** Id of the piece that is picked up. */
  readonly held: string | undefined;
  /** Acts that can be undone. */
  readonly past: number;
}

/** The kind's own sentences of a piece, as it is placed now. */
export interface PieceSentences<Placed> {
  pickedUp(piece: string): Message;
  /** It is moved, and still held. */
  over(piece: string): Message;
  put(piece: string): Message;
  /** The piece that was moved in between. */
  moved(before: Placed): string | undefined;
}

/** null: there is nothing to say. */
export function saidOf<Placed>(
  before: PieceMoment<Placed>,
  { placed, held, past }: PieceMoment<Placed>,
  say: PieceSentences<Placed>,
): Message | null {
  const isMoved = !same(before.placed, placed);
  if (isMoved && past < before.past) return message('play:pieces.undone');
  if (held !== undefined && held !== before.held) return say.pickedUp(held);
  if (held !== undefined) return isMoved ? say.over(held) : null;
  const put = before.held ?? (isMoved ? say.moved(before.placed) : undefined);
  return put === undefined ? null : say.put(put);
}
