// The words for what an import says, from the namespace `import`.

import type { TFunction } from 'i18next';
import type { ImportReason, Place } from '#importers/problems.ts';
import type { ImportFormatId, ImportLabels, ImportProgress } from '#importers/types.ts';

/** Why an item was left out or changed, as a sentence. */
export function reasonText(t: TFunction<'import'>, reason: ImportReason): string {
  return t(`problem.${reason.code}`, reason.values);
}

/** Where an item stands, as "Line 12". */
export function placeText(t: TFunction<'import'>, place: Place): string {
  return t(`place.${place.kind}`, place.kind === 'file' ? {} : { number: place.number });
}

export function phaseText(t: TFunction<'import'>, phase: ImportProgress['phase']): string {
  return t(`phase.${phase}`);
}

/** What a format is called. */
export function formatName(t: TFunction<'import'>, format: ImportFormatId): string {
  return t(`format.${format}`);
}

/** What the importers write into a quiz, in the page's language. */
export function importLabels(t: TFunction<'import'>): ImportLabels {
  return { true: t('label.true'), false: t('label.false'), untitled: t('label.untitled') };
}
