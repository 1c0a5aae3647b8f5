// How far up the climber is, with score and streak.

import type { ReactNode } from 'react';
import { message } from '#scenes/message.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';

export function PeakStatus({ view: { me, room } }: Pick<TwinProps, 'view'>): ReactNode {
  const say = useWords();
  const place = usePlace();
  const { climb } = me;
  const { mountain } = room;
  if (!climb || !mountain || me.isOver) return null;
  const camps = mountain.camps.length;
  const words =
    climb.peakAt === null
      ? message('mysticPeak:status.camp', {
          camp: climb.camp,
          of: camps,
          settled: climb.settled,
          questions: climb.of,
        })
      : message('mysticPeak:status.peak');
  return <p {...place('climb', 'twin-score')}>{say(words)}</p>;
}
