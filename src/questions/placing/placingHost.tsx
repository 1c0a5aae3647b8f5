// Host views of kinds with places: a player's answer, the room's answers, and the question as authored.

import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { PlacingType } from '#core/questions/families.ts';
import type { QuestionKinds } from '#core/questions/kinds.ts';
import { letterOfOption } from '#core/questions/options/letters.ts';
import {
  isRightIn,
  piecesIn,
  type Placed,
  placedScore,
  type PlacingQuestion,
  type PlacingRules,
} from '#core/questions/placing/placing.ts';
import { playedBase } from '#core/questions/playedBase.ts';
import type { Fraction } from '#core/scoring/score.ts';
import {
  commonMistake,
  itemRows,
  placeName,
  type PlacingBoard,
  placingBoard,
  rightCount,
  scoreWords,
} from '#scenes/questions/placing/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type {
  AnsweredProps,
  DistributionViewProps,
  HostKind,
  ProjectorAnswersProps,
} from '#src/host/room/hostKind.ts';
import { OptionLine } from '#src/questions/options/OptionLine.tsx';
import { PiecesOnProjector, type PiecesOnProjectorProps } from '#src/questions/pieces/PiecesOnProjector.tsx';
import { SpreadRows } from '#src/questions/SpreadRows.tsx';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';

/** The kind-specific parts. */
export interface PlacingHost<T extends PlacingType>
  extends Pick<QuestionAuthoring<QuestionKinds[T]>, 'preview'> {
  readonly rules: PlacingRules<T>;
  /** Chart of the answers for the projector's twin; null while there is none. */
  chartOf(props: ProjectorAnswersProps<T>): PiecesOnProjectorProps['chart'];
}

const NO_DRAFT = { answer: null, state: 'open' } as const;

export function placingHost<T extends PlacingType>(kind: PlacingHost<T>): HostKind<T> {
  const { rules, preview } = kind;
  const boardOf = ({ question, answer, reveal }: AnsweredProps<T>) =>
    placingBoard(rules, { question, answer, reveal, draft: NO_DRAFT, open: false });
  return {
    ProjectorAnswers: (props) => <PiecesOnProjector {...props} chart={kind.chartOf(props)} />,
    DistributionView: (props) => <PlacedSpread {...props} rules={rules} />,
    Answered: (asked) => <PlacedRows board={boardOf(asked)} score={scoreOf(rules, asked)} />,
    Authored({ question: authored, answers }) {
      const { question, reveal } = preview(authored, playedBase(authored, ''));
      return (
        <PlacedRows
          board={boardOf({ question, answer: null, reveal: answers ? reveal : null })}
          score={null}
        />
      );
    },
    cell(asked, say) {
      const score = scoreOf(rules, asked);
      const { question, answer } = asked;
      return score && answer && `${say(scoreWords(score))} · ${digits(question, answer.placed)}`;
    },
  };
}

/** How much of an answer is correct; null while that isn't known. */
function scoreOf<T extends PlacingType>(rules: PlacingRules<T>, asked: AnsweredProps<T>): Fraction | null {
  const question: PlacingQuestion = asked.question;
  const { answer, reveal } = asked;
  return answer && reveal && placedScore(rules, question, answer.placed, reveal.right);
}

/** The letters of the pieces in each place, such as `1B 2A`. */
function digits(question: PlacingQuestion, placed: Placed): string {
  const letters = new Map(question.items.map(({ id }, at) => [id, letterOfOption(at)]));
  return question.places
    .flatMap(({ id }, at) => {
      const inside = piecesIn(question, placed, id).map((piece) => letters.get(piece) ?? '');
      return inside.length > 0 ? `${at + 1}${inside.join('')}` : [];
    })
    .join(' ');
}

