// Importer for GIFT, Moodle's text format.

import { giftParts } from '#importers/gift/giftBlocks.ts';
import { noteCategories } from '#importers/moodle/categories.ts';
import { moodleQuestion } from '#importers/moodle/moodleQuestion.ts';
import { parseGift } from '#importers/gift/parseGift.ts';
import { readText } from '#importers/moodle/readText.ts';
import type { Place } from '#importers/problems.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import type { ImportFormat, ImportLabels } from '#importers/types.ts';

/** Maximum characters of an item, far more than any question that fits in a quiz. */
const BLOCK_LENGTH_MAX = 100_000;

export const gift: ImportFormat = {
  id: 'gift',
  extensions: ['gift', 'txt'],

  detect({ sample, isWorkbook, fileName }) {
    if (isWorkbook) return 0;
    const named = /\.gift$|\.gift\.txt$/i.test(fileName) ? 0.4 : 0;
    const hasAnswers = /\{(?:\s*[=~#]|[^{}\n]*[=~]|\s*(?:t|f|true|false)\s*[#}]|\s*\})/i.test(sample);
    const hasTitle = /^[ \t]*::[^:\n]+::/m.test(sample) || /^[ \t]*\$CATEGORY:/im.test(sample);
    return Math.min(1, named + (hasAnswers ? 0.45 : 0) + (hasTitle ? 0.35 : 0));
  },

  read(source, { labels, progress }) {
    const builder = new QuizBuilder(source.fileName, labels.untitled);
    const categories = new Set<string>();
    const counts = { names: 0, tags: 0, lost: 0 };
    for (const part of giftParts(source.text, progress)) {
      if (!builder.hasCapacity) break;
      if (part.kind === 'category') categories.add(part.name);
      else if (part.kind === 'tags') counts.tags += part.count;
      else readBlock(part.text, { kind: 'line', number: part.line }, builder, labels, counts);
    }
    noteCategories([...categories], builder);
    if (counts.names > 0) builder.note({ code: 'namesDropped', values: { count: counts.names } });
    if (counts.tags > 0) builder.note({ code: 'tagsDropped', values: { count: counts.tags } });
    if (counts.lost > 0) builder.note({ code: 'formattingRemoved', values: { count: counts.lost } });
    return builder.finish();
  },
};

function readBlock(
  text: string,
  place: Place,
  builder: QuizBuilder,
  labels: ImportLabels,
  counts: { names: number; lost: number },
): void {
  if (text.length > BLOCK_LENGTH_MAX) {
    builder.skip(place, text, {
      code: 'itemTooLong',
      values: { length: text.length, limit: BLOCK_LENGTH_MAX },
    });
    return;
  }
  const item = parseGift(text);
  const result = moodleQuestion(item, labels);
  if (!result.ok)
    builder.skip(place, readText(item.stem, false).text.words || (item.title ?? ''), result.reason);
  else if (builder.add(place, result.question, result.changes)) {
    if (item.title !== null) counts.names += 1;
    if (result.lost) counts.lost += 1;
  }
}
