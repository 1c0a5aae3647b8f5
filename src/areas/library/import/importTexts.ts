// Texts of an import, from the namespace `import`.

import type { TFunction } from 'i18next';
import type { ImportReason, Place } from '#importers/problems.ts';
import type { ImportFormatId, ImportLabels, ImportProgress } from '#importers/types.ts';

/** Returns a sentence on why an item was skipped or changed. */
export function reasonText(t: TFunction<'import'>, reason: ImportReason): string {
  return t(`problem.${reason.code}`, reason.values);
}

/** Returns an item's place, such as "Line 12". */
export function placeText(t: TFunction<'import'>, place: Place): string {
  return t(`place.${place.kind}`, place.kind === 'file' ? {} : { number: place.number });
}

export function phaseText(t: TFunction<'import'>, phase: ImportProgress['phase']): string {
  return t(`phase.${phase}`);
}

export function formatName(t: TFunction<'import'>, format: ImportFormatId): string {
  return t(`format.${format}`);
}

/** Returns the texts that importers write into a quiz, in the page's language. */
export function importLabels(t: TFunction<'import'>): ImportLabels {
  return { true: t('label.true'), false: t('label.false'), untitled: t('label.untitled') };
}
