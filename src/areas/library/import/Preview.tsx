// Preview of an import: the questions to save, and each skipped or changed item with its place and the
// reason.

import { CircleAlert, CircleCheck, Pencil, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { asUnmarked } from '#core/questions/authoring.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { FormatPicker } from '#src/areas/library/import/FormatPicker.tsx';
import { placeText, reasonText } from '#src/areas/library/import/importTexts.ts';
import { DoubtNotes, useOnlyDoubts } from '#src/areas/library/import/DoubtNote.tsx';
import { type AskedDoubt, doubtsOf, sharedDoubts, useDoubts } from '#src/areas/library/import/useDoubts.ts';
import { type Edits, useEdits } from '#src/areas/library/import/useEdits.ts';
import { useFileUrls } from '#src/areas/library/import/useFileUrls.ts';
import type { ReadAs } from '#src/areas/library/import/parked.ts';
import { Pager } from '#src/host/shell/Pager.tsx';
import type { ImportProblem } from '#importers/problems.ts';
import type { ImportResult } from '#importers/types.ts';
import type { FailureType } from '#src/platform/requests/requestError.ts';
import { Failure } from '#src/ui/Failure.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { ImportedItem } from '#src/areas/library/import/ImportedItem.tsx';
import { PagedQuestions } from '#src/areas/library/quiz/PagedQuestions.tsx';
import '#src/areas/library/import/preview.css';
import { Form } from '#src/ui/Form.tsx';

export interface PreviewProps {
  readonly file: File;
  readonly result: ImportResult;
  readonly readAs: ReadAs;
  readonly onReadAs: (readAs: ReadAs) => void;
  readonly onCancel: () => void;
  /** null unless the text was pasted. */
  readonly onBackToText: (() => void) | null;
  readonly onSave: (quiz: AuthoredQuiz) => Promise<void>;
  /** Opens the questions in the editor, as a draft on this device. */
  readonly onEdit: (quiz: AuthoredQuiz) => Promise<void>;
  /** Draft in which the questions were opened before. */
  readonly draftId: string | null;
  readonly busy: boolean;
  readonly problem: FailureType | null;
}

export function Preview(props: PreviewProps): ReactNode {
  const { file, result, readAs, onReadAs, onCancel, onBackToText, onSave, onEdit, draftId, busy, problem } =
    props;
  const { t } = useTranslation('import');
  const { quiz, problems } = result;
  const name = onBackToText ? t('import:page.pasted') : file.name;
  const [title, setTitle] = useState(quiz.title);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { questions, asked } = useDoubts(quiz.questions, problems);
  const edits = useEdits(questions);
  const { kept, unfinished } = edits;
  const taken = quiz.questions.length;
  const skipped = problems.filter(({ severity }) => severity === 'skipped').length;
  const titled = title.trim() !== '';
  const ready = titled && kept.length > 0;
  const open = openDoubts(asked, edits);
  const flaws = skipped + unfinished + open.length;
  const edited = (written = kept) => ({ ...quiz, title: title.trim(), questions: written });
  const others = problems.filter(({ doubt }) => !doubt);
  const isRead = taken > 0 && draftId === null;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="preview gap-5">
      <div className="preview-side stack gap-5">
        <Form
          className="preview-head stack card"
          noValidate
          onSubmit={() => ready && isRead && onSave(edited())}
        >
          <div className="verdict strip gap-4" data-kind={taken === 0 ? 'none' : flaws > 0 ? 'some' : 'all'}>
            <Verdict taken={taken} flawed={flaws > 0} />
            <div>
              <h2 ref={heading} tabIndex={-1} className="title">
                {taken === 0 ? t('import:page.nothing') : t('import:page.taken', { count: kept.length })}
              </h2>
              <p className="muted">
                {skipped > 0 ? t('import:page.skipped', { count: skipped, file: name }) : name}
              </p>
              {asked.length > 0 && isRead && (
                <p aria-live="polite">
                  <strong>{t('import:doubt.toCheck', { count: open.length })}</strong>
                  {open.some(isUnmarked) && <> · {t('import:doubt.polls')}</>}
                </p>
              )}
            </div>
          </div>
          {draftId === null && <FormatPicker detected={result.format} readAs={readAs} onChange={onReadAs} />}
          {draftId !== null && <p>{t('import:page.inEditor')}</p>}
          {isRead && (
            <div className="field">
              <label htmlFor={titleId}>{t('import:page.quizTitle')}</label>
              <input
                id={titleId}
                className="input"
                value={title}
                maxLength={CONTENT_LIMITS.title}
                aria-invalid={!titled}
                onChange={(event) => setTitle(event.target.value)}
              />
              {!titled && <p className="failure">{t('import:page.titleMissing')}</p>}
            </div>
          )}
          {taken > 0 && kept.length === 0 && <p className="failure">{t('import:edit.allRemoved')}</p>}
          {unfinished > 0 && isRead && (
            <p aria-live="polite">{t('import:page.unfinished', { count: unfinished })}</p>
          )}
          {problem !== null && <Failure type={problem} />}
          <div className="row">
            {draftId !== null && (
              <Link href={`/host/quiz/${draftId}/edit`} className="button button--big">
                <Pencil size={20} />
                {t('import:page.openDraft')}
              </Link>
            )}
            {isRead && (
              <>
                <Button type="submit" big disabled={busy || !ready}>
                  {busy ? t('import:page.saving') : t('import:page.save', { count: kept.length })}
                </Button>
                <QuietButton
                  disabled={busy || kept.length === 0}
                  onClick={() => void onEdit(edited(withUnmarked(edits, open)))}
                >
                  <Pencil size={20} />
                  {t('import:page.editFirst')}
                </QuietButton>
              </>
            )}
            {onBackToText && draftId === null && (
              <button
                type="button"
                className={taken > 0 ? 'button button--quiet' : 'button'}
                onClick={onBackToText}
                disabled={busy}
              >
                {t('import:page.backToText')}
              </button>
            )}
            {(taken > 0 || !onBackToText) && (
              <QuietButton onClick={onCancel} disabled={busy}>
                {isRead ? t('import:page.discard') : t('import:page.other')}
              </QuietButton>
            )}
          </div>
        </Form>
        {others.length > 0 && <Problems problems={others} />}
      </div>
      {isRead && (
        <div className="preview-list stack gap-5">
          <DoubtNotes asked={sharedDoubts(asked)} />
          <ImportedList edits={edits} files={result.files} asked={asked} />
        </div>
      )}
    </div>
  );
}

