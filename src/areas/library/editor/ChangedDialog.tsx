// Conflict between two drafts of a quiz: the author chooses, one clash after another, so that nothing is
// overwritten unasked.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { newQuestionId } from '#src/areas/library/editor/draft/ids.ts';
import { type Clash, type ClashChoice, withChoice } from '#src/areas/library/editor/draft/mergeDrafts.ts';
import type { Conflict } from '#src/areas/library/editor/sync/draftSync.ts';
import { useDraft, useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { AuthoredItem } from '#src/areas/library/quiz/AuthoredItem.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import '#src/areas/library/editor/dialogs.css';

export interface ChangedDialogProps {
  readonly conflict: Conflict;
  /** Postpones the decision; nothing is saved until it's made. */
  readonly onClose: () => void;
}

export function ChangedDialog({ conflict, onClose }: ChangedDialogProps): ReactNode {
  const { store, sync } = useEditorSession();
  const [choices, setChoices] = useState<ReadonlyMap<string, ClashChoice>>(new Map());
  const { clashes } = conflict;
  const clash = clashes.find((each) => !choices.has(nameOf(each)));
  if (!clash) return null;
  const choose = (choice: ClashChoice) => {
    const chosen = new Map([...choices, [nameOf(clash), choice]]);
    setChoices(chosen);
    if (!clashes.every((each) => chosen.has(nameOf(each)))) return;
    // From the conflict as it is now: an upload may have ended while the dialog was open.
    const draft = clashes.reduce(
      (now, each) => withChoice(now, each, chosen.get(nameOf(each)) ?? 'mine', newQuestionId()),
      conflict.draft,
    );
    sync.settle(draft);
    store.dispatch({ type: 'replace', draft });
  };
  // Keyed, so that each clash is announced and no second press decides the next.
  return <Choice key={nameOf(clash)} conflict={conflict} clash={clash} onChoose={choose} onClose={onClose} />;
}

const nameOf = (clash: Clash) => (clash.type === 'question' ? `question ${clash.id}` : clash.field);

interface ChoiceProps extends ChangedDialogProps {
  readonly clash: Clash;
  readonly onChoose: (choice: ClashChoice) => void;
}

function Choice({ conflict, clash, onChoose, onClose }: ChoiceProps): ReactNode {
  const { t, i18n } = useTranslation('editor');
  const questions = useDraft(({ draft }) => draft.questions);
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const total = conflict.clashes.length;
  const indexIn = (all: readonly DraftQuestion[]) =>
    clash.type === 'question' ? all.findIndex(({ id }) => id === clash.id) : -1;
  const place = indexIn(questions);
  const index = place < 0 ? indexIn(conflict.theirs.draft.questions) : place;
  const change = clash.type === 'field' ? 'field' : changeOf(clash);
  const canKeepBoth = change === 'both';
  return (
    <Dialog
      title={t(`editor:changed.${change}`, { number: index + 1 })}
      description={t('editor:changed.body', { when: when.format(conflict.theirs.at) })}
      onClose={onClose}
    >
      {total > 1 && (
        <p className="caption muted">
          {t('editor:changed.progress', { number: conflict.clashes.indexOf(clash) + 1, count: total })}
        </p>
      )}
      {/* Has the focus at first: the dialog opens while someone is typing, whose next key mustn't choose. */}
      <div ref={asFirstFocus} tabIndex={-1} className="changed-sides grid gap-4">
        {(['mine', 'theirs'] as const).map((side) => (
          <section key={side} className="stack" aria-label={t(`editor:changed.from.${side}`)}>
            <h3 className="caption muted">{t(`editor:changed.from.${side}`)}</h3>
            {clash.type === 'field' ? (
              <FieldValue field={clash.field} value={clash[side]} />
            ) : (
              <Version question={clash[side]} index={index} />
            )}
            <QuietButton className="changed-choice" onClick={() => onChoose(side)}>
              {t(`editor:changed.${clash.type === 'question' && !clash[side] ? 'delete' : side}`)}
            </QuietButton>
          </section>
        ))}
      </div>
      {canKeepBoth && <Button onClick={() => onChoose('both')}>{t('editor:changed.keepBoth')}</Button>}
    </Dialog>
  );
}

type FieldClash = Extract<Clash, { readonly type: 'field' }>;

const asFirstFocus = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

function changeOf({ mine, theirs }: Exclude<Clash, FieldClash>) {
  if (!mine) return 'deletedHere';
  return theirs ? 'both' : 'deletedThere';
}

function Version({
  question,
  index,
}: {
  readonly question: DraftQuestion | null;
  readonly index: number;
}): ReactNode {
  const { t } = useTranslation('editor');
  if (!question) return <p className="authored card muted">{t('editor:changed.deleted')}</p>;
  return (
    <ul>
      <AuthoredItem question={question} index={index} answers />
    </ul>
  );
}

function FieldValue({
  field,
  value,
}: {
  readonly field: FieldClash['field'];
  readonly value: FieldClash['mine'];
}): ReactNode {
  const { t } = useTranslation('editor');
  return (
    <div className="authored card">
      <p className="caption muted">{t(`editor:head.${field}`)}</p>
      {typeof value === 'object' ? (
        <Thumbnail media={{ ...value, type: 'image' }} />
      ) : (
        <p className="breaks">
          {value === undefined || value.trim() === '' ? t('editor:head.noLanguage') : value}
        </p>
      )}
    </div>
  );
}
