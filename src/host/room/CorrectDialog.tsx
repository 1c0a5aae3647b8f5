// Dialog for correcting a question: what is correct or how it counts, and what follows from it.

import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWritten } from '#core/questions/authoring.ts';
import { answerChoices, type CorrectionChange, rekeyed } from '#core/questions/correction.ts';
import type { AnswerChoice } from '#core/questions/kind.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import { EditInQuiz } from '#src/host/changes/EditInQuiz.tsx';
import { isFixable, useQuizChanges } from '#src/host/changes/useQuizChanges.ts';
import { FormDialog } from '#src/host/shell/FormDialog.tsx';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { Toggle } from '#src/ui/Toggle.tsx';
import '#src/host/room/correctDialog.css';

interface CorrectDialogProps {
  readonly roomHash: string;
  readonly row: HostQuestionRow;
  readonly onSubmit: (change: CorrectionChange, options: { mayLose: boolean; inQuiz: boolean }) => void;
  readonly onClose: () => void;
}

/** answers: the chosen answers are correct. The others are the corrections of that name. */
type Way = 'answers' | 'dropped' | 'fullMarks' | 'original';

export function CorrectDialog({ roomHash, row, onSubmit, onClose }: CorrectDialogProps): ReactNode {
  const { t } = useTranslation(['host', 'changes']);
  const name = useId();
  const { question, correction } = row;
  const { can, several } = kindOf(question.type);
  const ways = can.rekey?.ways ?? [];
  // Accepting an answer that is correct already changes nothing.
  const choices = answerChoices(row).filter(({ isCorrect }) => ways.includes('key') || !isCorrect);
  const correctIds = choices.flatMap(({ id, isCorrect }) => (isCorrect ? id : []));
  const now = wayNow(row);
  const [way, setWay] = useState<Way>(now);
  const [ids, setIds] = useState<readonly string[]>(correctIds);
  const [keep, setKeep] = useState(false);
  const [mayLose, setMayLose] = useState(false);
  const [inQuiz, setInQuiz] = useState(true);
  const quiz = useQuizChanges(roomHash).data;

  const picked = new Set(ids);
  const isSame = way === now && (way !== 'answers' || sameSets(picked, new Set(correctIds)));
  const isNew = choices.some(({ id, isCorrect }) => picked.has(id) && !isCorrect);
  const canKeep = way === 'answers' && ways.length > 1 && isNew && correctIds.length > 0;
  const only = ways.includes('key') && !(canKeep && keep);
  const change: CorrectionChange | null =
    way !== 'answers'
      ? { type: way }
      : ids.length > 0
        ? rekeyed(question.type, ids, only ? 'key' : 'accept')
        : null;
  const effect = effectOf(row, change, choices, picked);
  const canLose = !isSame && (effect === null || effect.losing > 0);
  // Other fixes aren't something that a quiz can say, such as a second correct option.
  const writes = quiz && !isSame && change !== null && isWritten(question.type, change);
  const canFixQuiz = writes && isFixable(quiz, row.index);
  const pick = (id: string) => {
    setWay('answers');
    if (!several) setIds([id]);
    else setIds(choices.flatMap((each) => ((each.id === id) !== picked.has(each.id) ? each.id : [])));
  };
  const radioOf = (each: Way, label: string) => (
    <label className="fix-choice strip gap-3">
      <input type="radio" name={name} checked={way === each} onChange={() => setWay(each)} />
      <span className="strong">{label}</span>
    </label>
  );
  return (
    <FormDialog
      title={t('host:correct.title', { number: row.index + 1 })}
      submit={t('host:correct.submit')}
      canSubmit={!isSame && change !== null}
      onSubmit={() => {
        if (change) onSubmit(change, { mayLose: canLose && mayLose, inQuiz: canFixQuiz === true && inQuiz });
        return Promise.resolve(true);
      }}
      onClose={onClose}
    >
      <p className="fix-question muted clamp-2">
        <TextOrPicture of={question} />
      </p>
      <fieldset className="fix-choices">
        <legend className="label">{t(`host:correct.${legendOf(ways, several, choices)}`)}</legend>
        {several && radioOf('answers', t('host:correct.answers'))}
        {choices.map((choice) => (
          <label key={choice.id} className="fix-choice strip gap-3" data-within={several || undefined}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={several ? undefined : name}
              // Of several correct answers, no single one is what is picked.
              checked={way === 'answers' && picked.has(choice.id) && (several || ids.length === 1)}
              onChange={() => pick(choice.id)}
            />
            {choice.media && <Thumbnail media={choice.media} />}
            <span className="fill breaks">
              <TextOrPicture of={choice} />
            </span>{' '}
            {choice.isCorrect && now === 'answers' && <span className="tag">{t('host:correct.now')}</span>}{' '}
            <span className="fix-count caption tabular muted rigid">
              {t('host:results.players', { count: choice.count })}
            </span>
          </label>
        ))}
        {choices.length > 0 && <hr className="fix-rule" />}
        {radioOf('dropped', t('host:correct.dropped'))}
        {radioOf('fullMarks', t('host:correct.fullMarks'))}
        {correction && radioOf('original', t('host:correct.undo'))}
      </fieldset>
      {canKeep && <Toggle label={t('host:correct.keep')} on={keep} onChange={setKeep} />}
      {canLose && (
        <Toggle
          label={t('host:correct.mayLose')}
          hint={t('host:correct.mayLoseHint')}
          on={mayLose}
          onChange={setMayLose}
        />
      )}
      {canFixQuiz && <Toggle label={t('changes:fix.inQuiz')} on={inQuiz} onChange={setInQuiz} />}
      {writes && !canFixQuiz && (
        <div>
          <p className="hint">{t('changes:fix.differs')}</p>
          <EditInQuiz changes={quiz} index={row.index} />
        </div>
      )}
      <output className="fix-effect">{!isSame && effectWords()}</output>
    </FormDialog>
  );

  function effectWords(): string {
    const isLossless = !(canLose && mayLose);
    const words = [
      ...(way === 'dropped' ? [t('host:correct.droppedBody')] : []),
      ...(way === 'original' ? [t('host:correct.undoBody')] : []),
      ...(way === 'answers' && effect === null ? [t('host:correct.again')] : []),
      ...(way !== 'dropped' && effect !== null ? [t('host:correct.gain', { count: effect.gaining })] : []),
      ...(isLossless ? [t('host:correct.noLoss')] : []),
      ...(!isLossless && effect !== null ? [t('host:correct.lose', { count: effect.losing })] : []),
    ];
    return words.join(' ');
  }
}