function Verdict({ taken, flawed }: { readonly taken: number; readonly flawed: boolean }): ReactNode {
  if (taken === 0) return <CircleAlert className="verdict-icon" size={40} />;
  if (flawed) return <TriangleAlert className="verdict-icon" size={40} />;
  return <CircleCheck className="verdict-icon" size={40} />;
}

function Problems({ problems }: { readonly problems: readonly ImportProblem[] }): ReactNode {
  const { t } = useTranslation('import');
  const label = t('import:page.problems', { count: problems.length });
  return (
    <section className="stack" aria-label={label}>
      <h2 className="section-title">{label}</h2>
      <Pager
        items={problems}
        label={label}
        className="problems card"
        render={({ place, item, reason, severity }, index) => (
          <li key={index} className="problem" data-severity={severity}>
            <span className="bold tabular">{placeText(t, place)}</span>
            <span className="problem-text stack breaks">
              {item !== '' && <q className="caption muted">{item}</q>}
              <span>{reasonText(t, reason)}</span>
            </span>
            <span className="tag">{t(`import:page.severity.${severity}`)}</span>
          </li>
        )}
      />
    </section>
  );
}

/** Doubts that nobody has settled, by a choice, a correction or a removal. */
function openDoubts(asked: readonly AskedDoubt[], { items }: Edits): readonly AskedDoubt[] {
  const settled = new Set(
    items.flatMap(({ index, changed, removed }) => (changed || removed ? [index] : [])),
  );
  return asked.filter(
    ({ chosen, doubt }) => chosen === null && !doubt.questions.every((each) => settled.has(each)),
  );
}

/** True if a question would be saved without a correct answer. */
const isUnmarked = ({ meanings }: AskedDoubt) => meanings.some(({ name }) => name === 'right');

/** Questions for the editor: while it's open which answer is correct, they're unfinished rather than polls. */
function withUnmarked({ items }: Edits, open: readonly AskedDoubt[]): readonly AuthoredQuestion[] {
  const doubtful = new Set(open.flatMap(({ doubt }) => doubt.questions));
  return items.flatMap(({ index, question, removed }) =>
    removed ? [] : [(doubtful.has(index) ? asUnmarked(question) : null) ?? question],
  );
}

interface ImportedListProps {
  readonly edits: Edits;
  readonly files: ImportResult['files'];
  readonly asked: readonly AskedDoubt[];
}

/** Imported questions, each of which can be corrected or removed before saving. */
function ImportedList({ edits, files, asked }: ImportedListProps): ReactNode {
  const withFiles = useFileUrls(files);
  const { items, toggle } = useOnlyDoubts(edits.items, asked);
  return (
    <>
      {toggle}
      <PagedQuestions
        items={items}
        render={(item, _index, answers) => (
          <ImportedItem
            key={item.index}
            item={item}
            withFiles={withFiles}
            answers={answers}
            note={<DoubtNotes asked={doubtsOf(asked, item.index)} />}
            onChange={(question) => edits.change(item.index, question)}
            onRemove={(removed) => edits.remove(item.index, removed)}
          />
        )}
      />
    </>
  );
}
