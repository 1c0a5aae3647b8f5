// Gaps of Canvas in QTI 1.2: names in brackets in the text, and a list of answers for each name.

import type { ImportFields } from '#importers/kinds.ts';
import type { Asked12 } from '#importers/qti/item12.ts';
import { materialHtml } from '#importers/qti/material12.ts';
import type { Decision } from '#importers/qti/qtiDecision.ts';
import { allNamed, attribute, type QtiElement } from '#importers/qti/qtiTree.ts';
import { keyOf12 } from '#importers/qti/scoring12.ts';

/** Names of the gaps, in the order of their responses. */
export function gapNames(responses: readonly QtiElement[]): readonly string[] {
  return responses.map((response) => attribute(response, 'ident').replace(/^response_/, ''));
}

/** HTML with a marker in place of each name; a name that comes again leaves a line. */
export function withGapMarkers(html: string, names: readonly string[]): string {
  const found = new Set<string>();
  return html.replaceAll(/\[([^\][<>]{1,200})\]/g, (whole, name: string) => {
    const place = names.indexOf(name);
    if (place < 0) return whole;
    if (found.has(name)) return '____';
    found.add(name);
    return `[[${place + 1}]]`;
  });
}

/** null if the question isn't one of these. */
export function gapFields({ type, responses, conditions, texts }: Asked12): Decision | null {
  const isDropdowns = type === 'multiple_dropdowns_question';
  if (!isDropdowns && type !== 'fill_in_multiple_blanks_question') return null;
  const gaps = responses.map((response) => {
    const labels = allNamed(response, 'response_label');
    const { right, changes } = keyOf12(conditions, attribute(response, 'ident'), false);
    return {
      changes,
      ways: new Set(labels.map((label) => attribute(label, 'answer_type') || 'openEntry')),
      choices: labels.map((label) => ({
        text: texts.text(materialHtml(label)),
        ...(right.includes(attribute(label, 'ident')) && { correct: true as const }),
      })),
    };
  });
  const changes = gaps.flatMap((gap) => gap.changes);
  const ways = new Set(gaps.flatMap((gap) => [...gap.ways]));
  const isTyped = !isDropdowns && ways.size === 1 && ways.has('openEntry');
  if (!isTyped && gaps.some(({ choices }) => !choices.some(({ correct }) => correct)))
    return { code: 'noCorrectAnswer', values: {} };
  const fields = ((): ImportFields | null => {
    // Canvas accepts all answers of such a gap, whatever its rules mention.
    if (isTyped)
      return {
        type: 'CLOZE',
        gaps: gaps.map(({ choices }) => ({ accepted: choices.map(({ text }) => text.words) })),
      };
    if (isDropdowns || !ways.has('openEntry')) {
      if (ways.size === 1 && ways.has('wordbank')) return wordBank(gaps);
      return { type: 'DROPDOWN', gaps: gaps.map(({ choices }) => ({ choices })) };
    }
    return null;
  })();
  return fields ? { fields, changes } : { code: 'severalQuestions', values: {} };
}

type Gap = { readonly choices: Extract<ImportFields, { type: 'DROPDOWN' }>['gaps'][number]['choices'] };

function wordBank(gaps: readonly Gap[]): ImportFields {
  const words = (text: Gap['choices'][number]['text']) => (typeof text === 'string' ? text : text.words);
  const right = gaps.map(({ choices }) => choices.filter(({ correct }) => correct).map(({ text }) => text));
  const own = new Set(right.flatMap(([first]) => (first === undefined ? [] : words(first))));
  const extras = new Map(
    gaps.flatMap(({ choices }) => choices.map(({ text }): [string, typeof text] => [words(text), text])),
  );
  for (const word of own) extras.delete(word);
  return {
    type: 'DRAGNDROP',
    gaps: right.map((accepted) => ({ accepted })),
    ...(extras.size > 0 && { extras: [...extras.values()] }),
  };
}
