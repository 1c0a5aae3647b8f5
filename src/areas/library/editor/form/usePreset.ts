// Turns a question into a preset of a kind, such as true or false, with options in the quiz's language.

import { useTranslation } from 'react-i18next';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { authoringOf } from '#core/questions/authoring.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { languageOf } from '#src/areas/library/editor/form/presets.ts';
import { showUndoToast } from '#src/areas/library/editor/useCommands.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { QuestionPreset } from '#src/questions/questionEditor.ts';
import { useLatest } from '#src/ui/useLatest.ts';

/** Keeps a question's other fields, and its options if they say the same already. */
export function usePreset(questionId: string): (type: QuestionType, preset: QuestionPreset) => void {
  const { store } = useEditorSession();
  const { notices } = useServices();
  const { t, i18n } = useTranslation(['editor', 'import']);
  const apply = async (type: QuestionType, preset: QuestionPreset) => {
    const language = i18n.resolvedLanguage ?? i18n.language;
    const written = languageOf(store.getState().draft.language) ?? language;
    // The page's own strings are loaded already.
    if (written !== language) await i18n.reloadResources(written, 'import').catch(() => undefined);
    const isLoaded = i18n.hasResourceBundle(written, 'import');
    const texts = preset.options(i18n.getFixedT(isLoaded ? written : language, 'import'));
    const question = store.getState().draft.questions.find(({ id }) => id === questionId);
    if (!question) return;
    const { base, exchange } = authoringOf(question.type).toExchange(question);
    const accepted = (exchange.accepted ?? []).map((text): AuthoredOption => ({ text }));
    const before = [...(exchange.choices ?? []), ...accepted];
    const filled = before.filter(({ text, media }) => text.trim() !== '' || media);
    const isThere = deepEqual(
      filled.map(({ text }) => text),
      texts,
    );
    if (isThere && question.type === type) return;
    const choices = isThere ? filled : texts.map((text) => ({ text }));
    const made = authoringOf(type).fromExchange(base, { choices, unmarked: true });
    store.dispatch({ type: 'rewrite', question: { ...made, id: questionId } });
    if (filled.length > 0 && !isThere)
      showUndoToast(store, notices, t('editor:said.replaced'), {
        label: t('editor:undo'),
        run: () => store.dispatch({ type: 'rewrite', question }),
      });
  };
  return useLatest((type, preset) => void apply(type, preset));
}
