// Picture formats detected from a file's first bytes, because the sender's label proves nothing. SVG and
// other formats that can hold scripts are not accepted.

export const PICTURE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
} as const;
export type PictureKind = keyof typeof PICTURE_TYPES;

/** Returns whether these bytes, or these ASCII characters, are found at the given offset. */
export function startsWith(bytes: Buffer, signature: readonly number[] | string, from = 0): boolean {
  const wanted = Buffer.from(signature as string);
  return wanted.equals(bytes.subarray(from, from + wanted.length));
}

/** Returns null for any other format. */
export function pictureKindOf(bytes: Buffer): PictureKind | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBPVP8', 8)) return 'webp';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  return null;
}
