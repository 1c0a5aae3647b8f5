// All that a player can be in the middle of besides an open question. Where several may come, the first one does.

import type { PlayerView } from '#core/views/playerView.ts';
import { allOf } from '#src/game/features.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';
import { ready } from '#src/game/phases/ready.ts';
import { standings } from '#src/game/phases/standings.ts';
import { verdict } from '#src/game/phases/verdict.tsx';

/** Those of features stand around the page's own. */
export function phaseSources(): readonly PhaseSource[] {
  const ofFeatures = allOf(({ phases }) => phases);
  const at = (wanted: PhaseSource['place']) => ofFeatures.filter(({ place }) => place === wanted);
  return [
    ...at('beforeVerdict'),
    ready,
    verdict,
    ...at('afterVerdict'),
    standings,
    ...at(undefined),
    ...at('last'),
  ];
}

const fixed = () => phaseSources().flatMap(({ phases = [] }) => phases);

/** One that is the same for everybody; null where there is none of this name. */
export function phaseNamed(id: string): Phase | null {
  return fixed().find((phase) => phase.id === id) ?? null;
}

/** What a view says by itself that the player is in the middle of; null for nothing. */
export function phaseTold(view: PlayerView): Phase | null {
  return fixed().find((phase) => phase.isTold?.(view)) ?? null;
}
