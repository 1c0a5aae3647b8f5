// Lazily loaded part of duels: status and announcements.

import type { ReactNode } from 'react';
import { levelWords, newsWords, shieldTitle, stepsWords } from '#scenes/features/duels/model.ts';
import { message } from '#scenes/message.ts';
import type { Announcement, Shown, TwinProps } from '#src/game/phases/phase.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';
import { added } from '#core/collections/added.ts';
import { choiceModel } from '#scenes/features/duels/choice/model.ts';
import { isChoicePhase } from '#src/features/duels/choicePhase.tsx';

export { actOnDuel } from '#src/features/duels/actions.ts';
export { choicePhase, phaseOf } from '#src/features/duels/choicePhase.tsx';

/** Steps to the next choice and the player's own shield, shown with score and streak. */
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

/** A page that has just opened announces only an open choice, no past news. */
export function announcementsOf(previous: Shown | null, next: Shown): readonly Announcement[] {
  const before = previous?.view.me.duel;
  const { duel } = next.view.me;
  const news = before && duel ? added(before.news, duel.news).map(newsWords) : [];
  return [...news, ...headingOf(previous, next)];
}

/** Announces the heading of a new step, because the focus goes to the button below it. */
function headingOf(previous: Shown | null, next: Shown): readonly Announcement[] {
  const step = stepOf(next);
  return step && step.id !== stepOf(previous)?.id ? [step.title] : [];
}

function stepOf(shown: Shown | null) {
  return shown && isChoicePhase(shown.phase) ? choiceModel(shown.view, shown.phase.state) : null;
}
