export const mediaErrors = {
  /** Not one of the accepted file types, whatever its name says, or damaged. */
  'media.NOT_A_PICTURE_OR_SOUND': 400,
  /** A sound with more bytes than allowed. */
  'media.TOO_LARGE': 413,
  /** A picture that would take up too much memory once it's decoded. */
  'media.TOO_MANY_PIXELS': 413,
  /** The host has used up the quota in the server's settings. */
  'media.QUOTA_EXCEEDED': 409,
  /** The server's disk is nearly full; the rest is reserved for games. */
  'media.DISK_FULL': 409,
  /** The picture to crop isn't on this server, or not anymore. */
  'media.NOT_KEPT': 404,
  /** The crop reaches beyond the picture. */
  'media.OUTSIDE': 400,
} as const;
