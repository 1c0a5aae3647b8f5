// The question on the wall: open, closed, and with its answers.

import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rightPercent } from '#core/views/figures.ts';
import { WallMedia } from '#src/host/projector/WallMedia.tsx';
import type { WallTwinProps } from '#src/host/projector/WallTwin.tsx';
import { hostKindOf } from '#src/questions/hostKinds.ts';
import { useQuestionTimer } from '#src/twins/Countdown.tsx';
import { rightAnswerOf } from '#src/twins/wording.ts';
import '#src/host/projector/wallQuestion.css';
import '#src/host/projector/wallTwin.css';

export function WallQuestion({ view, drawn }: WallTwinProps): ReactNode {
  const { t } = useTranslation(['host', 'scenes']);
  const { slide, room } = view;
  const { seconds } = useQuestionTimer(slide, room);
  const question = slide?.question;
  if (!slide || !question)
    return (
      <section className="wall-centre">
        <h1 className="wall-title">{t('scenes:projector.getReady')}</h1>
      </section>
    );
  const right = rightAnswerOf(question, slide.reveal);
  const { distribution } = slide;
  const percent = distribution && slide.reveal ? rightPercent(question, distribution) : null;
  return (
    <article className="wall-question">
      <div className="wall-head">
        <p>{t('scenes:projector.question', { number: slide.index + 1, total: slide.total })}</p>
        {seconds !== null && !distribution && (
          <p className="wall-timer" role="timer" data-late={seconds <= 5}>
            {seconds}
          </p>
        )}
        {room.state === 'paused' && <p className="wall-note">{t('scenes:projector.paused')}</p>}
        {slide.state === 'waiting' && <p className="wall-note">{t('scenes:projector.timeUp')}</p>}
        {percent !== null && <p className="wall-note">{t('scenes:projector.rightShare', { percent })}</p>}
        <p>{t('scenes:projector.answered', { answered: slide.answered, expected: slide.expected })}</p>
      </div>
      <div className="wall-ask card" data-scheme="day">
        {question.media?.type === 'image' && !drawn && (
          <img className="wall-picture" src={question.media.url} alt={question.media.alt ?? ''} />
        )}
        {!drawn && <WallMedia view={view} />}
        <h1 className="wall-text">{question.text || question.media?.alt}</h1>
      </div>
      {createElement(hostKindOf(question.type).WallAnswers, {
        question,
        asks: slide.state === 'active',
        reveal: slide.reveal,
        right,
        distribution,
        drawn,
        plain: room.options.jumbleAnswers,
      })}
      {distribution && distribution.unanswered > 0 && (
        <p className="wall-note">{t('scenes:projector.unanswered', { number: distribution.unanswered })}</p>
      )}
      {slide.explanation !== null && <p className="wall-note">{slide.explanation}</p>}
    </article>
  );
}
