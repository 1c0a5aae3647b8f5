import type { FeatureManifest } from '#core/features/manifest.ts';
import { OPT_IN_POWERUPS, POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import type { PowerupsViews } from '#core/features/powerups/views.ts';

interface PowerupsFields extends PowerupsViews {
  readonly options: {
    /** True if players get power-ups. */
    readonly powerups: 'yes' | 'no';
    /** Ids of the available kinds, separated by spaces. */
    readonly powerupKinds: string;
  };
}

declare module '#core/modes/mode.ts' {
  interface GameMode {
    /**
     * Kinds that players choose from in games that award no cards for answers; absent: cards are awarded for
     * answers, from all kinds.
     */
    readonly chosenPowerups?: readonly PowerupId[];
  }
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly powerups: PowerupsFields;
  }
}

/**
 * Returns the ids in a value of the option, without duplicates and in canonical order; undefined if it
 * contains anything else.
 */
export function kindsIn(value: string): readonly PowerupId[] | undefined {
  const named = new Set(value.split(' ').filter(Boolean));
  const kinds = POWERUP_IDS.filter((id) => named.has(id));
  return kinds.length === named.size ? kinds : undefined;
}

export const powerups: FeatureManifest<'powerups'> = {
  options: {
    powerups: {
      usual: 'no',
      choices: ['yes', 'no'],
      plain: 'no',
      byPlayers: true,
      isKeptInReplay: hasPowerups,
    },
    powerupKinds: {
      usual: POWERUP_IDS.filter((id) => !OPT_IN_POWERUPS.includes(id)).join(' '),
      read: (value) => kindsIn(value)?.join(' '),
      isKeptInReplay: hasPowerups,
    },
  },
};
