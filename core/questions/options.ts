// What MCQ and MSQ share: options with random ids, of which some are right.

import type { OptionsKey } from '#core/questions/authorityTypes.ts';
import type { AuthoredOption, Option } from '#core/questions/questionBase.ts';
import { type Stream, token } from '#core/random/stream.ts';

const OPTION_ID_LENGTH = 8;

export function keyedOptions(
  authored: readonly AuthoredOption[],
  ids: Stream,
): { options: Option[]; key: OptionsKey } {
  const options: Option[] = [];
  const correctIds: string[] = [];
  for (const { text, media, correct } of authored) {
    const id = token(ids, OPTION_ID_LENGTH);
    options.push({ id, text, ...(media ? { media } : {}) });
    if (correct) correctIds.push(id);
  }
  // Sorted by their random ids, so that the key's order repeats nothing of the author's.
  correctIds.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return { options, key: { correctIds } };
}

export function hasOption(options: readonly Option[], id: string): boolean {
  return options.some((option) => option.id === id);
}