function wayNow({ question, correction }: HostQuestionRow): Way {
  if (!question.hasCorrectAnswer) return 'dropped';
  return correction?.isFullMarks ? 'fullMarks' : 'answers';
}

function legendOf(ways: readonly string[], several: boolean, choices: readonly AnswerChoice[]) {
  if (choices.length === 0) return 'how';
  if (!ways.includes('key')) return 'whichToo';
  return several ? 'whichAll' : 'which';
}

function sameSets(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}

/** Players who can gain and lose points; null where the counts don't say. */
function effectOf(
  row: HostQuestionRow,
  change: CorrectionChange | null,
  choices: readonly AnswerChoice[],
  picked: ReadonlySet<string>,
): { readonly gaining: number; readonly losing: number } | null {
  const { answered, correct, partial, unanswered } = row.distribution;
  const type = change?.type;
  if (type === 'dropped') return { gaining: 0, losing: correct + partial };
  if (type === 'fullMarks') return { gaining: answered - correct + unanswered, losing: 0 };
  // Answers of several parts earn parts of the points.
  if (type === 'original' || wayNow(row) !== 'answers' || kindOf(row.question.type).several) return null;
  const players = (isCorrect: boolean): number =>
    choices.reduce(
      (sum, each) =>
        sum + Number(each.isCorrect === isCorrect && picked.has(each.id) !== isCorrect) * each.count,
      0,
    );
  return { gaining: players(false), losing: type === 'key' ? players(true) : 0 };
}
