// A whole question pasted into the text field of an empty one fills in its options and answers, too.

import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { asUnmarked, hasAnswers } from '#core/questions/authoring.ts';
import { importLabels } from '#src/areas/library/import/importTexts.ts';
import { isEmpty, showUndoToast } from '#src/areas/library/editor/useCommands.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';

export function usePastedQuestion(question: DraftQuestion) {
  const { store } = useEditorSession();
  const { notices } = useServices();
  const { t } = useTranslation(['editor', 'import']);
  return async (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain').trim();
    if (!text.includes('\n') || !isEmpty(question)) return;
    event.preventDefault();
    const { id } = question;
    const asText = { ...question, text: text.replaceAll('\r\n', '\n').slice(0, CONTENT_LIMITS.questionText) };
    store.dispatch({ type: 'rewrite', question: asText });
    // The reader isn't needed before that.
    const { questionsFromText } = await import('#importers/pasted/pasted.ts');
    const { questions, problems } = questionsFromText(text, importLabels(t));
    const [read, ...others] = questions;
    const isSure = problems.every(({ reason }) => reason.code === 'rightNotMarked');
    const { draft } = store.getState();
    if (!read || others.length > 0 || !isSure || !hasAnswers(read)) return;
    // Written on in the meantime.
    if (draft.questions.find((each) => each.id === id) !== asText) return;
    store.dispatch({ type: 'rewrite', question: { ...(asUnmarked(read) ?? read), id } });
    showUndoToast(store, notices, t('editor:pasted.filled'), {
      label: t('editor:pasted.asText'),
      run: () => store.dispatch({ type: 'rewrite', question: asText }),
    });
  };
}
