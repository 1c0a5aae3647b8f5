// Marking: the different answers to a question one by one, each marked with one key.

import { ArrowLeft, ArrowRight, CircleCheck, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QUESTION_MARKS } from '#core/questions/worth.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import type { MarkableAnswer } from '#core/views/report.ts';
import { creditOfKey, keyOfStep, markText, stepCount } from '#src/host/marking/markSteps.ts';
import { useMarking } from '#src/host/marking/useMarking.ts';
import { ListFailed } from '#src/host/shell/listStates.tsx';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Failure } from '#src/ui/Failure.tsx';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';
import { InlineToggle } from '#src/ui/Toggle.tsx';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { useListener } from '#src/ui/useListener.ts';
import '#src/host/marking/marking.css';

export interface MarkAnswersProps {
  readonly roomHash: string;
  readonly row: HostQuestionRow;
  readonly onClose: () => void;
}

export function MarkAnswers({ roomHash, row, onClose }: MarkAnswersProps): ReactNode {
  const { t } = useTranslation(['marking', 'host']);
  const { answers, error, reload, failure, mark } = useMarking(roomHash, row);
  return (
    <Dialog title={t('marking:title', { number: row.index + 1 })} onClose={onClose}>
      <div className="marking stack" aria-busy={answers === null}>
        <p className="marking-question muted clamp-2">
          <TextOrPicture of={row.question} />
        </p>
        {failure !== null && <Failure type={failure} />}
        {answers ? (
          <OneByOne
            answers={answers}
            worth={row.question.worth ?? QUESTION_MARKS.usual}
            onMark={mark}
            onClose={onClose}
          />
        ) : error ? (
          <ListFailed error={error} onRetry={reload} />
        ) : (
          <p className="muted">{t('host:opening')}</p>
        )}
      </div>
    </Dialog>
  );
}

interface OneByOneProps {
  readonly answers: readonly MarkableAnswer[];
  readonly worth: number;
  readonly onMark: (text: string, credit: number | null) => void;
  readonly onClose: () => void;
}

interface Given {
  readonly text: string;
  /** The mark that was replaced. */
  readonly before: number | null;
}

function OneByOne({ answers, worth, onMark, onClose }: OneByOneProps): ReactNode {
  const { t } = useTranslation('marking');
  /** Index of the answer on screen; past the last one at the end. */
  const [place, setPlace] = useState(0);
  const [done, setDone] = useState<readonly Given[]>([]);
  const [named, setNamed] = useState(false);
  const shortcuts = useSetting('shortcuts');
  const answer = answers[place];
  const move = (by: number) => setPlace(Math.max(0, Math.min(answers.length, place + by)));
  const give = (credit: number) => {
    if (!answer) return;
    onMark(answer.text, credit);
    setDone([...done, { text: answer.text, before: answer.credit }]);
    setPlace(nextWaiting(answers, place));
  };
  const undo = () => {
    const last = done.at(-1);
    if (!last) return;
    onMark(last.text, last.before);
    setDone(done.slice(0, -1));
    setPlace(answers.findIndex(({ text }) => text === last.text));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const credit = creditOfKey(event.key, worth);
    const onButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (credit !== null) give(credit);
    else if (event.key === 'ArrowRight' || (event.key === 'Enter' && !onButton)) move(1);
    else if (event.key === 'ArrowLeft') move(-1);
    else if (event.key === 'Backspace') undo();
    else return;
    event.preventDefault();
  };
  useListener('keydown', press, shortcuts);
  const waiting = answers.filter(({ credit }) => credit === null).length;
  return (
    <>
      <div className="row apart">
        <progress
          className="meter marking-meter"
          value={answers.length - waiting}
          max={answers.length}
          aria-hidden
        />
        <InlineToggle label={t('marking:names')} on={named} onChange={setNamed} />
      </div>
      {answer ? (
        <>
          <Shown answer={answer} place={place} total={answers.length} named={named} />
          <Steps worth={worth} credit={answer.credit} onGive={give} />
        </>
      ) : (
        <End
          answers={answers.length}
          waiting={waiting}
          onClose={onClose}
          onBack={() => setPlace(waiting > 0 ? nextWaiting(answers, -1) : 0)}
        />
      )}
      <div className="row apart marking-moves">
        <QuietButton disabled={place === 0} onClick={() => move(-1)}>
          <ArrowLeft size={20} />
          {t('marking:back')}
        </QuietButton>
        <QuietButton disabled={done.length === 0} onClick={undo}>
          <Undo2 size={20} />
          {t('marking:undo')}
        </QuietButton>
        <QuietButton disabled={!answer} onClick={() => move(1)}>
          {t('marking:next')}
          <ArrowRight size={20} />
        </QuietButton>
      </div>
      {shortcuts && <p className="marking-keys caption muted">{t('marking:keys')}</p>}
    </>
  );
}

