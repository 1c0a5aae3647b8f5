export const memesErrors = {
  'memes.NOT_FOUND': 404,
  /** Not PNG, JPEG, WebP or GIF, or too large. */
  'memes.NOT_A_PICTURE': 400,
  'memes.PICTURE_NOT_FOUND': 404,
  /** More sets, or bytes of pictures, than a host may keep. */
  'memes.TOO_MANY': 409,
} as const;
