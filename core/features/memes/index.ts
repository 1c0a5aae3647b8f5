import type { FeatureManifest } from '#core/features/manifest.ts';
import { whereTold } from '#core/room/option.ts';

interface MemesFields {
  readonly options: {
    /** Whether a meme comes between a verdict and what follows, at an own pace. */
    readonly memes: boolean;
    /** Whose memes: the built-in ones, or a set of the host's. */
    readonly memeset: string;
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly memes: MemesFields;
  }
}

/** The built-in set of memes. */
export const CLASSIC_MEMES = 'classic';
/** Ids of sets of memes: the built-in one, or one that was made on this server. */
const MEME_SET_ID = /^(?:classic|[0-9a-f]{24})$/;

export const memes: FeatureManifest<'memes'> = {
  options: {
    // Games from before there were memes have none; the kinds of games that have them say so.
    memes: { usual: false, plain: false, inGame: whereTold },
    memeset: { usual: CLASSIC_MEMES, read: (id) => (MEME_SET_ID.test(id) ? id : undefined) },
  },
};
