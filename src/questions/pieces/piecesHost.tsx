// A question that is answered by moving pieces, for the host.

import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { PiecesType } from '#core/questions/families.ts';
import type { QuestionKinds } from '#core/questions/kinds.ts';
import { playedBase } from '#core/questions/playedBase.ts';
import type { AnswerOf, QuestionOf, RevealOf } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { Message } from '#scenes/message.ts';
import type { PieceState } from '#scenes/questions/pieces/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { Segments } from '#src/host/options/Segments.tsx';
import type { AnsweredProps, HostKind, ProjectorAnswersProps, SpreadProps } from '#src/host/room/hostKind.ts';
import { OptionLine } from '#src/questions/options/OptionLine.tsx';
import { PiecesOnProjector, type PiecesOnProjectorProps } from '#src/questions/pieces/PiecesOnProjector.tsx';
import { SpreadRows } from '#src/questions/SpreadRows.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { WordsOrPicture } from '#src/ui/formatted/WordsOrPicture.tsx';

interface JudgedAnswer<T extends PiecesType> {
  readonly question: QuestionOf<T>;
  readonly answer: AnswerOf<T>;
  readonly reveal: RevealOf<T>;
}

export interface PieceRow {
  readonly item: Option;
  readonly state: PieceState;
  /** What would be right; null where it is, or is not told. */
  readonly correction: Message | null;
}

/** A piece, and where the room has put it. */
export interface PieceSpread {
  readonly item: Option;
  readonly lead: number;
  readonly beside: Message | null;
}

/** What only the kind knows. */
export interface PiecesHost<T extends PiecesType> extends Pick<QuestionAuthoring<QuestionKinds[T]>, 'asked'> {
  /** The pieces as they were put, else as they belong, else as they are dealt. */
  rowsOf(asked: AnsweredProps<T>): readonly PieceRow[];
  /** How much is right. */
  score(judged: JudgedAnswer<T>): Message;
  /** Where the pieces were put, in a few characters. */
  digits(judged: JudgedAnswer<T>): string;
  /** What was answered, for the wall; null while the question is open. */
  chartOf(props: ProjectorAnswersProps<T>): PiecesOnProjectorProps['chart'];
  /** The same for the host, with what the rows say. */
  spreadOf(props: SpreadProps<T>): { readonly caption: Message; readonly pieces: readonly PieceSpread[] };
}

export function piecesHost<T extends PiecesType>(kind: PiecesHost<T>): HostKind<T> {
  const { rowsOf, score, digits } = kind;
  return {
    ProjectorAnswers: (props) => <PiecesOnProjector {...props} chart={kind.chartOf(props)} />,
    Spread: (props) => <PiecesSpread {...props} {...kind.spreadOf(props)} />,
    Answered: ({ question, answer, reveal }) =>
      answer && reveal ? (
        <Judged
          score={score({ question, answer, reveal })}
          rows={rowsOf({ question, answer, reveal })}
          right={rowsOf({ question, answer: null, reveal })}
        />
      ) : (
        <PieceRows rows={rowsOf({ question, answer, reveal })} />
      ),
    Authored({ question: authored, answers }) {
      const { question, reveal } = kind.asked(authored, playedBase(authored, ''));
      return <PieceRows rows={rowsOf({ question, answer: null, reveal: answers ? reveal : null })} />;
    },
    cell: ({ question, answer, reveal }, say) =>
      answer && reveal
        ? `${say(score({ question, answer, reveal }))} · ${digits({ question, answer, reveal })}`
        : null,
  };
}

function PieceRows({ rows }: { readonly rows: readonly PieceRow[] }): ReactNode {
  const say = useWords();
  return (
    <ol className="grid gap-1">
      {rows.map(({ item, state, correction }, place) => (
        <OptionLine
          key={item.id}
          option={item}
          place={place}
          // As they are dealt, their order means nothing.
          number={state === 'off' ? undefined : place + 1}
          right={state === 'right'}
        >
          {correction && <span className="caption muted rigid">{say(correction)}</span>}
        </OptionLine>
      ))}
    </ol>
  );
}

interface JudgedProps {
  readonly score: Message;
  readonly rows: readonly PieceRow[];
  /** As they belong. */
  readonly right: readonly PieceRow[];
}

/** An answer with its marks, or what is right instead. */
function Judged({ score, rows, right }: JudgedProps): ReactNode {
  const { t } = useTranslation('reports');
  const say = useWords();
  const name = useId();
  const [shown, setShown] = useState<'answer' | 'rightAnswer'>('answer');
  return (
    <div className="stack gap-2">
      <p className="strong">{say(score)}</p>
      {rows.some(({ state }) => state === 'wrong') && (
        <Segments
          name={name}
          values={['answer', 'rightAnswer']}
          value={shown}
          labelOf={(each) => t(`reports:${each}`)}
          onChange={setShown}
        />
      )}
      <PieceRows rows={shown === 'answer' ? rows : right} />
    </div>
  );
}

type PiecesSpreadProps = Pick<SpreadProps<PiecesType>, 'reveal' | 'distribution'> &
  ReturnType<PiecesHost<PiecesType>['spreadOf']>;

/** How many had each piece right, the worst first; without what is right there is neither best nor worst. */
function PiecesSpread({ reveal, distribution, caption, pieces }: PiecesSpreadProps): ReactNode {
  const say = useWords();
  const kept = reveal && distribution.spread.kept;
  const rows = pieces.map(({ item, lead, beside }) => ({
    id: item.id,
    lead: (
      <>
        <span className="authored-number bold tabular rigid">{lead}</span>
        {item.media && <Thumbnail media={item.media} />}
      </>
    ),
    words: <WordsOrPicture of={item} />,
    beside: beside && <span className="caption muted tabular rigid">{say(beside)}</span>,
    count: kept ? (kept[item.id] ?? 0) : null,
  }));
  // Without an answer there is no order of the class.
  const shown = distribution.answered > 0 ? rows : [];
  return (
    <div className="stack gap-2">
      {shown.length > 0 && <p className="caption muted">{say(caption)}</p>}
      <SpreadRows
        rows={shown.toSorted((a, b) => Number(a.count) - Number(b.count))}
        distribution={distribution}
      />
    </div>
  );
}
