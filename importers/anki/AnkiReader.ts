// Cards of Anki notes as questions.

import type { Note } from '#importers/anki/AnkiDeck.ts';
import {
  belowLine,
  cardsIn,
  fileName,
  rendered,
  withCloze,
  withFormulas,
  withoutCard,
  withoutSounds,
} from '#importers/anki/ankiTexts.ts';
import { fileReason } from '#importers/files/fileReason.ts';
import { type ImportedFiles, kindOfMedia } from '#importers/files/ImportedFiles.ts';
import type { ImportMedia, ImportQuestion } from '#importers/kinds.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import { HOLE } from '#importers/gaps.ts';
import { type ReadText, readText } from '#importers/moodle/readText.ts';
import { type ImportReason, type Place, shortItem } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';

/** A side of a card. */
interface Side {
  readonly read: ReadText;
  /** Its picture, or else its sound. */
  readonly media: ImportMedia | null;
  readonly changes: readonly ImportReason[];
}

/** Cards that one text may make; far more than anyone would learn from it. */
const CARDS_MAX = 100;

/** Anki stores what it hides of a picture as a deletion. */
const OCCLUSION = /^image-occlusion:/;

export class AnkiReader {
  readonly #builder: QuizBuilder;
  readonly #files: ImportedFiles;
  #tags = 0;
  #lost = 0;

  constructor(builder: QuizBuilder, files: ImportedFiles) {
    this.#builder = builder;
    this.#files = files;
  }

  /** Adds a question for each card that Anki would make of the note. */
  read(note: Note, place: Place): void {
    const before = this.#builder.taken;
    const cards = note.type.isCloze ? this.#clozeCards(note, place) : this.#cards(note, place);
    if (cards === 0) this.#builder.skip(place, firstWords(note), { code: 'questionEmpty', values: {} });
    if (this.#builder.taken > before) this.#tags += note.tags.length;
  }

  /** Reports what was counted. */
  finish(): void {
    if (this.#tags > 0) this.#builder.note({ code: 'tagsDropped', values: { count: this.#tags } });
    if (this.#lost > 0) this.#builder.note({ code: 'formattingRemoved', values: { count: this.#lost } });
  }

  #cards(note: Note, place: Place): number {
    const { type, fields } = note;
    let count = 0;
    for (const { front, back } of type.templates) {
      const asked = rendered(front, fields);
      if (!asked.shows) continue;
      count += 1;
      const question = this.#side(asked.html, 'front');
      const base = { text: question.read.text, ...(question.media && { media: question.media }) };
      if (asked.typed !== null) {
        const accepted = htmlToMarkdown(fields.get(asked.typed) ?? '').text.words.trim();
        this.#add(place, { type: 'BLANK', ...base, accepted: [accepted] }, [question]);
        continue;
      }
      const answer = this.#side(belowLine(rendered(back, fields).html), 'back');
      const picture = answer.read.media;
      if (answer.read.text.words.trim() === '' && !picture)
        this.#builder.skip(place, question.read.text.words || firstWords(note), {
          code: 'answerEmpty',
          values: {},
        });
      else
        this.#add(
          place,
          {
            type: 'FLASHCARD',
            ...base,
            back: answer.read.text,
            ...(picture && { backMedia: picture }),
          },
          [question, answer],
        );
    }
    return count;
  }

  #clozeCards(note: Note, place: Place): number {
    const { type, fields } = note;
    const [template] = type.templates;
    const front = withCloze(rendered(template?.front ?? '', fields).html, (field) => fields.get(field) ?? '');
    const back = withCloze(rendered(template?.back ?? '', fields).html, () => '');
    const cards = cardsIn(front);
    if (cards.length > CARDS_MAX) {
      const values = { count: cards.length, limit: CARDS_MAX };
      this.#builder.skip(place, firstWords(note), { code: 'tooManyParts', values });
      return cards.length;
    }
    for (const card of cards) {
      const { text, deletions } = withoutCard(front, card);
      const [first] = deletions;
      if (first && OCCLUSION.test(first.words)) {
        this.#builder.skip(place, firstWords(note), {
          code: 'unsupportedType',
          values: { type: 'Image Occlusion' },
        });
        break;
      }
      const only = deletions.length === 1;
      const asked = this.#side(only ? text.replace('[[1]]', HOLE) : text, 'front');
      const explained = this.#side(back, 'explanation');
      const hints = deletions
        .map(({ hint }) => htmlToMarkdown(hint).text)
        .filter(({ words }) => words.trim() !== '');
      const gaps = deletions.map(({ words }) => ({ accepted: [htmlToMarkdown(words).text.words.trim()] }));
      const base = {
        text: asked.read.text,
        ...(asked.media && { media: asked.media }),
        ...(explained.read.text.words.trim() !== '' && { explanation: explained.read.text }),
        ...(hints.length > 0 && { hints }),
      };
      const [gap = { accepted: [] }] = gaps;
      this.#add(place, only ? { type: 'BLANK', ...base, ...gap } : { type: 'CLOZE', ...base, gaps }, [
        asked,
        explained,
      ]);
    }
    return cards.length;
  }

  #add(place: Place, question: ImportQuestion, sides: readonly Side[]): void {
    const changes = sides.flatMap((side) => side.changes);
    const isTaken = this.#builder.add(place, question, changes);
    if (isTaken && sides.some(({ read }) => read.lost)) this.#lost += 1;
  }

  /** An explanation has no media, and the back only a picture. */
  #side(html: string, part: 'front' | 'back' | 'explanation'): Side {
    const { html: silent, sounds } = withoutSounds(withFormulas(html));
    const nameOf = (address: string) => (/^https?:/i.test(address) ? null : fileName(address));
    const read = readText({ format: 'html', text: silent }, part !== 'explanation', (address) => {
      const name = nameOf(address);
      return name === null ? address : this.#files.place(name);
    });
    const changes = read.changes.map((reason) => fileReason(reason, this.#files, nameOf));
    let media: ImportMedia | null = read.media;
    for (const name of sounds) {
      const type = kindOfMedia(name);
      const url = media || part !== 'front' ? null : this.#files.place(name);
      if (url !== null && type !== null) media = { type, url };
      else
        changes.push({
          code: this.#files.has(name) ? 'mediaNotPlaced' : 'fileMissing',
          values: { file: shortItem(name) },
        });
    }
    return { read, media, changes };
  }
}

/** What identifies a note: its first field that says something. */
function firstWords({ fields }: Note): string {
  for (const html of fields.values()) {
    const words = htmlToMarkdown(html).text.words.trim();
    if (words !== '') return words;
  }
  return [...fields.values()].join(' ').trim();
}
