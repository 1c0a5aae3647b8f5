// Hints: those shown with the open question, and the button that requests the next one.

import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlayerView, askedKey } from '#core/views/playerView.ts';
import { hintButton, hintWords, hintsShown, offersHint } from '#scenes/features/hints/model.ts';
import type { FeaturePress, PlayerFeature, QuestionPartProps } from '#src/game/playerFeature.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useFocusBack } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type { HintIntent } from '#scenes/features/hints/ports.ts';

/** Not a letter, since letters choose options. */
const HINT_KEY = '?';

function Taken({ view: { slide } }: QuestionPartProps): ReactNode {
  const { t } = useTranslation('play');
  const place = usePlace();
  const hints = hintsShown(slide);
  if (hints.length === 0) return null;
  return (
    <ul {...place('notes', 'twin-hints')} aria-label={t('play:hint.list')}>
      {hints.map((hint, index) => (
        // Hints have no ids and are never reordered.
        <li key={index}>
          <Formatted words={hint} />
        </li>
      ))}
    </ul>
  );
}

function HintButton({ view: { slide }, isOpen, heading, onIntent }: QuestionPartProps): ReactNode {
  const say = useWords();
  const keyHint = useAriaKeyShortcuts();
  const place = usePlace();
  // The button disappears with the last hint.
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

/** Requests the next hint for the open question. */
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
    if (scene !== 'question' || !previous || askedKey(previous.view) !== askedKey(view)) return [];
    const shown = hintsShown(view.slide);
    const newest = shown.at(-1);
    const before = previous.view.slide?.hints.taken.length ?? 0;
    return newest && shown.length > before ? [hintWords(shown.length, newest.text)] : [];
  },
  menuKey: ({ room }) => (room.options.areHintsEnabled ? 'hint' : null),
};
