// Corrections of a question: marks a wrong answer as correct, or changes how the question counts, after asking.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptableAnswers, type CorrectionChange } from '#core/questions/correction.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import { FormDialog } from '#src/host/shell/FormDialog.tsx';
import type { RequestFor } from '#src/platform/requests/wire.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import { Toggle } from '#src/ui/Toggle.tsx';

export type CorrectQuestion = (which: Omit<RequestFor<'correctQuestion'>, 'roomHash'>) => void;

interface Offer {
  /** Translated. */
  readonly label: string;
  readonly body: string;
  readonly change: CorrectionChange;
}

export interface QuestionCorrectionsProps {
  readonly row: HostQuestionRow;
  readonly onCorrect: CorrectQuestion;
}

export function QuestionCorrections({ row, onCorrect }: QuestionCorrectionsProps): ReactNode {
  const { t } = useTranslation('host');
  const [chosen, setChosen] = useState<Offer | null>(null);
  const offers = useOffers(row);
  if (offers.length === 0) return null;
  return (
    <fieldset className="row" aria-label={t('host:correct.title', { number: row.index + 1 })}>
      {offers.map((offer) => (
        <QuietButton key={offer.label} onClick={() => setChosen(offer)}>
          {offer.label}
        </QuietButton>
      ))}
      {chosen && (
        <CorrectDialog row={row} offer={chosen} onCorrect={onCorrect} onClose={() => setChosen(null)} />
      )}
    </fieldset>
  );
}

function useOffers({ question, reveal, distribution, isCorrected }: HostQuestionRow): readonly Offer[] {
  const { t } = useTranslation('host');
  const original: Offer = {
    label: t('host:correct.undo'),
    body: t('host:correct.undoBody'),
    change: { type: 'original' },
  };
  if (!question.hasCorrectAnswer) return isCorrected ? [original] : [];
  const { answered, correct, unanswered } = distribution;
  const missed = answered - correct + unanswered;
  return [
    ...acceptableAnswers(question, reveal, distribution).map(({ words, count, change }) => ({
      label: t('host:correct.accept', { answer: words }),
      body: t('host:correct.gain', { count }),
      change,
    })),
    {
      label: t('host:correct.dropped'),
      body: t('host:correct.droppedBody'),
      change: { type: 'dropped' },
    },
    {
      label: t('host:correct.fullMarks'),
      body: t('host:correct.gain', { count: missed }),
      change: { type: 'fullMarks' },
    },
    ...(isCorrected ? [original] : []),
  ];
}

interface CorrectDialogProps extends QuestionCorrectionsProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

function CorrectDialog({ row, offer, onCorrect, onClose }: CorrectDialogProps): ReactNode {
  const { t } = useTranslation('host');
  const [mayLose, setMayLose] = useState(false);
  const { label, body, change } = offer;
  return (
    <FormDialog
      title={t('host:correct.title', { number: row.index + 1 })}
      description={body}
      submit={label}
      onSubmit={() => {
        onCorrect({ questionId: row.question.id, change, mayLose });
        return Promise.resolve(true);
      }}
      onClose={onClose}
    >
      <Toggle
        label={t('host:correct.mayLose')}
        hint={t('host:correct.mayLoseHint')}
        on={mayLose}
        onChange={setMayLose}
      />
    </FormDialog>
  );
}
