// Conversion of a picture from the host's device to a meme's: a still of at most 600 pixels, without camera
// metadata.

/**
 * Longest side in pixels: the width of memes (specification 2, section 9 "Image sizes"), and the same for the
 * height.
 */
const LONGEST = 600;
/** WebP quality, 0 to 1. */
const QUALITY = 0.82;
/** Types that browsers can draw and the server accepts. SVG isn't a picture but a document. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif';

/** Resolves with the picture as base64; null if it can't be read. */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  if (!PICTURE_TYPES.split(',').includes(file.type)) return null;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas.toDataURL('image/webp', QUALITY).split(',')[1] ?? null;
  } catch {
    // Not a picture, whatever its type says.
    return null;
  }
}
