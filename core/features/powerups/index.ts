import type { FeatureManifest } from '#core/features/manifest.ts';
import { CHOSEN_ALONE, POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import type { PowerupsViews } from '#core/features/powerups/views.ts';

interface PowerupsFields extends PowerupsViews {
  readonly options: {
    /** Whether players are given power-ups. */
    readonly powerups: 'yes' | 'no';
    /** Which there are: their ids, with a space between each two. */
    readonly powerupKinds: string;
  };
}

declare module '#core/modes/mode.ts' {
  interface GameMode {
    /** The power-ups that players choose from, where none comes with an answer; where nothing is said all kinds come with answers. */
    readonly chosenPowerups?: readonly PowerupId[];
  }
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly powerups: PowerupsFields;
  }
}

/** The ids that a value of the option names, each once, in the order of all; undefined where it names anything else. */
export function kindsIn(value: string): readonly PowerupId[] | undefined {
  const named = new Set(value.split(' ').filter(Boolean));
  const kinds = POWERUP_IDS.filter((id) => named.has(id));
  return kinds.length === named.size ? kinds : undefined;
}

export const powerups: FeatureManifest<'powerups'> = {
  options: {
    powerups: { usual: 'no', choices: ['yes', 'no'], plain: 'no', byPlayers: true, isKeptAgain: hasPowerups },
    powerupKinds: {
      usual: POWERUP_IDS.filter((id) => !CHOSEN_ALONE.includes(id)).join(' '),
      read: (value) => kindsIn(value)?.join(' '),
      isKeptAgain: hasPowerups,
    },
  },
};
