// FLASHCARD: a button that turns the card over, and two that say whether it was known.

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import { cardOf, FLIP, frontOf, MARKS } from '#scenes/questions/flashcard/model.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';

function FlashcardTwin(props: QuestionTwinProps<'FLASHCARD'>): ReactNode {
  const { question, onIntent } = props;
  const { back } = question;
  const { t } = useTranslation('kinds');
  const say = useWords();
  const place = usePlace();
  const keyHint = useAriaKeyShortcuts();
  const { announcer } = useServices();
  const { isBack, open, mark } = cardOf(props);
  const { text, media } = isBack ? back : frontOf(question);
  // The question that follows is a sentence of its own.
  const words = (text || media?.alt || '').replace(/[\s.]+$/, '');
  const spoken = isBack
    ? t('kinds:flashcard.back', { text: words })
    : t('kinds:flashcard.front', { text: words });
  const said = useRef(isBack);
  useEffect(() => {
    if (open && said.current !== isBack) announcer.announce(spoken);
    said.current = isBack;
  }, [isBack, open, spoken, announcer]);
  return (
    <>
      {isBack && (
        <div {...place(open ? null : 'card', 'note')}>
          {back.media && (
            <img
              className="twin-media"
              src={uploadAtWidth(back.media.url, PICTURE_WIDTH.question)}
              alt={back.media.alt ?? ''}
            />
          )}
          <p className="lead">
            <Formatted words={back} />
          </p>
        </div>
      )}
      {mark && (
        <p {...place(null, 'strong')}>
          {mark.sign} {say(mark.words)}
        </p>
      )}
      {open && (
        <div className="row">
          <button
            type="button"
            {...place('card', 'button button--big button--quiet')}
            aria-pressed={isBack}
            aria-keyshortcuts={keyHint('Space')}
            onClick={() => onIntent({ type: 'flip' })}
          >
            {say(FLIP)}
          </button>
          {MARKS.map(({ id, known, words }, index) => (
            <button
              key={id}
              type="button"
              {...place(id, 'button button--big')}
              aria-keyshortcuts={keyHint(String(index + 1))}
              onClick={() => onIntent({ type: 'know', known })}
            >
              {say(words)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

export { FlashcardTwin as FLASHCARD };
