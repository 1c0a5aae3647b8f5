import type { FeatureManifest } from '#core/features/manifest.ts';

interface FocusFields {
  readonly options: {
    /** True if the host sees who leaves the game's page while the game runs. */
    readonly focusMode: boolean;
  };
  readonly hostRow: {
    /**
     * Times the game's page was left, total ms away over finished absences, and whether it is out of sight
     * now; null when focus mode is off.
     */
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
