import type { FeatureManifest } from '#core/features/manifest.ts';

interface FocusFields {
  readonly options: {
    /** Whether the host is told who leaves the page of the game while it runs. */
    readonly focusMode: boolean;
  };
  readonly hostRow: {
    /** How often the page of the game was left, for how many ms in all until each return, and whether it is now; null where nobody looks. */
    readonly focus: { readonly lost: number; readonly awayMs: number; readonly away: boolean } | null;
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly focus: FocusFields;
  }
}

export const focus: FeatureManifest<'focus'> = {
  options: { focusMode: { usual: false } },
};
