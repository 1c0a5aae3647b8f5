// A note on items that nobody can tell apart.

import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formattedOf } from '#core/content/formatted.ts';
import type { TextFormat } from '#core/content/formattedText.ts';
import { looksOf } from '#core/questions/pieces/pieces.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { isBlank } from '#src/questions/lines/ItemsEditor.tsx';

export interface IdenticalProps {
  readonly items: readonly AuthoredOption[];
  readonly format: TextFormat | undefined;
  /** Translated, of a list of their numbers. */
  readonly noteOf: (numbers: string) => string;
}

export function Identical({ items, format, noteOf }: IdenticalProps): ReactNode {
  const { i18n } = useTranslation();
  const groups = useMemo(() => alike(items, format), [items, format]);
  const list = new Intl.ListFormat(i18n.language);
  return groups.map((numbers) => (
    <p key={numbers.join()} className="hint">
      {noteOf(list.format(numbers.map(String)))}
    </p>
  ));
}

/** The numbers, from 1, of items that look alike. */
function alike(items: readonly AuthoredOption[], format: TextFormat | undefined) {
  const looks = items.map((item) =>
    isBlank(item) ? null : looksOf({ ...item, ...formattedOf(item.text, format) }),
  );
  return [...new Set(looks)]
    .filter((look) => look !== null)
    .map((look) => looks.flatMap((other, place) => (other === look ? place + 1 : [])))
    .filter((numbers) => numbers.length > 1);
}
