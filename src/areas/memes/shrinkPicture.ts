// A picture from the host's device as memes have it: still, at most 600 pixels wide, without what a camera wrote into it.

/** Pixels; the width that memes have (specification 2, section 9 "Image sizes"), and the same for what stands. */
const LONGEST = 600;
/** Of WebP, or JPEG where a browser can't make one. */
const QUALITY = 0.82;
/** What a browser can draw and the server takes. SVG is no picture but a document. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif';

/** The picture as base64; null where it can't be read. */
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
    // No picture, whatever its name says.
    return null;
  }
}
