/** Limits of a meme set. */
export const MEME_LIMITS = {
  /** In characters. */
  name: 60,
  caption: 120,
  alt: 200,
  memes: 60,
  /** Bytes of a picture, which the page scales to 600 pixels wide before upload. */
  pictureBytes: 300 * 1024,
} as const;
