/** Limits of uploads. */
export const MEDIA_LIMITS = {
  /** Bytes; pictures are stored much smaller. */
  pictureBytes: 20 * 1024 * 1024,
  /** Bytes; sounds are stored as is. */
  soundBytes: 10 * 1024 * 1024,
  /** Pixels per side. */
  side: 12_000,
} as const;
