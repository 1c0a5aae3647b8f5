// The question on the wall: open, closed, and with its answers.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionType } from '#core/questions/question.ts';
import { rightPercent } from '#core/views/figures.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { WallMedia } from '#src/host/projector/WallMedia.tsx';
import type { WallTwinProps } from '#src/host/projector/WallTwin.tsx';
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
  const hint = slide.state === 'active' ? hintOf(question.type) : null;
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
      {hint !== null && <p className="wall-note">{hint}</p>}
      {'options' in question && (
        <WallOptions slide={slide} question={question} drawn={drawn} plain={room.options.jumbleAnswers} />
      )}
      {right !== null && <p className="wall-right">{t('scenes:projector.rightAnswer', { list: right })}</p>}
      {!('options' in question) && distribution && <Texts distribution={distribution} />}
      {distribution && distribution.unanswered > 0 && (
        <p className="wall-note">{t('scenes:projector.unanswered', { number: distribution.unanswered })}</p>
      )}
      {slide.explanation !== null && <p className="wall-note">{slide.explanation}</p>}
    </article>
  );

  function hintOf(type: QuestionType): string | null {
    switch (type) {
      case 'MCQ':
        return null;
      case 'MSQ':
        return t('scenes:question.hint.MSQ');
      case 'BLANK':
        return t('scenes:projector.typeAnswer');
      case 'OPEN':
        return t('scenes:projector.writeAnswer');
      default:
        return type satisfies never;
    }
  }
}

type Choosable = Extract<NonNullable<ProjectorSlide['question']>, { readonly options: unknown }>;

function WallOptions({
  slide,
  question,
  drawn,
  plain,
}: {
  readonly slide: ProjectorSlide;
  readonly question: Choosable;
  readonly drawn: boolean;
  /** Every device has its own order: a colour would name another option there. */
  readonly plain: boolean;
}): ReactNode {
  const { t } = useTranslation('host');
  const { reveal, distribution } = slide;
  const correct = reveal && 'correctIds' in reveal ? reveal.correctIds : null;
  return (
    <ul className="wall-options">
      {question.options.map(({ id, text, media }, place) => {
        const right = correct?.includes(id) ?? false;
        return (
          <li
            key={id}
            className="wall-option"
            data-option={plain ? undefined : place + 1}
            data-dim={correct !== null && correct.length > 0 && !right}
          >
            {media?.type === 'image' && !drawn && (
              <img className="wall-option-picture" src={media.url} alt="" />
            )}
            <span className="wall-option-text">{text || media?.alt}</span>
            {right && <span className="visually-hidden">{t('host:question.right')}</span>}
            {distribution && <strong className="wall-option-count">{distribution.options[id] ?? 0}</strong>}
          </li>
        );
      })}
    </ul>
  );
}

function Texts({
  distribution,
}: {
  readonly distribution: NonNullable<ProjectorSlide['distribution']>;
}): ReactNode {
  const { t } = useTranslation('scenes');
  if (distribution.answered === 0) return <p className="wall-note">{t('scenes:projector.noAnswers')}</p>;
  return (
    <ul className="wall-texts">
      {distribution.texts.map(({ text, count, correct }) => (
        <li key={text} data-right={correct}>
          <span>{text}</span> <strong>{count}</strong>
        </li>
      ))}
    </ul>
  );
}
