// Hints: those that stand with the open question, and the button that asks for one more.

import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlayerView, askedMoment } from '#core/views/playerView.ts';
import { hintButton, hintWords, hintsShown, offersHint } from '#scenes/features/hints/model.ts';
import type { FeaturePress, PlayerFeature, QuestionPartProps } from '#src/game/playerFeature.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { useKeyHint } from '#src/ui/useKeyHint.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useFocusBack } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type { HintIntent } from '#scenes/features/hints/ports.ts';

/** No letter, since those choose options. */
const HINT_KEY = '?';

function Taken({ view: { slide } }: QuestionPartProps): ReactNode {
  const { t } = useTranslation('play');
  const place = usePlace();
  const hints = hintsShown(slide);
  if (hints.length === 0) return null;
  return (
    <ul {...place('notes', 'twin-hints')} aria-label={t('play:hint.list')}>
      {hints.map((hint, index) => (
        // Hints have no id of their own and never move.
        <li key={index}>
          <Formatted words={hint} />
        </li>
      ))}
    </ul>
  );
}

function HintButton({ view: { slide }, isOpen, heading, onIntent }: QuestionPartProps): ReactNode {
  const say = useWords();
  const keyHint = useKeyHint();
  const place = usePlace();
  // With the last hint the button is gone.
  useFocusBack(heading, `${slide?.hints.left}`);
  if (!isOpen || !slide || !offersHint(slide)) return null;
  return (
    <button
      type="button"
      {...place('hint', 'button button--quiet')}
      aria-keyshortcuts={keyHint(HINT_KEY)}
      onClick={() => onIntent({ type: 'hint' })}
    >
      {say(hintButton(slide.hints.left))}
    </button>
  );
}

function hintKey({ key }: FeaturePress, { slide }: PlayerView): HintIntent | null {
  return key === HINT_KEY && offersHint(slide) ? { type: 'hint' } : null;
}

/** Asks for the next hint to the open question. */
function hintIntents(seat: SeatAccess) {
  return {
    hint() {
      const question = seat.openQuestion();
      const taken = seat.room.getState().view?.slide?.hints;
      if (!question || !taken || taken.left === 0) return;
      const asked = { questionId: question.id, hint: taken.taken.length + 1 };
      seat.send('getHint', asked, { isWanted: seat.whileOpen() });
    },
  };
}

export const hints: PlayerFeature = {
  intents: hintIntents,
  key: hintKey,
  AboveAnswers: Taken,
  BelowAnswers: HintButton,
  announces(previous, { view, scene }) {
    if (scene !== 'question' || !previous || askedMoment(previous.view) !== askedMoment(view)) return [];
    const shown = hintsShown(view.slide);
    const newest = shown.at(-1);
    const before = previous.view.slide?.hints.taken.length ?? 0;
    return newest && shown.length > before ? [hintWords(shown.length, newest.text)] : [];
  },
  menuKey: ({ room }) => (room.options.areHintsEnabled ? 'hint' : null),
};
