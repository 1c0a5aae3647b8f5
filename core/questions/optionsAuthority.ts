// What only the server knows of options: which of them are right.

import { formattedOf } from '#core/content/formatted.ts';
import type { AuthoredBase, AuthoredOption, Option } from '#core/questions/questionBase.ts';
import { type Stream, token } from '#core/random/stream.ts';

/** Ids of the right options. */
export interface OptionsKey {
  readonly correctIds: readonly string[];
}

const OPTION_ID_LENGTH = 8;

/** Gives the options random ids. */
export function keyedOptions(
  authored: AuthoredBase & { readonly options: readonly AuthoredOption[] },
  ids: Stream,
): { options: Option[]; key: OptionsKey } {
  const options: Option[] = [];
  const correctIds: string[] = [];
  for (const { text, media, correct } of authored.options) {
    const id = token(ids, OPTION_ID_LENGTH);
    options.push({
      id,
      ...formattedOf(text, authored.format, authored.drawings),
      ...(media ? { media } : {}),
    });
    if (correct) correctIds.push(id);
  }
  // Sorted by their random ids, so that the key's order repeats nothing of the author's.
  correctIds.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return { options, key: { correctIds } };
}

/** How many options there are to choose from, and which are wrong. */
export function choiceOf({
  question,
  key,
}: {
  readonly question: { readonly options: readonly Option[] };
  readonly key: OptionsKey;
}): { readonly all: number; readonly wrongIds: readonly string[] } {
  const wrongIds = question.options.flatMap(({ id }) => (key.correctIds.includes(id) ? [] : id));
  return { all: question.options.length, wrongIds };
}
