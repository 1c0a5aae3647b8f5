// Importer for Moodle XML, the export of Moodle's question bank.

import { fileReason } from '#importers/files/fileReason.ts';
import type { ImportedFiles } from '#importers/files/ImportedFiles.ts';
import { childOf, childrenNamed, readXml, wordsIn, type XmlElement } from '#importers/markup/xmlTree.ts';
import { noteCategories } from '#importers/moodle/categories.ts';
import { moodleQuestion } from '#importers/moodle/moodleQuestion.ts';
import { readText } from '#importers/moodle/readText.ts';
import { filesOf, pictureFinder, pluginFile, withSound } from '#importers/moodle/xmlFiles.ts';
import { itemOf, textOf } from '#importers/moodle/xmlItem.ts';
import type { ImportQuestion } from '#importers/kinds.ts';
import { type ImportReason, type Place, shortItem, WHOLE_FILE } from '#importers/problems.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import type { ImportFormat, ImportLabels, MediaFile } from '#importers/types.ts';

const PROGRESS_EVERY = 100;

/** What the file has for many questions, and a quiz has no place for. */
interface Counts {
  names: number;
  tags: number;
  lost: number;
  /** Questions whose wrong tries cost more or less than Moodle's default. */
  penalties: number;
  /** Questions with feedback to correct or incorrect answers as such. */
  feedback: number;
}

export const moodleXml: ImportFormat = {
  id: 'moodle',
  extensions: ['xml'],

  detect({ sample, isWorkbook }) {
    if (isWorkbook || !/^\s*</.test(sample) || !/<quiz[\s>]/.test(sample)) return 0;
    return /<question\s+type=/.test(sample) ? 1 : 0.5;
  },

  read(source, { labels, progress }) {
    const builder = new QuizBuilder(source.fileName, labels.untitled);
    const root = readXml(source.text);
    if (root?.name !== 'quiz') {
      builder.skip(WHOLE_FILE, '', { code: root ? 'wrongFormat' : 'notXml', values: {} });
      return builder.finish();
    }
    const questions = childrenNamed(root, 'question');
    const categories = new Set<string>();
    const counts: Counts = { names: 0, tags: 0, lost: 0, penalties: 0, feedback: 0 };
    const media: MediaFile[] = [];
    let category = '';
    let number = 0;
    for (const [index, question] of questions.entries()) {
      if (!builder.hasCapacity) break;
      if (index % PROGRESS_EVERY === 0) progress(index / questions.length);
      if (question.attributes.get('type') === 'category') {
        category = wordsIn(childOf(question, 'category'), 'text');
        continue;
      }
      number += 1;
      if (category !== '') categories.add(category);
      const files = filesOf(question, `moodle/${number}`);
      readQuestion(question, files, { kind: 'question', number }, builder, labels, counts);
      media.push(...files.used);
    }
    noteCategories([...categories], builder);
    note(counts, builder);
    return { ...builder.finish(), ...(media.length > 0 && { files: media }) };
  },
};

function note({ names, tags, lost, penalties, feedback }: Counts, builder: QuizBuilder): void {
  if (names > 0) builder.note({ code: 'namesDropped', values: { count: names } });
  if (tags > 0) builder.note({ code: 'tagsDropped', values: { count: tags } });
  if (lost > 0) builder.note({ code: 'formattingRemoved', values: { count: lost } });
  if (penalties > 0) builder.note({ code: 'penaltiesDropped', values: { count: penalties } });
  if (feedback > 0) builder.note({ code: 'feedbackDropped', values: { count: feedback } });
}

function readQuestion(
  question: XmlElement,
  files: ImportedFiles,
  place: Place,
  builder: QuizBuilder,
  labels: ImportLabels,
  counts: Counts,
): void {
  const item = itemOf(question, files);
  const { title } = item;
  const result = moodleQuestion(item, labels, pictureFinder(files));
  if (!result.ok) {
    builder.skip(place, readText(item.stem, false).text.words || (title ?? ''), result.reason);
    return;
  }
  const hints = hintsOf(question);
  const placed = withSound(result.question, files);
  const mentioned = new Set<string>();
  const changes = [
    ...result.changes.filter((reason) => !(placed.sound && isSound(reason))),
    ...hints.changes,
  ].map((reason) => fileReason(reason, files, pluginFile, mentioned));
  for (const file of files.unused)
    if (!mentioned.has(file)) changes.push({ code: 'mediaNotPlaced', values: { file: shortItem(file) } });
  changes.push(...leftFields(question));
  const fields: ImportQuestion = { ...placed.question, ...hints.fields, ...marksOf(question) };
  if (!builder.add(place, fields, changes)) return;
  if (title !== null) counts.names += 1;
  if (result.lost) counts.lost += 1;
  counts.tags += childrenNamed(childOf(question, 'tags'), 'tag').length;
  counts.penalties += hasOwnPenalty(question) ? 1 : 0;
  counts.feedback += OVERALL.some((name) => hasWords(question, name)) ? 1 : 0;
}

/** True if it's about an element that plays a sound or a video, which the question now has as its media. */
function isSound(reason: ImportReason): boolean {
  return reason.code === 'embedNotTaken' && /^(?:audio|video)$/.test(String(reason.values.what));
}

const OVERALL = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'];
/** Fields of essays, for which a quiz has no place. */
const ESSAY_FIELDS = ['graderinfo', 'responsetemplate'];

const hasWords = (question: XmlElement, name: string) => wordsIn(childOf(question, name), 'text') !== '';

function leftFields(question: XmlElement): readonly ImportReason[] {
  const left = ESSAY_FIELDS.filter((name) => hasWords(question, name));
  if (Number(wordsIn(question, 'attachmentsrequired')) > 0) left.push('attachments');
  return left.length === 0 ? [] : [{ code: 'unknownFields', values: { fields: left.join(', ') } }];
}

/** A question of an uneven number of marks is taken as a question of one, which the check reports. */
function marksOf(question: XmlElement): { readonly marks?: number } {
  const written = wordsIn(question, 'defaultgrade');
  return written === '' || Number(written) === 1 ? {} : { marks: Number(written) };
}

/** Moodle's default is a third, formerly a tenth; a statement is lost with the first try. */
function hasOwnPenalty(question: XmlElement): boolean {
  const penalty = Number(wordsIn(question, 'penalty') || '0');
  const usual = [0, 0.1, 0.3333333, 1 / 3, ...(question.attributes.get('type') === 'truefalse' ? [1] : [])];
  return !usual.some((each) => Math.abs(each - penalty) < 0.001);
}

function hintsOf(question: XmlElement) {
  const texts = childrenNamed(question, 'hint')
    .map((hint) => readText(textOf(hint), false))
    .filter(({ text }) => text.words.trim() !== '');
  return {
    fields: texts.length > 0 ? { hints: texts.map(({ text }) => text) } : {},
    changes: texts.flatMap(({ changes }) => changes),
  };
}
