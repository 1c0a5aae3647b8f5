// Gallery options from the URL: which scene in which state, and the display settings.

import type { MotionPolicy, Tier } from '#scenes/index.ts';
import { isTheme } from '#src/platform/theme/themes.ts';

export const MOTIONS: readonly MotionPolicy[] = ['full', 'reduced', 'none'];
export const TIERS: readonly Tier[] = ['high', 'medium', 'low', 'still'];
/** CSS pixels; without a size, the scene fills the space on the page. */
export const SIZES = ['390x844', '844x390', '768x1024', '1366x768', '1920x1080'] as const;

export interface GalleryOptions {
  /** `<group>/<state>` of a gallery entry; null for the first one. */
  readonly entry: string | null;
  /** Any theme, whoever it is offered to; null for the page's own. */
  readonly theme: string | null;
  readonly motion: MotionPolicy;
  /** null: chosen to suit this device. */
  readonly tier: Tier | null;
  readonly size: { readonly width: number; readonly height: number } | null;
  /** Freezes the fixtures' clock, so the output is the same every time. */
  readonly still: boolean;
  /** Shows the scene alone, filling the window. */
  readonly bare: boolean;
}

/** Unknown values count as missing. */
export function readOptions(search: string): GalleryOptions {
  const query = new URLSearchParams(search);
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(query.get('size') ?? '') ?? [];
  const theme = query.get('theme');
  return {
    entry: query.get('entry'),
    theme: theme !== null && isTheme(theme) ? theme : null,
    motion: MOTIONS.find((motion) => motion === query.get('motion')) ?? 'full',
    tier: TIERS.find((tier) => tier === query.get('tier')) ?? null,
    size: width && height ? { width: Number(width), height: Number(height) } : null,
    still: query.get('clock') === 'still',
    bare: query.get('bare') === '1',
  };
}

/** Returns the same query with one parameter changed; '' removes it. */
export function withOption(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  // A slash is allowed in a query, and reads better.
  return `?${query.toString().replaceAll('%2F', '/')}`;
}
