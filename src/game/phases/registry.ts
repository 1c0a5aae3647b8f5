// Registry of the phases a player can be in besides an open question. If several apply, the first one wins.

import type { PlayerView } from '#core/views/playerView.ts';
import { allOf } from '#src/game/features.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';
import { ready } from '#src/game/phases/ready.ts';
import { leaderboard } from '#src/game/phases/leaderboard.ts';
import { verdict } from '#src/game/phases/verdict.tsx';

/** Features' sources go around the page's own. */
export function phaseSources(): readonly PhaseSource[] {
  const ofFeatures = allOf(({ phases }) => phases);
  const at = (wanted: PhaseSource['place']) => ofFeatures.filter(({ place }) => place === wanted);
  return [
    ...at('beforeVerdict'),
    ready,
    verdict,
    ...at('afterVerdict'),
    leaderboard,
    ...at(undefined),
    ...at('last'),
  ];
}

const fixed = () => phaseSources().flatMap(({ phases = [] }) => phases);

/** The phase with this id, if it is the same for everyone; null if there is none. */
export function phaseNamed(id: string): Phase | null {
  return fixed().find((phase) => phase.id === id) ?? null;
}

/** The phase that a view alone implies; null for none. */
export function phaseInView(view: PlayerView): Phase | null {
  return fixed().find((phase) => phase.isInView?.(view)) ?? null;
}
