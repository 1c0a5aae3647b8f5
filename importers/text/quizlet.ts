// Quizlet's text export: cards with a term and a definition. A card becomes a BLANK that asks the definition
// and accepts the term.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import type { ImportFormat, QuizletSeparators } from '#importers/types.ts';

const DEFAULTS: QuizletSeparators = { term: '\t', card: '\n' };
const PROGRESS_EVERY = 500;

export const quizlet: ImportFormat = {
  id: 'quizlet',
  extensions: ['txt', 'tsv'],

  detect({ sample, isWorkbook }) {
    if (isWorkbook) return 0;
    const lines = sample.split('\n').filter((line) => line.trim() !== '');
    const cards = lines.filter((line) => line.split('\t').length === 2);
    const share = lines.length === 0 ? 0 : cards.length / lines.length;
    return share < 0.5 ? 0 : share * 0.6;
  },

  read(source, { options, labels, progress }) {
    const builder = new QuizBuilder(source.fileName, labels.untitled);
    const { text } = source;
    const separators = options.quizlet ?? DEFAULTS;
    const terms = termsByDefinition(cards(text, separators));
    let count = 0;
    for (const { line, start, term, definition, raw } of cards(text, separators)) {
      if (!builder.hasCapacity) break;
      if (count % PROGRESS_EVERY === 0) progress(start / text.length);
      count += 1;
      const place = { kind: 'line', number: line } as const;
      if (definition === null) builder.skip(place, raw, { code: 'noSeparator', values: {} });
      else if (definition === '') builder.skip(place, raw, { code: 'questionEmpty', values: {} });
      else if (term === '') builder.skip(place, raw, { code: 'answerEmpty', values: {} });
      else {
        // Another term with the same definition is just as correct.
        const others = (terms.get(definition) ?? []).filter((other) => other !== term);
        const accepted = [term, ...others].slice(0, CONTENT_LIMITS.acceptedAnswers);
        builder.add(place, { type: 'BLANK', text: definition, accepted });
      }
    }
    return builder.finish();
  },
};

interface Card {
  readonly line: number;
  /** Number of characters before it. */
  readonly start: number;
  readonly raw: string;
  readonly term: string;
  /** null if the separator is missing. */
  readonly definition: string | null;
}

function* cards(text: string, separators: QuizletSeparators): Generator<Card> {
  // An empty separator couldn't separate anything.
  const termEnd = separators.term || DEFAULTS.term;
  const cardEnd = separators.card || DEFAULTS.card;
  let line = 1;
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf(cardEnd, start);
    const end = found === -1 ? text.length : found;
    const raw = text.slice(start, end);
    if (raw.trim() !== '') {
      const at = raw.indexOf(termEnd);
      yield {
        line: line + lineEnds(raw.slice(0, raw.length - raw.trimStart().length)),
        start,
        raw,
        term: (at === -1 ? raw : raw.slice(0, at)).trim(),
        definition: at === -1 ? null : raw.slice(at + termEnd.length).trim(),
      };
    }
    line += lineEnds(raw) + lineEnds(cardEnd);
    start = end + cardEnd.length;
  }
}

function lineEnds(text: string): number {
  return text.split('\n').length - 1;
}

/** Limited to the number of cards that a quiz can hold. */
function termsByDefinition(found: Iterable<Card>): Map<string, string[]> {
  const terms = new Map<string, string[]>();
  for (const { term, definition } of found) {
    if (definition === null || term === '') continue;
    const same = terms.get(definition) ?? [];
    if (!same.includes(term) && same.length < CONTENT_LIMITS.acceptedAnswers) same.push(term);
    terms.set(definition, same);
    if (terms.size === CONTENT_LIMITS.questionsMax) break;
  }
  return terms;
}
