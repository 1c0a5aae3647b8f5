// The question on the wall: open, closed, and with its answers.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionType } from '#core/questions/question.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import type { Message } from '#scenes/message.ts';
import { GET_READY, projectorQuestionModel } from '#scenes/projector/model.ts';
import { hintOf, NO_ANSWERS, rightWords, TYPE_ANSWER, WRITE_ANSWER } from '#scenes/questions/model.ts';
import { WallMedia } from '#src/host/projector/WallMedia.tsx';
import type { WallTwinProps } from '#src/host/projector/wallTwinProps.ts';
import { useQuestionTimer } from '#src/twins/Countdown.tsx';
import { useWords } from '#src/twins/useWords.ts';
import { rightAnswerOf } from '#src/twins/wording.ts';
import '#src/host/projector/wallQuestion.css';
import '#src/host/projector/wallTwin.css';

export function WallQuestion({ view, drawn }: WallTwinProps): ReactNode {
  const say = useWords();
  const { slide, room } = view;
  const model = projectorQuestionModel(view);
  const { seconds } = useQuestionTimer(slide, room);
  const question = slide?.question;
  if (!slide || !question)
    return (
      <section className="wall-centre">
        <h1 className="wall-title">{say(GET_READY)}</h1>
      </section>
    );
  const hint = slide.state === 'active' ? hintAbove(question.type) : null;
  const right = rightAnswerOf(question, slide.reveal);
  const { distribution } = slide;
  return (
    <article className="wall-question">
      <div className="wall-head">
        {model.place && <p>{say(model.place)}</p>}
        {seconds !== null && !distribution && (
          <p className="wall-timer" role="timer" data-late={seconds <= 5}>
            {seconds}
          </p>
        )}
        {model.status && <p className="wall-note">{say(model.status.words)}</p>}
        {model.right && <p className="wall-note">{say(model.right.word)}</p>}
        <p>{say(model.answered.line)}</p>
      </div>
      <div className="wall-ask card" data-scheme="day">
        {question.media?.type === 'image' && !drawn && (
          <img className="wall-picture" src={question.media.url} alt={question.media.alt ?? ''} />
        )}
        {!drawn && <WallMedia view={view} />}
        <h1 className="wall-text">{question.text || question.media?.alt}</h1>
      </div>
      {hint && <p className="wall-note">{say(hint)}</p>}
      {'options' in question && (
        <WallOptions slide={slide} question={question} drawn={drawn} plain={room.options.jumbleAnswers} />
      )}
      {right !== null && <p className="wall-right">{say(rightWords(right))}</p>}
      {!('options' in question) && distribution && <Texts distribution={distribution} />}
      {model.unanswered && <p className="wall-note">{say(model.unanswered)}</p>}
      {model.explanation !== null && <p className="wall-note">{model.explanation}</p>}
    </article>
  );

  function hintAbove(type: QuestionType): Message | null {
    switch (type) {
      case 'MCQ':
        return null;
      case 'MSQ':
        return hintOf(type);
      case 'BLANK':
        return TYPE_ANSWER;
      case 'OPEN':
        return WRITE_ANSWER;
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
  const say = useWords();
  if (distribution.answered === 0) return <p className="wall-note">{say(NO_ANSWERS)}</p>;
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
