export const errors = {
  /** None of the kinds that are taken, whatever it is called, or a damaged one. */
  'media.NOT_A_PICTURE_OR_SOUND': 400,
  /** A sound of more bytes than one may have. */
  'media.TOO_LARGE': 413,
  /** A picture that would fill the memory once it is decoded. */
  'media.TOO_MANY_PIXELS': 413,
  /** The host keeps as much as the server's settings allow. */
  'media.QUOTA_EXCEEDED': 409,
  /** The server's disk is nearly full: what is left is for the games. */
  'media.DISK_FULL': 409,
  /** A picture to be cut that is not on this server, or no longer. */
  'media.NOT_KEPT': 404,
  /** A part of a picture that reaches beyond it. */
  'media.OUTSIDE': 400,
} as const;