/** Index of the next answer without a mark, from the start again after the last; the end if none waits. */
function nextWaiting(answers: readonly MarkableAnswer[], place: number): number {
  const waits = ({ credit }: MarkableAnswer, index: number): boolean => credit === null && index !== place;
  const after = answers.findIndex((each, index) => index > place && waits(each, index));
  const next = after === -1 ? answers.findIndex(waits) : after;
  return next === -1 ? answers.length : next;
}

/** A ref for what takes over from an element with the focus that is gone. */
const focus = (element: HTMLElement | null): void => element?.focus();

interface ShownProps {
  readonly answer: MarkableAnswer;
  readonly place: number;
  readonly total: number;
  readonly named: boolean;
}

function Shown({ answer, place, total, named }: ShownProps): ReactNode {
  const { t, i18n } = useTranslation('marking');
  const { text, count, names } = answer;
  const more = count - names.length;
  const listed = [...names, ...(more > 0 ? [t('marking:more', { count: more })] : [])];
  return (
    // Read out whole, because the next answer comes without a change of focus.
    <section ref={focus} tabIndex={-1} className="marking-answer stack" aria-live="polite" aria-atomic="true">
      <h3 className="caption strong muted tabular">{t('marking:place', { place: place + 1, total })}</h3>
      <p className="marking-text breaks">{text}</p>
      <p className="muted">
        {named ? new Intl.ListFormat(i18n.language).format(listed) : t('marking:from', { count })}
      </p>
    </section>
  );
}

interface StepsProps {
  readonly worth: number;
  readonly credit: number | null;
  readonly onGive: (credit: number) => void;
}

function Steps({ worth, credit, onGive }: StepsProps): ReactNode {
  const { t, i18n } = useTranslation('marking');
  const keys = useAriaKeyShortcuts();
  const steps = stepCount(worth);
  // A key that is the mark itself needs no cap.
  const hasKeycaps = keys('') !== undefined && steps !== worth;
  const given = credit === null ? null : Math.round(credit * steps);
  return (
    <fieldset className="mark-steps" aria-label={t('marking:mark', { count: worth })}>
      {Array.from({ length: steps + 1 }, (_, step) => (
        <QuietButton
          key={step}
          className="mark-step tabular"
          aria-pressed={step === given}
          aria-keyshortcuts={keys(keyOfStep(step))}
          onClick={() => onGive(step / steps)}
        >
          {markText(i18n.language, step / steps, worth)}
          {hasKeycaps && <kbd aria-hidden="true">{keyOfStep(step)}</kbd>}
        </QuietButton>
      ))}
    </fieldset>
  );
}

interface EndProps {
  readonly answers: number;
  readonly waiting: number;
  readonly onClose: () => void;
  readonly onBack: () => void;
}

function End({ answers, waiting, onClose, onBack }: EndProps): ReactNode {
  const { t } = useTranslation('marking');
  const all = waiting === 0;
  return (
    <section className="marking-answer marking-end centered" aria-live="polite">
      <div className="stack text-center">
        {all && <CircleCheck className="marking-done" size={64} />}
        <h3 className="title">{all ? t('marking:all') : t('marking:left', { count: waiting })}</h3>
        {all && <p className="muted">{t('marking:allBody', { count: answers })}</p>}
        <div className="row marking-end-actions">
          <Button ref={focus} onClick={all ? onClose : onBack}>
            {all ? t('marking:done') : t('marking:goOn')}
          </Button>
          {all && <QuietButton onClick={onBack}>{t('marking:review')}</QuietButton>}
        </div>
      </div>
    </section>
  );
}
