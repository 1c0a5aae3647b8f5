// Power-ups and their effects as records, the form that the specification's calls answer with (specification
// 2, section 3 "Power-up configuration", section 7).

import type { PowerupId } from '#core/features/powerups/ids.ts';

export const POWERUP_STATUSES = ['archived', 'awarded', 'activated', 'destroyed'] as const;
export type PowerupStatus = (typeof POWERUP_STATUSES)[number];

export interface RecordMeta {
  /** The question it is about: after which the card came, or for which it was used; null for none. */
  readonly questionId: string | null;
  readonly attempt: number;
  /** Number of the question it is about, 1-based in the order of the player's answers; 0 before the first. */
  readonly questionNum: number;
  /** Slot of the belt, 0-based; null outside it. */
  readonly beltPosition: number | null;
  readonly source: 'teacher' | 'student';
}

/** A card: in hand, used, or gone (archived). */
export interface PowerupRecord {
  readonly id: number;
  readonly powerupId: number;
  readonly name: PowerupId;
  readonly status: PowerupStatus;
  readonly meta: RecordMeta;
  readonly isTeacherPowerup: boolean;
}

/** An effect on the player, activated until it ends. */
export interface EffectRecord {
  readonly _id: number;
  readonly name: PowerupId;
  /** The card that was used; null if the player had none: another player's or a teacher's effect. */
  readonly powerupId: number | null;
  readonly status: PowerupStatus;
  readonly meta: RecordMeta;
}
