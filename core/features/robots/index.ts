import type { FeatureManifest } from '#core/features/manifest.ts';

/** web: a person, or several. bot: a simulated player, of a rehearsal or of a game alone. */
export type PlayerOrigin = 'bot' | 'web';

interface RobotsFields {
  readonly boardRow: {
    readonly origin: PlayerOrigin;
  };
  readonly hostRow: {
    /** Whether it is a robot of a rehearsal. */
    readonly isRobot: boolean;
  };
  /** Sets how many robots play. */
  readonly control: 'rehearse';
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly robots: RobotsFields;
  }
}

export const robots: FeatureManifest<'robots'> = {};
