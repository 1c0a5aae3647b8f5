// Feedback of a QTI 1.2 item.

import { childrenNamed } from '#importers/markup/xmlTree.ts';
import { wordsOf } from '#importers/markup/MarkedText.ts';
import type { ItemTexts } from '#importers/qti/ItemTexts.ts';
import { sortedFeedback, type Verdicts } from '#importers/qti/itemFeedback.ts';
import { materialHtml } from '#importers/qti/material12.ts';
import { noteOn } from '#importers/qti/qtiDecision.ts';
import { allNamed, attribute, type QtiElement } from '#importers/qti/qtiTree.ts';
import type { Condition } from '#importers/qti/scoring12.ts';
import type { MarkedText } from '#importers/markup/MarkedText.ts';
import type { ImportItem } from '#importers/kinds.ts';

/** `labels`: the answers to choose from, by their identifiers. */
export function feedback12(
  item: QtiElement,
  conditions: readonly Condition[],
  labels: ReadonlyMap<string, ImportItem>,
  texts: ItemTexts,
): Verdicts & { readonly hints: readonly MarkedText[] } {
  const general: { text: MarkedText; isWrong: boolean }[] = [];
  const notes: MarkedText[] = [];
  const hints: MarkedText[] = [];
  for (const element of childrenNamed(item, 'itemfeedback')) {
    const id = attribute(element, 'ident');
    for (const hint of allNamed(element, 'hintmaterial')) {
      const said = texts.text(materialHtml(hint));
      if (said.words !== '') hints.push(said);
    }
    const text = texts.text(materialHtml(element, ({ name }) => (name === 'hint' ? '' : null)));
    if (text.words.trim() === '') continue;
    const shown = conditions.filter(({ shows }) => shows.includes(id));
    const values = [...new Set(shown.flatMap(answersOf))];
    const earns = shown.some(({ points }) => points > 0);
    const [only, ...more] = values;
    const isGeneral = /^(?:general|correct|incorrect)/i.test(id);
    if (!isGeneral && only !== undefined && more.length === 0 && !(earns && labels.size === 0)) {
      const said = labels.get(only) ?? { text: only };
      notes.push(wordsOf(said.text) === '' && !said.media ? text : noteOn(said, text));
      continue;
    }
    const isWrong =
      /incorrect|wrong/i.test(id) || (!isGeneral && shown.length > 0 && !earns && values.length > 0);
    general.push({ text, isWrong });
  }
  const sorted = sortedFeedback(general);
  return { lines: [...sorted.lines, ...notes], left: sorted.left, hints };
}

const answersOf = ({ atoms }: Condition): readonly string[] =>
  atoms.flatMap(({ value, negated, kind }) => (negated || kind !== 'equal' ? [] : value));
