// How far it is to the next choice, and the own shield, with score and streak.

import type { ReactNode } from 'react';
import { levelWords, shieldTitle, stepsWords } from '#scenes/features/duels/model.ts';
import { message } from '#scenes/message.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';

export function DuelStatus({ view: { me } }: Pick<TwinProps, 'view'>): ReactNode {
  const say = useWords();
  const place = usePlace();
  const { duel } = me;
  if (!duel || me.isOver) return null;
  const { playerShield } = duel;
  return (
    <>
      <p {...place('ladder', 'twin-score')}>
        {say(levelWords(duel))}. {say(stepsWords(duel))}.
      </p>
      {playerShield && (
        <p {...place(null, 'twin-score')}>
          {say(message('duels:ladder.shield', { title: shieldTitle(playerShield) }))}
        </p>
      )}
    </>
  );
}
