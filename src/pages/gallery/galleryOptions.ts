// What the gallery's address says: which scene in which state, and under which conditions.

import type { MotionPolicy, Tier } from '#scenes/index.ts';

export const MOTIONS: readonly MotionPolicy[] = ['full', 'reduced', 'none'];
export const TIERS: readonly Tier[] = ['high', 'medium', 'low', 'still'];
/** CSS pixels; without a size the scene fills what the page leaves. */
export const SIZES = ['390x844', '844x390', '768x1024', '1366x768', '1920x1080'] as const;

export interface GalleryOptions {
  /** `<group>/<state>` of a gallery entry; null: the first one. */
  readonly entry: string | null;
  readonly motion: MotionPolicy;
  /** null: as the machine is. */
  readonly tier: Tier | null;
  readonly size: { readonly width: number; readonly height: number } | null;
  /** The fixtures' time stands still: what is shown is the same every time. */
  readonly still: boolean;
  /** The scene alone, over the whole window. */
  readonly bare: boolean;
}

/** What is not known counts as not said. */
export function readOptions(search: string): GalleryOptions {
  const query = new URLSearchParams(search);
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(query.get('size') ?? '') ?? [];
  return {
    entry: query.get('entry'),
    motion: MOTIONS.find((motion) => motion === query.get('motion')) ?? 'full',
    tier: TIERS.find((tier) => tier === query.get('tier')) ?? null,
    size: width && height ? { width: Number(width), height: Number(height) } : null,
    still: query.get('clock') === 'still',
    bare: query.get('bare') === '1',
  };
}

/** The same address with one thing changed; '' takes it away. */
export function withOption(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  // A slash may stand in a query as it is, and reads better.
  return `?${query.toString().replaceAll('%2F', '/')}`;
}
