// Question on the projector: open, closed, and revealed.

import { createElement, type ReactNode } from 'react';
import { GET_READY, projectorQuestionModel } from '#scenes/projector/model.ts';
import { ProjectorMedia } from '#src/host/projector/ProjectorMedia.tsx';
import type { ProjectorTwinProps } from '#src/host/projector/projectorTwinProps.ts';
import { hostKindOf } from '#src/host/room/hostKind.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { useQuestionTimer } from '#src/game/twins/Countdown.tsx';
import { useWords } from '#src/game/twins/useWords.ts';
import { rightAnswerOf } from '#src/game/twins/wording.ts';
import '#src/host/projector/projectorQuestion.css';
import '#src/host/projector/projectorTwin.css';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';

export function ProjectorQuestion({ view, drawn }: ProjectorTwinProps): ReactNode {
  const say = useWords();
  const { slide, room } = view;
  const model = projectorQuestionModel(view);
  const { seconds } = useQuestionTimer(slide, room);
  const question = slide?.question;
  if (!slide || !question)
    return (
      <section className="projector-centre">
        <h1 className="projector-title">{say(GET_READY)}</h1>
      </section>
    );
  const right = rightAnswerOf(question, slide.reveal);
  const { distribution } = slide;
  return (
    <article className="projector-question">
      <div className="projector-head row apart strong">
        {model.place && <p>{say(model.place)}</p>}
        {seconds !== null && (
          <p className="projector-timer bold tabular text-center" role="timer" data-late={seconds <= 5}>
            {seconds}
          </p>
        )}
        {model.status && <p className="projector-note">{say(model.status.words)}</p>}
        {model.correctShare && <p className="projector-note">{say(model.correctShare.word)}</p>}
        <p>{say(model.answered.line)}</p>
      </div>
      <div className="projector-ask strip text-center card" data-scheme="work">
        {question.media?.type === 'image' && !drawn && (
          <img className="projector-picture" src={question.media.url} alt={question.media.alt ?? ''} />
        )}
        {!drawn && <ProjectorMedia view={view} />}
        <h1 className="projector-text breaks">
          <TextOrPicture of={question} />
        </h1>
      </div>
      {createElement(hostKindOf(question.type).ProjectorAnswers, {
        question,
        isOpen: slide.state === 'active',
        reveal: slide.reveal,
        right,
        distribution,
        drawn,
        plain: room.options.jumbleAnswers,
      })}
      {model.unanswered && <p className="projector-note">{say(model.unanswered)}</p>}
      {model.explanation !== null && (
        <p className="projector-note">
          <Formatted words={model.explanation} />
        </p>
      )}
    </article>
  );
}
