/** What a set may hold. */
export const MEME_LIMITS = {
  /** Characters. */
  name: 60,
  caption: 120,
  alt: 200,
  memes: 60,
  /** Bytes of a picture: the page makes them 600 pixels wide before they leave the host's device. */
  pictureBytes: 300 * 1024,
} as const;
