// The question on the wall: open, closed, and with its answers.

import { createElement, type ReactNode } from 'react';
import { GET_READY, projectorQuestionModel } from '#scenes/projector/model.ts';
import { WallMedia } from '#src/host/projector/WallMedia.tsx';
import type { WallTwinProps } from '#src/host/projector/wallTwinProps.ts';
import { hostKindOf } from '#src/questions/hostKinds.ts';
import { useQuestionTimer } from '#src/twins/Countdown.tsx';
import { useWords } from '#src/twins/useWords.ts';
import { rightAnswerOf } from '#src/twins/wording.ts';
import '#src/host/projector/wallQuestion.css';
import '#src/host/shell/optionMark.css';
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
      {createElement(hostKindOf(question.type).WallAnswers, {
        question,
        asks: slide.state === 'active',
        reveal: slide.reveal,
        right,
        distribution,
        drawn,
        plain: room.options.jumbleAnswers,
      })}
      {model.unanswered && <p className="wall-note">{say(model.unanswered)}</p>}
      {model.explanation !== null && <p className="wall-note">{model.explanation}</p>}
    </article>
  );
}
