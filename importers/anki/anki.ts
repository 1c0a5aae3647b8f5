// Importer for Anki: packages of decks, and notes exported as text.

import { AnkiDeck } from '#importers/anki/AnkiDeck.ts';
import { AnkiReader } from '#importers/anki/AnkiReader.ts';
import { isAnkiText, textDeck } from '#importers/anki/ankiText.ts';
import { ImportedFiles } from '#importers/files/ImportedFiles.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import type { ImportFormat } from '#importers/types.ts';

const PROGRESS_EVERY = 500;

export const anki: ImportFormat = {
  id: 'anki',
  extensions: ['apkg', 'colpkg', 'txt'],

  detect: ({ contents, sample, isWorkbook }) =>
    contents instanceof AnkiDeck ? 1 : isWorkbook ? 0 : isAnkiText(sample),

  read(source, { labels, progress }) {
    const builder = new QuizBuilder(source.fileName, labels.untitled);
    const { notes } = source.contents instanceof AnkiDeck ? source.contents : textDeck(source.text);
    const files = new ImportedFiles('anki');
    for (const [name, blob] of source.files ?? []) files.add(name, blob);
    const reader = new AnkiReader(builder, files);
    for (const [index, note] of notes.entries()) {
      if (!builder.hasCapacity) break;
      if (index % PROGRESS_EVERY === 0) progress(index / notes.length);
      reader.read(note, { kind: 'question', number: index + 1 });
    }
    reader.finish();
    return { ...builder.finish(), ...(source.files && { files: files.used }) };
  },
};
