// Table of every question: how many players had it, how many answered it correctly, and the answers
// themselves.

import { memo, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import { MarkButton } from '#src/host/marking/MarkButton.tsx';
import { CorrectButton, type CorrectQuestion } from '#src/host/room/CorrectQuestion.tsx';
import { Distribution } from '#src/host/room/Distribution.tsx';
import type { ModerateText } from '#src/host/room/hostKind.ts';
import { type AnswerShares, type GroupedRow, groupedRows } from '#src/host/room/questionRows.ts';
import { Pager } from '#src/host/shell/Pager.tsx';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';
import { InlineToggle } from '#src/ui/Toggle.tsx';
import '#src/host/room/questionTable.css';

export interface QuestionTableProps {
  readonly roomHash: string;
  readonly questions: readonly HostQuestionRow[];
  /** Number of players in the room. */
  readonly players: number;
  /** Index of the question on the projector; null in student-paced games. */
  readonly current: number | null;
  readonly onModerate?: ModerateText | undefined;
  /** Keep its identity stable. */
  readonly onCorrect?: CorrectQuestion | undefined;
  /** Extra content for a question. Keep its identity stable: a new function re-renders every row. */
  readonly renderExtra?: ((row: HostQuestionRow, answers: boolean) => ReactNode) | undefined;
}

export function QuestionTable({
  roomHash,
  questions,
  players,
  current,
  onModerate,
  onCorrect,
  renderExtra,
}: QuestionTableProps): ReactNode {
  const { t } = useTranslation('host');
  const [answers, setAnswers] = useState(false);
  const rows = useMemo(() => groupedRows(questions), [questions]);
  return (
    <div className="questions">
      <div className="tools tools--end">
        <InlineToggle label={t('host:quiz.showAnswers')} on={answers} onChange={setAnswers} />
      </div>
      <Pager
        items={rows}
        label={t('host:questions.title')}
        className="question-rows"
        render={(grouped) => (
          <QuestionRow
            key={grouped.row.index}
            roomHash={roomHash}
            grouped={grouped}
            players={players}
            current={grouped.row.index === current}
            answers={answers}
            onModerate={onModerate}
            onCorrect={onCorrect}
            more={renderExtra}
          />
        )}
      />
    </div>
  );
}

interface QuestionRowProps {
  readonly roomHash: string;
  readonly grouped: GroupedRow;
  readonly players: number;
  readonly current: boolean;
  readonly answers: boolean;
  readonly onModerate: ModerateText | undefined;
  readonly onCorrect: CorrectQuestion | undefined;
  readonly more: QuestionTableProps['renderExtra'];
}

const QuestionRow = memo(function QuestionRow({
  roomHash,
  grouped,
  players,
  current,
  answers,
  onModerate,
  onCorrect,
  more,
}: QuestionRowProps): ReactNode {
  const { t } = useTranslation('host');
  const [open, setOpen] = useState(false);
  const { row, within, shares, count } = grouped;
  const { question, index, marking } = row;
  const { worth } = question;
  const { answered, had, correct, rate } = shares;
  return (
    <li className="question-row" data-within={within !== null} aria-current={current ? 'step' : undefined}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="question-summary grid">
          <span className="question-number bold">{index + 1}</span>
          <span className="question-text clamp-2">
            {within && <span className="caption muted">{t('host:questions.within', within)} </span>}
            <TextOrPicture of={question} />
          </span>
          <span className="question-figures stack gap-1">
            <SharesBar shares={shares} players={players * count} />
            <span className="caption tabular muted">
              {rate === null
                ? t('host:questions.answered', { count: answered })
                : t('host:questions.right', { correct, count: had })}
              {worth !== undefined && ` · ${t('host:question.marks', { count: worth })}`}
              {marking &&
                marking.waiting > 0 &&
                ` · ${t('host:marking.waiting', { count: marking.waiting })}`}
              {row.correction && ` · ${t('host:correct.fixed')}`}
            </span>
          </span>
        </summary>
        {open && (
          <div className="question-detail">
            <MarkButton roomHash={roomHash} row={row} />
            <Distribution row={row} answers={answers} onModerate={onModerate} onCorrect={onCorrect} />
            <CorrectButton roomHash={roomHash} row={row} onCorrect={onCorrect} />
            {more?.(row, answers)}
          </div>
        )}
      </details>
    </li>
  );
});

interface SharesBarProps {
  readonly shares: AnswerShares;
  /** All who could have answered. */
  readonly players: number;
}

/** Bar of correct, partially correct, and incorrect answers as shares of the room. */
function SharesBar({ shares, players }: SharesBarProps): ReactNode {
  const { answered, had, correct, partial, incorrect, rate } = shares;
  const whole = Math.max(players, had, 1);
  const width = (part: number) => ({ width: `${(100 * part) / whole}%` });
  const judged = rate !== null;
  return (
    <span className="shares" aria-hidden="true">
      {judged ? (
        <>
          <span className="share share--right" style={width(correct)} />
          <span className="share share--partial" style={width(partial)} />
          <span className="share share--wrong" style={width(incorrect)} />
        </>
      ) : (
        <span className="share share--open" style={width(answered)} />
      )}
    </span>
  );
}
