// A whole question pasted into the text field of an empty one fills in its options and answers, too. Several,
// or one that isn't sure, are previewed first.

import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { asUnmarked, hasAnswers } from '#core/questions/authoring.ts';
import { importLabels } from '#src/areas/library/import/importTexts.ts';
import { PASTED_TEXT, pastedHtml } from '#src/areas/library/editor/richText/pasted.ts';
import { isEmpty, showUndoToast } from '#src/areas/library/editor/useCommands.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { ImportLabels } from '#importers/types.ts';

/** What a pasted text is: one sure question, several or an unsure one to be previewed, or only text. */
type Decision =
  | { readonly kind: 'question'; readonly question: AuthoredQuestion }
  | { readonly kind: 'preview' }
  | { readonly kind: 'text' };

/** `html` is the same text with its styles; '' if there is none. */
async function decide(text: string, html: string, labels: ImportLabels): Promise<Decision> {
  // A whole book isn't looked through for questions.
  if (text.length > PASTED_TEXT) return { kind: 'text' };
  // The readers aren't needed before that.
  const [{ questionsFromText }, { styledBlocksIn, withStyles }] = await Promise.all([
    import('#importers/pasted/pasted.ts'),
    import('#importers/pasted/pastedStyles.ts'),
  ]);
  const { questions, problems } = withStyles(
    questionsFromText(text, labels),
    styledBlocksIn(pastedHtml(html)),
  );
  // Lines that ask nothing and answer nothing are a text of several lines.
  const telling = questions.filter((each) => hasAnswers(each) || each.text.endsWith('?'));
  const [read, ...others] = questions;
  if (!read || telling.length === 0 || (others.length > 0 && telling.length < 2)) return { kind: 'text' };
  const isSure = problems.every(({ reason }) => reason.code === 'rightNotMarked');
  if (others.length > 0 || !isSure) return { kind: 'preview' };
  return hasAnswers(read) ? { kind: 'question', question: read } : { kind: 'text' };
}

export function usePastedQuestion(question: DraftQuestion) {
  const { store, pasted } = useEditorSession();
  const { notices } = useServices();
  const { t } = useTranslation(['editor', 'import']);
  return async (event: ClipboardEvent) => {
    const { clipboardData } = event;
    const text = clipboardData.getData('text/plain').trim();
    const html = clipboardData.getData('text/html');
    if (!text.includes('\n') || !isEmpty(question)) return;
    const { id } = question;
    const now = () => store.getState().draft.questions.find((each) => each.id === id);
    // The field takes it as text first, with its styles.
    await new Promise((resolve) => setTimeout(resolve));
    const asText = now();
    const decision = await decide(text, html, importLabels(t));
    // Written on in the meantime.
    if (decision.kind === 'text' || !asText || now() !== asText) return;
    const keepAsText = () => store.dispatch({ type: 'rewrite', question: asText });
    if (decision.kind === 'preview') {
      // Emptied, so that what is added takes its place.
      store.dispatch({ type: 'rewrite', question });
      pasted.setState({ text, html, onCancel: () => now() === question && keepAsText() }, true);
      return;
    }
    store.dispatch({
      type: 'rewrite',
      question: { ...(asUnmarked(decision.question) ?? decision.question), id },
    });
    showUndoToast(store, notices, t('editor:pasted.filled'), {
      label: t('editor:pasted.asText'),
      run: keepAsText,
    });
  };
}
