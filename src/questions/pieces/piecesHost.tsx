// Host views of question kinds that are answered by moving pieces.

import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { ArrangedType } from '#core/questions/families.ts';
import type { QuestionKinds } from '#core/questions/kinds.ts';
import { playedBase } from '#core/questions/playedBase.ts';
import type { AnswerOf, QuestionOf, RevealOf } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { Message } from '#scenes/message.ts';
import type { PieceState } from '#scenes/questions/pieces/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { Segments } from '#src/host/options/Segments.tsx';
import type {
  AnsweredProps,
  HostKind,
  ProjectorAnswersProps,
  DistributionViewProps,
} from '#src/host/room/hostKind.ts';
import { OptionLine } from '#src/questions/options/OptionLine.tsx';
import { PiecesOnProjector, type PiecesOnProjectorProps } from '#src/questions/pieces/PiecesOnProjector.tsx';
import { SpreadRows } from '#src/questions/SpreadRows.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';

interface JudgedAnswer<T extends ArrangedType> {
  readonly question: QuestionOf<T>;
  readonly answer: AnswerOf<T>;
  readonly reveal: RevealOf<T>;
}

export interface PieceRow {
  readonly item: Option;
  readonly state: PieceState;
  /** The correct place; null if the piece is there already, or if that isn't revealed. */
  readonly correction: Message | null;
}

/** A piece, and its places in the room's answers. */
export interface PieceSpread {
  readonly item: Option;
  readonly lead: number;
  readonly beside: Message | null;
}

/** The kind-specific parts. */
export interface PiecesHost<T extends ArrangedType>
  extends Pick<QuestionAuthoring<QuestionKinds[T]>, 'preview'> {
  /**
   * The pieces as the player placed them; without an answer, in the correct arrangement if it is revealed,
   * otherwise as dealt.
   */
  rowsOf(asked: AnsweredProps<T>): readonly PieceRow[];
  /** Says how much of the answer is correct. */
  score(judged: JudgedAnswer<T>): Message;
  /** The placement, in a few characters. */
  digits(judged: JudgedAnswer<T>): string;
  /** Chart of the answers for the projector; null while the question is open. */
  chartOf(props: ProjectorAnswersProps<T>): PiecesOnProjectorProps['chart'];
  /** Chart of the answers for the host, with a caption for the rows. */
  spreadOf(props: DistributionViewProps<T>): {
    readonly caption: Message;
    readonly pieces: readonly PieceSpread[];
  };
}

export function piecesHost<T extends ArrangedType>(kind: PiecesHost<T>): HostKind<T> {
  const { rowsOf, score, digits } = kind;
  return {
    ProjectorAnswers: (props) => <PiecesOnProjector {...props} chart={kind.chartOf(props)} />,
    DistributionView: (props) => <PiecesSpread {...props} {...kind.spreadOf(props)} />,
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
      const { question, reveal } = kind.preview(authored, playedBase(authored, ''));
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
          // As dealt, their order has no meaning.
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
  /** In the correct arrangement. */
  readonly right: readonly PieceRow[];
}

/** An answer with its marks, or the correct one instead. */
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

type PiecesSpreadProps = Pick<DistributionViewProps<ArrangedType>, 'reveal' | 'distribution'> &
  ReturnType<PiecesHost<ArrangedType>['spreadOf']>;

/**
 * Shows how many players placed each piece correctly, worst first; without the correct answer there is no
 * best or worst.
 */
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
    words: <TextOrPicture of={item} />,
    beside: beside && <span className="caption muted tabular rigid">{say(beside)}</span>,
    count: kept ? (kept[item.id] ?? 0) : null,
  }));
  // Without answers, the class has no order.
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
