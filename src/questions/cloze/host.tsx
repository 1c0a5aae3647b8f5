// CLOZE for the host: texts by gap, and a player's answer gap by gap.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionOf } from '#core/questions/question.ts';
import { correctAnswerMessage, hintOf } from '#scenes/model.ts';
import { filledGaps, gapScore } from '#scenes/questions/cloze/model.ts';
import { answerText } from '#src/game/twins/wording.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type {
  AnsweredProps,
  AuthoredProps,
  DistributionViewProps,
  HostKind,
  ProjectorAnswersProps,
} from '#src/host/room/hostKind.ts';
import { OptionLine } from '#src/questions/options/OptionLine.tsx';
import { TextList } from '#src/questions/typed/TextsOnProjector.tsx';
import { TextRows } from '#src/questions/typed/TextsSpread.tsx';

type AskedCloze = Pick<AnsweredProps<'CLOZE'>, 'question' | 'answer' | 'reveal'>;

const gapsOf = ({ question, answer, reveal }: AskedCloze) =>
  filledGaps({ question, answer, reveal, draft: { answer: null, state: 'open' }, open: false });

function ProjectorAnswers({
  question,
  isOpen,
  right,
  distribution,
}: ProjectorAnswersProps<'CLOZE'>): ReactNode {
  const say = useWords();
  return (
    <>
      {isOpen && <p className="projector-note">{say(hintOf('CLOZE'))}</p>}
      {right !== null && <p className="projector-right bold">{say(correctAnswerMessage(right))}</p>}
      {distribution && (
        <ByGap
          question={question}
          render={(gap) => <TextList texts={distribution.spread.gaps[gap]?.texts ?? []} />}
        />
      )}
    </>
  );
}

interface ByGapProps {
  readonly question: QuestionOf<'CLOZE'>;
  readonly render: (gap: number) => ReactNode;
}

function ByGap({ question, render }: ByGapProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <ol className="stack gap-3">
      {question.fields.map((_, gap) => (
        // Gaps have no ids and never move.
        <li key={gap} className="stack gap-2">
          <strong>{t('host:question.edit.gaps.gap', { number: gap + 1 })}</strong>
          {render(gap)}
        </li>
      ))}
    </ol>
  );
}

function DistributionView(props: DistributionViewProps<'CLOZE'>): ReactNode {
  const { question, reveal, distribution, hiddenTexts, withheldTexts, onModerate } = props;
  return (
    <ByGap
      question={question}
      render={(gap) => (
        <TextRows
          questionId={question.id}
          texts={distribution.spread.gaps[gap]?.texts ?? []}
          revealed={reveal !== null}
          // Counted once for the question.
          distribution={{ ...distribution, unanswered: 0 }}
          {...{ hiddenTexts, withheldTexts, onModerate }}
        />
      )}
    />
  );
}

function Answered(asked: AnsweredProps<'CLOZE'>): ReactNode {
  const say = useWords();
  const { question, answer, reveal } = asked;
  return (
    <div className="stack gap-2">
      {answer && reveal && <p className="strong">{say(gapScore({ question, answer, reveal }))}</p>}
      <ol className="grid gap-1">
        {gapsOf(asked).map(({ text, state, correction }, gap) => (
          <OptionLine
            key={gap}
            option={{ text: state === 'told' ? (correction ?? '') : text || '–' }}
            place={gap}
            number={gap + 1}
            right={state === 'right' || state === 'told'}
          >
            {correction !== null && state !== 'told' && (
              <span className="caption muted">{say(correctAnswerMessage(correction))}</span>
            )}
          </OptionLine>
        ))}
      </ol>
    </div>
  );
}

function Authored({ question: { gaps }, answers }: AuthoredProps<'CLOZE'>): ReactNode {
  const { t } = useTranslation('host');
  return (
    <ol className="stack gap-1 muted">
      {gaps.map(({ accepted }, gap) => (
        <li key={gap}>
          {t('host:question.edit.gaps.gap', { number: gap + 1 })}{' '}
          {answers
            ? t('host:question.accepted', { list: accepted.join(' · ') })
            : t('host:question.acceptedHidden', { count: accepted.length })}
        </li>
      ))}
    </ol>
  );
}

export const CLOZE: HostKind<'CLOZE'> = {
  cell: ({ question, answer, reveal }, say) =>
    answer && reveal
      ? `${say(gapScore({ question, answer, reveal }))} · ${answerText(question, answer)}`
      : null,
  ProjectorAnswers,
  DistributionView,
  Answered,
  Authored,
};
