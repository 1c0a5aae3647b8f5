// The question in the page's own elements.

import { createElement, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '#core/content/media.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { SCORING } from '#core/scoring/config.ts';
import { tellsResults } from '#core/room/results.ts';
import { askedMoment, endedUnanswered, type PlayerSlide, type ScoreBreakup } from '#core/views/playerView.ts';
import { attemptToBegin, hintsShown, offersHint } from '#scenes/player/view.ts';
import { HINT_KEY, LIFE_KEYS } from '#src/game/keyboard.ts';
import { questionTwinOf } from '#src/questions/registry.ts';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { verdictKey } from '#src/twins/announce.ts';
import { isOvertime } from '#core/views/questionTimer.ts';
import { useQuestionTimer, useSecondsLeft } from '#src/twins/Countdown.tsx';
import { MediaPlayer } from '#src/twins/MediaPlayer.tsx';
import { usePlace } from '#src/twins/placement.tsx';
import type { TwinProps } from '#src/twins/PlayerTwin.tsx';
import { useHeadingFocus } from '#src/twins/useHeadingFocus.ts';
import { rightAnswerOf } from '#src/twins/wording.ts';
import '#src/twins/question.css';

export function QuestionTwin(props: TwinProps): ReactNode {
  const { view, draft, between, waitsForNext, onIntent } = props;
  const { t } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  const { slide, room } = view;
  // What sends an answer is gone once it is sent, and what asks for a hint with the last one.
  const heading = useHeadingFocus(
    `${slide?.state} ${slide?.answered} ${slide?.hints.left} ${draft.state} ${between}`,
  );
  const question = slide?.question;
  const id = askedMoment(view);
  const attempt = attemptToBegin(view);
  useEffect(() => {
    if (id !== '') heading.current?.focus({ preventScroll: true });
  }, [id, heading]);

  if (!slide || !question)
    return (
      <section className="twin-question">
        <h1 tabIndex={-1} ref={heading} {...place('ready', 'twin-heading')}>
          {isTeacherPaced(room)
            ? t('play:question.soon')
            : slide && slide.postponed > 0
              ? t('play:say.postponed', { count: slide.postponed })
              : slide && waitsForNext
                ? t('play:question.number', { number: slide.index + 1, total: slide.total })
                : t('play:question.opening')}
        </h1>
        {waitsForNext && room.options.timer !== 'off' && slide?.postponed === 0 && (
          <p {...place(null, 'twin-lead')}>{t('play:question.yourClock')}</p>
        )}
        {waitsForNext && attempt && (
          <p {...place(null, 'twin-lead')}>{t('play:question.attempt', { ...attempt })}</p>
        )}
        {waitsForNext && (
          <button
            type="button"
            {...place('next', 'button button--big')}
            aria-keyshortcuts={keyHint('Enter')}
            onClick={() => onIntent({ type: 'next' })}
          >
            {t('play:question.go')}
          </button>
        )}
      </section>
    );
  const hints = hintsShown(slide);
  const open =
    slide.state === 'active' && !slide.answered && room.state === 'running' && draft.state === 'open';
  return (
    <article className="twin-question" aria-labelledby="twin-question">
      <Status {...props} slide={slide} />
      <h1 id="twin-question" tabIndex={-1} ref={heading} {...place('question', 'twin-heading')}>
        <span className="twin-number">
          {t('play:question.number', { number: slide.index + 1, total: slide.total })}
        </span>
        <span> {question.text}</span>
      </h1>
      {hints.length > 0 && (
        <ul {...place('hints', 'twin-hints')} aria-label={t('play:hint.list')}>
          {hints.map((text, index) => (
            // Hints have no id of their own and never move.
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
      {question.media?.type === 'image' && <Picture media={question.media} />}
      {question.media && question.media.type !== 'image' && (
        <MediaPlayer key={id} media={question.media} look="twin-media" paused={room.state === 'paused'} />
      )}
      {createElement(questionTwinOf(question.type), {
        key: question.id,
        question,
        draft,
        answer: slide.answer,
        open,
        unanswered: endedUnanswered(slide),
        reveal: slide.feedback?.reveal ?? null,
        result: slide.feedback?.result ?? null,
        distribution: slide.distribution,
        onIntent,
      })}
      {open && offersHint(slide) && (
        <button
          type="button"
          {...place('hint', 'button button--quiet')}
          aria-keyshortcuts={keyHint(HINT_KEY)}
          onClick={() => onIntent({ type: 'hint' })}
        >
          {t('play:hint.take', { count: slide.hints.left })}
        </button>
      )}
      <Outcome {...props} slide={slide} />
    </article>
  );
}

function Status({ view, slide }: TwinProps & { readonly slide: PlayerSlide }): ReactNode {
  const { t } = useTranslation('play');
  const place = usePlace();
  const { me, room } = view;
  const { timer, seconds } = useQuestionTimer(slide, room);
  const offered = useSecondsLeft(slide.lifeOffer?.until ?? null);
  const overtime = isOvertime(timer, slide, room.options);
  const left = offered ?? (overtime ? null : seconds);
  const paused = room.state === 'paused';
  return (
    <div className="twin-status">
      {overtime && <p {...place(null, 'note')}>{t('play:timer.overtime')}</p>}
      {left !== null && (
        <p role="timer" {...place('timer', 'twin-timer')} data-late={left <= 5}>
          {t('play:timer.left', { count: left })}
        </p>
      )}
      {paused && <p {...place(null, 'note')}>{t('play:paused')}</p>}
      {tellsResults(room) && <p {...place('score', 'twin-score')}>{t('play:score', { count: me.score })}</p>}
      {me.extraLife === 'available' && <p {...place('heart', 'twin-score')}>{t('play:life.available')}</p>}
      {me.streak >= SCORING.flameFrom && (
        <p {...place('streak', 'twin-score')}>{t('play:streak', { count: me.streak })}</p>
      )}
    </div>
  );
}

function Picture({ media }: { readonly media: Media }): ReactNode {
  const place = usePlace();
  return <img {...place('picture', 'twin-media')} src={media.url} alt={media.alt ?? ''} />;
}

/** What has earned points. */
function partsOf({ base, timer, streak }: ScoreBreakup) {
  const parts = [
    { name: 'base', count: base },
    { name: 'timer', count: timer },
    { name: 'streak', count: streak },
  ] as const;
  return parts.filter(({ count }) => count > 0);
}

/** A missed question that can be answered once more. */
function LifeOffer({ open, onIntent }: Pick<TwinProps, 'onIntent'> & { readonly open: boolean }): ReactNode {
  const { t } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  return (
    <>
      <p {...place(null, 'twin-lead')}>{t('play:life.offer')}</p>
      <button
        type="button"
        {...place('life', 'button button--big')}
        aria-keyshortcuts={keyHint(LIFE_KEYS.use)}
        aria-disabled={!open}
        onClick={() => open && onIntent({ type: 'life', use: true })}
      >
        {t('play:life.use')}
      </button>
      <button
        type="button"
        {...place('keep', 'button button--quiet')}
        aria-keyshortcuts={keyHint(LIFE_KEYS.keep)}
        aria-disabled={!open}
        onClick={() => open && onIntent({ type: 'life', use: false })}
      >
        {t('play:life.keep')}
      </button>
    </>
  );
}

/** What became of the answer, and the way on. */
function Outcome({
  view,
  slide,
  draft,
  between,
  onIntent,
}: TwinProps & { readonly slide: PlayerSlide }): ReactNode {
  const { t } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  const { feedback, question } = slide;
  const right = question && feedback ? rightAnswerOf(question, feedback.reveal) : null;
  const waits = isTeacherPaced(view.room);
  return (
    <div className="twin-outcome" data-result={feedback?.result ?? undefined}>
      {draft.state === 'sending' && !slide.answered && <p {...place(null, 'muted')}>{t('play:sending')}</p>}
      {draft.state === 'kept' && !slide.answered && <p {...place(null, 'note')}>{t('play:kept')}</p>}
      {slide.answered && slide.answer !== null && !feedback && (
        <p {...place(null, 'note')}>{waits ? t('play:answeredWait') : t('play:answered')}</p>
      )}
      {!feedback && endedUnanswered(slide) && <p {...place(null, 'note')}>{t('play:closed')}</p>}
      {feedback && (
        <section {...place(null, 'twin-verdict')} aria-label={t('play:verdict.label')}>
          <p className="twin-verdict-word">{t(verdictKey(feedback.state, feedback.result))}</p>
          {feedback.breakup && feedback.breakup.total > 0 && (
            <p>
              {t('play:points', { count: feedback.breakup.total })}{' '}
              <span className="muted">
                (
                {partsOf(feedback.breakup)
                  .map((part) => t(`play:breakup.${part.name}`, part))
                  .join(', ')}
                )
              </span>
            </p>
          )}
          {right !== null && feedback.result !== 'correct' && (
            <p>{t('play:rightAnswer', { answer: right })}</p>
          )}
          {feedback.explanation !== null && <p>{feedback.explanation}</p>}
          {waits && (
            <p className="muted">
              {t(slide.index + 1 < slide.total ? 'play:waitForTeacher' : 'play:lastQuestion')}
            </p>
          )}
        </section>
      )}
      {slide.lifeOffer && <LifeOffer open={view.room.state === 'running'} onIntent={onIntent} />}
      {between !== null && !slide.lifeOffer && (
        <button
          type="button"
          {...place('next', 'button button--big')}
          aria-keyshortcuts={keyHint('Enter')}
          onClick={() => onIntent({ type: 'next' })}
        >
          {t('play:next')}
        </button>
      )}
    </div>
  );
}
