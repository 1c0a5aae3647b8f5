// Note about items that look the same.

import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readFormatted } from '#core/content/formatted.ts';
import type { TextFormat } from '#core/content/formattedText.ts';
import { appearanceOf } from '#core/questions/pieces/pieces.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { isBlank } from '#src/questions/lines/ItemsEditor.tsx';

export interface IdenticalProps {
  readonly items: readonly AuthoredOption[];
  readonly format: TextFormat | undefined;
  /** Returns the translated note for a list of item numbers. */
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

/** The numbers, from 1, of items that look the same. */
function alike(items: readonly AuthoredOption[], format: TextFormat | undefined) {
  const looks = items.map((item) =>
    isBlank(item) ? null : appearanceOf({ ...item, ...readFormatted(item.text, format) }),
  );
  return [...new Set(looks)]
    .filter((look) => look !== null)
    .map((look) => looks.flatMap((other, place) => (other === look ? place + 1 : [])))
    .filter((numbers) => numbers.length > 1);
}
