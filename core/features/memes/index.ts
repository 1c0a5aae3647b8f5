import type { FeatureManifest } from '#core/features/manifest.ts';
import { inGamesWithResults } from '#core/room/option.ts';

interface MemesFields {
  readonly options: {
    /** True if a meme follows each verdict in student-paced games. */
    readonly memes: boolean;
    /** The built-in memes, or the id of the host's own set. */
    readonly memeset: string;
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly memes: MemesFields;
  }
}

/** Id of the built-in memes. */
export const CLASSIC_MEMES = 'classic';
/** Id of the built-in memes, or of a set made on this server. */
const MEME_SET_ID = /^(?:classic|[0-9a-f]{24})$/;

export const memes: FeatureManifest<'memes'> = {
  options: {
    // Games from before this option have no memes; modes with memes turn it on.
    memes: { usual: false, plain: false, inGame: inGamesWithResults },
    memeset: { usual: CLASSIC_MEMES, read: (id) => (MEME_SET_ID.test(id) ? id : undefined) },
  },
};
