// Presets that questions match, such as true or false, by the texts of their options.

import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deepEqual } from '#core/collections/deepEqual.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { authoringOf } from '#core/questions/authoring.ts';
import { useDraft } from '#src/areas/library/editor/useDraft.ts';
import { LANGUAGES } from '#src/platform/i18n/i18n.ts';
import { editKindOf, type QuestionPreset } from '#src/questions/questionEditor.ts';

export type PresetName = QuestionPreset['name'];

/** The language among those that the product has; null if it isn't one of them. */
export function languageOf(tag: string | undefined): string | null {
  return LANGUAGES.find((each) => each === tag?.split('-')[0]) ?? null;
}

/**
 * Returns a function that names the preset a question matches in the quiz's language; none until that is
 * loaded.
 */
export function usePresetOf(): (question: AuthoredQuestion) => PresetName | undefined {
  const { i18n } = useTranslation();
  const written =
    languageOf(useDraft(({ draft }) => draft.language)) ?? i18n.resolvedLanguage ?? i18n.language;
  const [loaded, setLoaded] = useState<string | null>(null);
  const isLoaded = loaded === written || i18n.hasResourceBundle(written, 'import');
  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    i18n.reloadResources(written, 'import').then(
      () => isCurrent && setLoaded(written),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [i18n, written, isLoaded]);
  return useCallback(
    (question) => {
      const { presets } = editKindOf(question.type);
      if (!presets || !isLoaded) return undefined;
      const choices = authoringOf(question.type).toExchange(question).exchange.choices ?? [];
      if (choices.some(({ media }) => media)) return undefined;
      const texts = choices.map(({ text }) => text.trim());
      const t = i18n.getFixedT(written, 'import');
      return presets.find(({ options }) => deepEqual(options(t), texts))?.name;
    },
    [i18n, written, isLoaded],
  );
}
