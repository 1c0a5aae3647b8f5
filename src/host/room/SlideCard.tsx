// Card of the current question in a teacher-paced game: its time left, and who has answered.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from '#core/questions/kinds.ts';
import type { HostSlide, HostView } from '#core/views/hostView.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { CorrectButton, type CorrectQuestion } from '#src/host/room/CorrectQuestion.tsx';
import { Distribution } from '#src/host/room/Distribution.tsx';
import type { ModerateText } from '#src/host/room/hostKind.ts';
import { InlineToggle } from '#src/ui/Toggle.tsx';
import { useQuestionTimer } from '#src/game/twins/Countdown.tsx';
import '#src/host/room/slideCard.css';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';

interface SlideCardProps {
  readonly view: HostView;
  readonly slide: HostSlide;
  readonly onModerate: ModerateText | undefined;
  readonly onCorrect: CorrectQuestion;
}

export function SlideCard({ view, slide, onModerate, onCorrect }: SlideCardProps): ReactNode {
  const { t } = useTranslation('host');
  const [answers, setAnswers] = useState(false);
  const row = view.questions.find(({ index }) => index === slide.index);
  const shown = slide.state === 'reveal' || slide.state === 'completed';
  const { question } = row ?? {};
  const isLive = question && kindOf(question.type).can.live && slide.state !== 'inactive';
  // The class sees the correct answer by now too, unless the game withholds it.
  const told = view.room.options.showAnswers === 'always';
  return (
    <section className="slide card" aria-labelledby="slide-title">
      <div className="slide-head strip gap-3">
        <p className="strong">
          {t('host:slide.place', { number: slide.index + 1, total: slide.total })}
          {question?.worth !== undefined && ` · ${t('host:question.marks', { count: question.worth })}`}
        </p>
        <output className="tag" data-state={slide.state}>
          {t(`host:slide.state.${slide.state}`)}
        </output>
        <Timer slide={slide} room={view.room} />
      </div>
      <div className="flex gap-3">
        {question?.media && <Thumbnail media={question.media} />}
        <h2 id="slide-title" className="slide-text lead breaks">
          {question && <TextOrPicture of={question} />}
        </h2>
      </div>
      <div className="slide-count">
        <span className="bar bar--big" aria-hidden="true">
          <span
            className="bar-fill"
            style={{ width: `${(100 * slide.answered) / Math.max(1, slide.expected)}%` }}
          />
        </span>
        <p className="slide-answers strong tabular">
          {t('host:slide.answered', { answered: slide.answered, count: slide.expected })}
        </p>
      </div>
      {row && (shown || isLive) && (
        <>
          {row.question.hasCorrectAnswer && !told && (
            <InlineToggle label={t('host:quiz.showAnswer')} on={answers} onChange={setAnswers} />
          )}
          <Distribution row={row} answers={told || answers} onModerate={onModerate} onCorrect={onCorrect} />
        </>
      )}
      {row && slide.state !== 'inactive' && (
        <CorrectButton roomHash={view.room.hash} row={row} onCorrect={onCorrect} />
      )}
    </section>
  );
}

function Timer({ slide, room }: { readonly slide: HostSlide; readonly room: HostView['room'] }): ReactNode {
  const { t } = useTranslation('host');
  const { seconds } = useQuestionTimer(slide, room);
  if (seconds === null || slide.state !== 'active') return null;
  return (
    <p className="timer bold tabular text-center" role="timer" data-late={seconds <= 5}>
      <span aria-hidden="true">{clock(seconds)}</span>
      <span className="visually-hidden">{t('host:slide.left', { count: seconds })}</span>
    </p>
  );
}

/** Formats 75 as `1:15` and 9 as `9`. */
function clock(seconds: number): string {
  if (seconds < 60) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
