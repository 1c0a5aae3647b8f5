import type { FeatureManifest } from '#core/features/manifest.ts';

interface PaperFields {
  /** Records a student's sheet. */
  readonly control: 'record';
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly paper: PaperFields;
  }
}

export const paper: FeatureManifest<'paper'> = {};
