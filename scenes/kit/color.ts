// Color arithmetic for drawing.

/** `#RRGGBB` as 0xRRGGBB. */
export function hex(color: string): number {
  return Number.parseInt(color.slice(1), 16);
}

/** `#rrggbb` of channels from 0 to 255. */
export function toColor(red: number, green: number, blue: number): string {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

/** Mixes `a` (share 0) and `b` (share 1). Returns `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const from = hex(a);
  const to = hex(b);
  const channel = (shift: number): number => {
    const start = (from >> shift) & 255;
    return Math.round(start + (((to >> shift) & 255) - start) * share);
  };
  return toColor(channel(16), channel(8), channel(0));
}
