import { type Options, whereTold } from '#core/room/option.ts';

export interface MemesOptions {
  /** Whether a meme comes between a verdict and what follows, at an own pace. */
  readonly memes: boolean;
  /** Whose memes: the built-in ones, or a set of the host's. */
  readonly memeset: string;
}

/** The built-in set of memes. */
export const CLASSIC_MEMES = 'classic';
/** Ids of sets of memes: the built-in one, or one that was made on this server. */
const MEME_SET_ID = /^(?:classic|[0-9a-f]{24})$/;

export const options: Options<MemesOptions> = {
  // Games from before there were memes have none; the kinds of games that have them say so.
  memes: { usual: false, plain: false, inGame: whereTold },
  memeset: { usual: CLASSIC_MEMES, read: (id) => (MEME_SET_ID.test(id) ? id : undefined) },
};
