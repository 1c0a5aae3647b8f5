// Hints: those that stand with the open question, and the button that asks for one more.

import { hintIntents } from '#src/features/hints/intents.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { askedMoment } from '#core/views/playerView.ts';
import { hintButton, hintsShown, hintWords, offersHint } from '#scenes/features/hints/model.ts';
import { HINT_KEY, hintKey } from '#src/features/hints/key.ts';
import type { PlayerFeature, QuestionPartProps } from '#src/game/playerFeature.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { useKeyHint } from '#src/ui/useKeyHint.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useFocusBack } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';

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
