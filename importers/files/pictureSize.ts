// Size of a picture in pixels, from the start of its file.

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** null if the file is damaged or of another format than PNG, GIF, JPEG, WebP and SVG. */
export function pictureSize(bytes: Uint8Array<ArrayBuffer>): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = sizeIn(view, bytes);
    if (!size) return null;
    const [width, height] = [Math.round(size.width), Math.round(size.height)];
    return width > 0 && height > 0 ? { width, height } : null;
  } catch (error) {
    // The file ends within its head.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function sizeIn(view: DataView, bytes: Uint8Array<ArrayBuffer>): PictureSize | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  if (head.startsWith('\u0089PNG')) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (head.startsWith('GIF8')) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (head.startsWith('\u00ff\u00d8')) return jpegSize(view);
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return webpSize(view, head.slice(12, 16));
  return svgSize(new TextDecoder().decode(bytes.subarray(0, 4_000)));
}

/** The first frame's segment has it. */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}

function webpSize(view: DataView, kind: string): PictureSize | null {
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return kind === 'VP8X' ? { width: three(24), height: three(27) } : null;
}

function svgSize(text: string): PictureSize | null {
  const [tag] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (tag === undefined) return null;
  const length = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1]);
  const [width, height] = [length('width'), length('height')];
  if (width > 0 && height > 0) return { width, height };
  const box =
    /\sviewBox="([^"]*)"/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , wide = 0, high = 0] = box;
  return Number.isFinite(wide + high) ? { width: wide, height: high } : null;
}
