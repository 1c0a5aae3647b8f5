import type { FeatureManifest } from '#core/features/manifest.ts';

/** web: a person or a group. bot: a simulated player of a rehearsal or a solo game. */
export type PlayerOrigin = 'bot' | 'web';

interface BotsFields {
  readonly boardRow: {
    readonly origin: PlayerOrigin;
  };
  readonly hostRow: {
    /** True if it is a rehearsal bot. */
    readonly isRobot: boolean;
  };
  /** Sets the number of bots. */
  readonly control: 'rehearse';
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly bots: BotsFields;
  }
}

export const bots: FeatureManifest<'bots'> = {};
