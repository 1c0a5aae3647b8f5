// The question as page elements.

import { createElement, type ReactNode, type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Media, PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { heldBy } from '#core/views/heldBy.ts';
import { askedKey, endedUnanswered, type PlayerSlide, shownResult } from '#core/views/playerView.ts';
import { pauseLine } from '#scenes/player/model.ts';
import { hudModel, outcomeModel, OVERTIME, readyModel, SENDING } from '#scenes/player/question/model.ts';
import { draftFor, NO_DRAFT } from '#scenes/player/view.ts';
import { correctAnswerMessage } from '#scenes/model.ts';
import { removedChoices, playerFeatures, triedAnswer } from '#src/game/features.ts';
import type { QuestionPartProps } from '#src/game/playerFeature.ts';
import { questionTwinOf, type QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { isOvertime, isTimeUp } from '#core/views/questionTimer.ts';
import { useQuestionTimer, useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { MediaPlayer } from '#src/game/twins/MediaPlayer.tsx';
import { usePlace } from '#src/game/twins/placement.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useHeadingFocus } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { rightAnswerOf } from '#src/game/twins/wording.ts';
import '#src/game/twins/question.css';

/** What holds a question, while that one is asked. */
const CLOSED: Omit<QuestionTwinProps, 'question' | 'onIntent'> = {
  draft: NO_DRAFT,
  answer: null,
  removed: [],
  tried: null,
  open: false,
  unanswered: false,
  reveal: null,
  result: null,
  distribution: null,
};

export function QuestionTwin(props: TwinProps): ReactNode {
  const { view, draft, phase } = props;
  const say = useWords();
  const place = usePlace();
  const { slide, room } = view;
  // The button that sends an answer is gone once it is sent.
  const heading = useHeadingFocus(`${slide?.state} ${slide?.answered} ${draft.state} ${phase?.id}`);
  const question = slide?.question;
  const id = askedKey(view);
  useEffect(() => {
    if (id !== '') heading.current?.focus({ preventScroll: true });
  }, [id, heading]);

  if (!slide || !question) return <Ready {...props} heading={heading} />;
  const isOpen =
    slide.state === 'active' && !slide.answered && room.state === 'running' && draft.state === 'open';
  const part: QuestionPartProps = { ...props, isOpen, heading };
  const asked: QuestionTwinProps = {
    question,
    draft: draftFor(question, draft),
    answer: slide.answer,
    removed: removedChoices(slide),
    tried: triedAnswer(slide),
    open: isOpen,
    unanswered: endedUnanswered(slide),
    reveal: slide.feedback?.reveal ?? null,
    result: shownResult(slide.feedback),
    distribution: slide.distribution,
    onIntent: props.onIntent,
  };
  const held = heldBy(view);
  return (
    <article className="twin-question" aria-labelledby="twin-question">
      <Status {...props} slide={slide} />
      {held &&
        createElement(questionTwinOf(held.type), {
          key: held.id,
          ...(held === question
            ? asked
            : { ...CLOSED, question: held, child: slide, onIntent: props.onIntent }),
        })}
      <h1 id="twin-question" tabIndex={-1} ref={heading} {...place('question', 'twin-heading')}>
        <span className="twin-number">{say(hudModel(view).place)}</span>
        <span>
          {' '}
          <Formatted words={question} />
        </span>
      </h1>
      {playerFeatures
        .get()
        .map(({ AboveAnswers }, index) => AboveAnswers && <AboveAnswers key={index} {...part} />)}
      {question.media?.type === 'image' && <Picture media={question.media} />}
      {question.media && question.media.type !== 'image' && (
        <MediaPlayer key={id} media={question.media} look="twin-media" paused={room.state === 'paused'} />
      )}
      {held !== question && createElement(questionTwinOf(question.type), { key: question.id, ...asked })}
      {playerFeatures
        .get()
        .map(({ BelowAnswers }, index) => BelowAnswers && <BelowAnswers key={index} {...part} />)}
      <Outcome {...props} slide={slide} />
    </article>
  );
}

interface ReadyProps extends TwinProps {
  readonly heading: Ref<HTMLHeadingElement>;
}

/** Before the question: what is next, and the button that opens it. */
function Ready({ view, waitsForNext, onIntent, heading }: ReadyProps): ReactNode {
  const { t } = useTranslation('play');
  const say = useWords();
  const keyHint = useAriaKeyShortcuts();
  const place = usePlace();
  const model = readyModel(view);
  if (!model) return null;
  const { room, slide } = view;
  // A question that the player opens has no heading until it can be opened.
  const isNamed = isTeacherPaced(room) || (slide !== null && (model.heading !== model.title || waitsForNext));
  return (
    <section className="twin-question">
      <h1 tabIndex={-1} ref={heading} {...place('ready', 'twin-heading')}>
        {isNamed ? say(model.heading) : t('play:question.opening')}
      </h1>
      {waitsForNext && model.note && <p {...place(null, 'twin-lead')}>{say(model.note)}</p>}
      {waitsForNext && model.attempt && <p {...place(null, 'twin-lead')}>{say(model.attempt)}</p>}
      {waitsForNext && model.go && (
        <button
          type="button"
          {...place('next', 'button button--big')}
          aria-keyshortcuts={keyHint('Enter')}
          onClick={() => onIntent({ type: 'next' })}
        >
          {say(model.go)}
        </button>
      )}
    </section>
  );
}

function Status({ slide, ...props }: TwinProps & { readonly slide: PlayerSlide }): ReactNode {
  const { view, phase } = props;
  const { t } = useTranslation('play');
  const say = useWords();
  const place = usePlace();
  const { room } = view;
  const { score, showScore, streak, group } = hudModel(view);
  const paused = pauseLine(room);
  const { timer, seconds } = useQuestionTimer(slide, room);
  const ofPhase = useSecondsLeft(phase?.endsAt?.(view) ?? null);
  const overtime = isOvertime(timer, slide, room.options);
  const left = ofPhase ?? (overtime ? null : seconds);
  return (
    <div className="twin-status">
      {overtime && <p {...place(null, 'note')}>{say(OVERTIME)}</p>}
      {left !== null && (
        <p role="timer" {...place('timer', 'twin-timer')} data-late={left <= 5}>
          {t('play:timer.left', { count: left })}
        </p>
      )}
      {paused && <p {...place(null, 'note')}>{say(paused)}</p>}
      {group && <p {...place('group', 'twin-score')}>{say(group.name)}</p>}
      {showScore && <p {...place('score', 'twin-score')}>{t('play:score', { count: score })}</p>}
      {playerFeatures
        .get()
        .map((feature, index) => feature.Status && <feature.Status key={index} {...props} />)}
      {streak > 0 && <p {...place('streak', 'twin-score')}>{t('play:streak', { count: streak })}</p>}
    </div>
  );
}

/** Milliseconds until a picture that didn't load is requested again. */
const AGAIN_MS = 8_000;

function Picture({ media }: { readonly media: Media }): ReactNode {
  const place = usePlace();
  const src = uploadAtWidth(media.url, PICTURE_WIDTH.question);
  return (
    <img
      {...place('picture', 'twin-media')}
      src={src}
      alt={media.alt ?? ''}
      onError={({ currentTarget }) => setTimeout(() => (currentTarget.src = src), AGAIN_MS)}
    />
  );
}

/** The answer's outcome, and how to continue. */
function Outcome({ slide, ...props }: TwinProps & { readonly slide: PlayerSlide }): ReactNode {
  const { view, draft, phase } = props;
  const { t } = useTranslation('play');
  const place = usePlace();
  const say = useWords();
  const { feedback, question } = slide;
  const { timer } = useQuestionTimer(slide, view.room);
  const outcome = outcomeModel({ player: view, draft }, isTimeUp(timer, slide, view.room.options));
  const right = question && feedback ? rightAnswerOf(question, feedback.reveal) : null;
  return (
    <div className="twin-outcome" data-result={shownResult(feedback) ?? undefined}>
      {outcome?.kind === 'status' && (
        <p {...place(null, outcome.line === SENDING ? 'muted' : 'note')}>{say(outcome.line)}</p>
      )}
      {outcome?.kind === 'verdict' && (
        <section {...place(null, 'twin-verdict')} aria-label={t('play:verdict.label')}>
          <p className="twin-verdict-word">{say(outcome.title)}</p>
          {outcome.points && (
            <p>
              {say(outcome.points.words)}{' '}
              <span className="muted">
                ({outcome.points.parts.map(({ words }) => say(words)).join(', ')})
              </span>
            </p>
          )}
          {right !== null && feedback?.result !== 'correct' && <p>{say(correctAnswerMessage(right))}</p>}
          {outcome.explanation !== null && (
            <p>
              <Formatted words={outcome.explanation} />
            </p>
          )}
          {outcome.wait && <p className="muted">{say(outcome.wait)}</p>}
          {phase?.picture && (
            <figure {...place('meme', 'twin-meme')}>
              <img className="twin-media" src={phase.picture.url} alt={say(phase.picture.alt)} />
              <figcaption>{say(phase.picture.caption)}</figcaption>
            </figure>
          )}
        </section>
      )}
      {phase?.below?.(props)}
    </div>
  );
}
