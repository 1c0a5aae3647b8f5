// What a picture is, by its first bytes: what its sender calls it is no proof. SVG and whatever else can hold a script is none.

export const PICTURE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
} as const;
export type PictureKind = keyof typeof PICTURE_TYPES;

const startsWith = (bytes: Buffer, signature: readonly number[], from = 0): boolean =>
  signature.every((byte, index) => bytes[from + index] === byte);
const text = (word: string): readonly number[] => [...word].map((letter) => letter.charCodeAt(0));

/** null for anything that is none of these. */
export function pictureKindOf(bytes: Buffer): PictureKind | null {
  if (startsWith(bytes, [0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, text('RIFF')) && startsWith(bytes, text('WEBPVP8'), 8)) return 'webp';
  if (startsWith(bytes, text('GIF87a')) || startsWith(bytes, text('GIF89a'))) return 'gif';
  return null;
}