/** The places with what is in them, and what would be correct. */
function PlacedRows({
  board,
  score,
}: {
  readonly board: PlacingBoard;
  readonly score: Fraction | null;
}): ReactNode {
  const say = useWords();
  const { t } = useTranslation('host');
  const inPlace = (index: number | null) => board.pieces.filter(({ place }) => place === index);
  const isJudged = score !== null;
  // Choices that weren't chosen say nothing.
  const isChoice = (id: string) => board.places.some(({ place }) => place.choices?.includes(id));
  const unplaced = inPlace(null).filter(({ item }) => !isChoice(item.id));
  return (
    <div className="stack gap-2">
      {score && <p className="strong">{say(scoreWords(score))}</p>}
      <ol className="grid gap-1">
        {board.places.map(({ place, index, correction }) => (
          <OptionLine key={place.id} option={place} place={index} number={index + 1} right={false}>
            {inPlace(index).map(({ item, verdict, correction: told }) => (
              <span key={item.id} className="strip gap-1">
                <TextOrPicture of={item} />
                {isJudged && verdict === 'right' && (
                  <span className="right-mark rigid">
                    <Check size={18} strokeWidth={3} aria-hidden="true" />
                    <span className="visually-hidden">{t('host:question.right')}</span>
                  </span>
                )}
                {isJudged && verdict === 'wrong' && <X size={18} strokeWidth={3} aria-hidden="true" />}
                {told && <span className="caption muted">{say(told)}</span>}
              </span>
            ))}
            {correction && <span className="caption muted">{say(correction)}</span>}
          </OptionLine>
        ))}
      </ol>
      {unplaced.length > 0 && (
        <p className="caption muted">
          {t('host:question.placing.unplaced', {
            items: unplaced.map(({ item }, at) => item.text || letterOfOption(at)),
          })}
        </p>
      )}
    </div>
  );
}

interface PlacedSpreadProps<T extends PlacingType> extends DistributionViewProps<T> {
  readonly rules: PlacingRules<T>;
}

/**
 * How many players had each place right, with the commonest mistake, or each piece where a place holds any number of
 * them; in the order of their numbers or letters, which teachers follow along the question.
 */
function PlacedSpread<T extends PlacingType>(props: PlacedSpreadProps<T>): ReactNode {
  const { rules, reveal, distribution } = props;
  const question: PlacingQuestion = props.question;
  const { t } = useTranslation('host');
  const { counts } = distribution.spread;
  const right = reveal?.right ?? null;
  const nameOf = (id: string) => {
    const at = question.places.findIndex((place) => place.id === id);
    const place = question.places[at];
    return place ? placeName(place, at) : '';
  };
  const inOrder = (all: ReturnType<typeof itemRows>) =>
    all.toSorted((a, b) => question.items.indexOf(a.item) - question.items.indexOf(b.item));
  const rows = rules.holdsMany
    ? inOrder(itemRows(props)).map(({ item, right: count }) => ({
        id: item.id,
        lead: (
          <span className="authored-number bold tabular rigid">
            {letterOfOption(question.items.indexOf(item))}
          </span>
        ),
        words: <TextOrPicture of={item} />,
        beside: right && (
          <span className="caption muted">
            {question.places
              .flatMap(({ id }) => (isRightIn(right, item.id, id) ? nameOf(id) : []))
              .join(', ')}
          </span>
        ),
        count,
      }))
    : question.places.map((place, at) => {
        const mistake = right && commonMistake(question, right, counts, place.id);
        const own = question.items.find(({ id }) => id === right?.[place.id]?.[0]);
        return {
          id: place.id,
          lead: <span className="authored-number bold tabular rigid">{at + 1}</span>,
          words: (
            <>
              <TextOrPicture of={place} />{' '}
              {own && (
                <strong>
                  <TextOrPicture of={own} />
                </strong>
              )}
            </>
          ),
          beside: mistake && (
            <span className="caption muted">
              {t('host:question.placing.mistake', { item: mistake.item.text, count: mistake.count })}
            </span>
          ),
          count: right ? rightCount(right, counts, place.id) : null,
        };
      });
  const shown = distribution.answered > 0 ? rows : [];
  const mistakes = !rules.holdsMany && shown.some(({ beside }) => beside);
  return (
    <div className="stack gap-2">
      {right && shown.length > 0 && (
        <p className="caption muted">{t(`host:question.placing.${mistakes ? 'barsMistakes' : 'bars'}`)}</p>
      )}
      <SpreadRows rows={shown} distribution={distribution} />
    </div>
  );
}
