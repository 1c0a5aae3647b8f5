// Moodle's texts with gaps.

import type { ImportText } from '#importers/kinds.ts';
import { GAPS_MAX, HOLE, mappedText, passageOfGaps, replaceMarkers } from '#importers/gaps.ts';
import { areUneven, choice, numerical, short } from '#importers/moodle/moodleAnswers.ts';
import type { Decision, Reading, Typed } from '#importers/moodle/moodleDecision.ts';
import type { MoodleAnswers, MoodleGap } from '#importers/moodle/moodleItem.ts';
import type { ReadText } from '#importers/moodle/readText.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';

/** Gaps that all ask in the same way are one question, unless they're too many; others are questions about the text. */
export function gaps(
  written: readonly MoodleGap[],
  { text }: ReadText,
  read: Reading,
  title: string | null,
): Decision {
  const decided = written.map((gap) => gapDecision(gap, read));
  const fault = decided.find((each): each is ImportReason => 'code' in each);
  if (fault) return fault;
  const parts = decided.filter((each): each is Typed => 'fields' in each);
  const [only] = parts;
  const common = {
    changes: [
      ...parts.flatMap(({ changes }) => changes),
      ...(areUneven(written.map(({ marks = 1 }) => marks * 100))
        ? [{ code: 'weightsEvened', values: {} } as const]
        : []),
    ],
    texts: parts.flatMap(({ texts }) => texts),
    feedback: parts.flatMap(({ feedback }) => feedback),
  };
  if (only && parts.length === 1) {
    // Where the text ends with its gap, a blank would say nothing.
    const hole = (source: string) => replaceMarkers(withoutLastGap(source), () => HOLE);
    return { ...common, fields: { ...only.fields, text: mappedText(text, hole) } };
  }
  const typed = parts.flatMap(({ fields }) => (fields.type === 'BLANK' ? [fields] : []));
  if (typed.length === parts.length && typed.length <= GAPS_MAX.CLOZE) {
    const cloze = typed.map(({ accepted, number }) => ({ accepted, ...(number && { number }) }));
    return { ...common, fields: { type: 'CLOZE', gaps: cloze } };
  }
  const chosen = parts.flatMap(({ fields }) => (fields.type === 'MCQ' ? [fields.options] : []));
  if (chosen.length === parts.length && chosen.length <= GAPS_MAX.DROPDOWN)
    return {
      ...common,
      fields: {
        type: 'DROPDOWN',
        gaps: chosen.map((choices) => ({
          choices: choices.map(({ text: word, correct }) => ({ text: word, ...(correct && { correct }) })),
        })),
      },
    };
  return {
    ...common,
    changes: [...common.changes, { code: 'gapsMadeQuestions', values: {} }],
    fields: passageOfGaps(
      parts.map(({ fields }) => fields),
      text,
      title ?? firstLine(text.words),
    ),
  };
}

/** A title for a text without a name. */
function firstLine(words: string): string {
  return shortItem(replaceMarkers(words, () => HOLE).split('\n')[0] ?? '');
}

function withoutLastGap(source: string): string {
  const text = source.trimEnd();
  return text.endsWith('[[1]]') ? text.slice(0, -'[[1]]'.length).trimEnd() : source;
}

function gapDecision(gap: MoodleGap, read: Reading): Typed | ImportReason {
  switch (gap.kind) {
    case 'choice':
      // A list of choices has no pictures.
      return choice(gap, (text) => read(text, false));
    case 'short':
      return short(gap, read);
    case 'numerical':
      return numerical(gap);
  }
}

/** Words to drag or choose: those of a group are the choices of each of its gaps. */
export function words(
  { way, gaps: filled, drags }: Extract<MoodleAnswers, { kind: 'words' }>,
  read: Reading,
): Decision {
  const texts = drags.map(({ text }) => read(text, false));
  const wordOf = (drag: number): ImportText => texts[drag]?.text.words ?? '';
  const missing = filled.find((drag) => !drags[drag]);
  if (missing !== undefined) return { code: 'badCorrectAnswer', values: { value: `[[${missing + 1}]]` } };
  const groups = new Set(filled.map((drag) => drags[drag]?.group));
  if (way === 'choose') {
    const inGroup = (drag: number) =>
      [...drags.keys()].filter((each) => drags[each]?.group === drags[drag]?.group);
    return {
      fields: {
        type: 'DROPDOWN',
        gaps: filled.map((drag) => ({
          choices: inGroup(drag).map((each) => ({
            text: wordOf(each),
            ...(each === drag && ({ correct: true } as const)),
          })),
        })),
      },
      changes: [],
      texts,
      feedback: [],
    };
  }
  const used = new Set(filled);
  const extras = [...drags.keys()].filter((drag) => !used.has(drag)).map(wordOf);
  return {
    fields: {
      type: 'DRAGNDROP',
      gaps: filled.map((drag) => ({ accepted: [wordOf(drag)] })),
      ...(extras.length > 0 && { extras }),
    },
    changes: groups.size > 1 ? [{ code: 'groupsMerged', values: {} }] : [],
    texts,
    feedback: [],
  };
}
