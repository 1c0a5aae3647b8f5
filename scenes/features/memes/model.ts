import type { PlayerView } from '#core/views/playerView.ts';
import type { Message } from '#scenes/message.ts';
import { NEXT, pauseLine } from '#scenes/player/model.ts';

/** A meme as shown, with its words in the reader's language. */
export interface ShownMeme {
  readonly id: string;
  readonly picture: string;
  readonly caption: string;
  /** Describes the picture. */
  readonly alt: string;
}

export interface MemeModel extends ShownMeme {
  readonly next: Message;
  readonly paused: Message | null;
}

export function memeModel({ room }: PlayerView, meme: ShownMeme): MemeModel {
  return { ...meme, next: NEXT, paused: pauseLine(room) };
}
