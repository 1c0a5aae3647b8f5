// Many questions at once: a list, a table or a block of text is pasted, shown as the questions that it makes, and put into the quiz.

import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newQuestionId } from '#src/areas/library/editor/draft/ids.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { type PastedQuestions, questionsFromText } from '#src/areas/library/editor/pasted.ts';
import { QuestionList } from '#src/areas/library/quiz/QuestionList.tsx';
import { Dialog } from '#src/shell/Dialog.tsx';
import '#src/areas/library/editor/dialogs.css';
import '#src/areas/library/import/dropZone.css';

/** Milliseconds without a key after which the text is read. */
const PAUSE_MS = 300;
/** Problems that are named; the others are counted. */
const NAMED = 5;

export function AddMany({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation(['editor', 'import']);
  const { store } = useEditorSession();
  const id = useId();
  const [text, setText] = useState('');
  const result = useRead(text);
  const questions = result?.questions ?? [];
  const problems = result?.problems ?? [];
  const put = () => {
    const { selected, draft } = store.getState();
    store.dispatch({
      type: 'insert',
      after: selected ?? draft.questions.at(-1)?.id ?? null,
      questions: questions.map((question) => ({ ...question, id: newQuestionId() })),
    });
    onClose();
  };
  return (
    <Dialog
      title={t('editor:many.title')}
      description={t('editor:many.body')}
      onClose={onClose}
      actions={
        <button type="button" className="button" disabled={questions.length === 0} onClick={put}>
          {t('editor:many.put', { count: questions.length })}
        </button>
      }
    >
      <div className="field">
        <label htmlFor={id}>{t('import:page.text')}</label>
        <textarea
          id={id}
          className="input paste-field"
          rows={8}
          value={text}
          spellCheck={false}
          placeholder={t('import:page.example')}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p className="hint" aria-live="polite">
        {result ? t('editor:many.found', { count: questions.length }) : t('import:page.exampleHint')}
      </p>
      {result?.formatted && <p className="hint">{t('editor:many.formatted')}</p>}
      {problems.length > 0 && (
        <ul className="many-problems">
          {problems.slice(0, NAMED).map(({ place, reason }, index) => (
            <li key={index}>
              <strong>
                {t(`import:place.${place.kind}`, { number: place.kind === 'file' ? 0 : place.number })}
              </strong>{' '}
              {t(`import:problem.${reason.code}`, reason.values as Record<string, string | number>)}
            </li>
          ))}
          {problems.length > NAMED && <li>{t('editor:many.more', { count: problems.length - NAMED })}</li>}
        </ul>
      )}
      {questions.length > 0 && <QuestionList questions={questions} answered />}
    </Dialog>
  );
}

/** What the text makes, once the typing pauses; null for an empty one. */
function useRead(text: string): PastedQuestions | null {
  const { t } = useTranslation('import');
  const [result, setResult] = useState<PastedQuestions | null>(null);
  useEffect(() => {
    const look = () => {
      const labels = {
        true: t('import:label.true'),
        false: t('import:label.false'),
        untitled: t('import:label.untitled'),
      };
      setResult(text.trim() === '' ? null : questionsFromText(text, labels));
    };
    const timer = setTimeout(look, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, t]);
  return result;
}
