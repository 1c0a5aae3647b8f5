/** What may be uploaded. */
export const MEDIA_LIMITS = {
  /** Bytes; a picture is kept much smaller. */
  pictureBytes: 20 * 1024 * 1024,
  /** Bytes; a sound is kept as it is. */
  soundBytes: 10 * 1024 * 1024,
  /** Pixels of a side. */
  side: 12_000,
} as const;
