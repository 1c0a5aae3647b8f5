// Notes and note types of an Anki collection, in the older and the newer layout of its tables.

import { at } from '#protocol/quizFaults.ts';
import { numberField, textField } from '#importers/anki/protobuf.ts';
import { SqliteFile, type SqliteValue } from '#importers/anki/sqlite.ts';
import { listAt, numberAt, parsedJson, textAt } from '#importers/json.ts';

export interface NoteType {
  readonly name: string;
  /** True if its cards hide words of a text. */
  readonly isCloze: boolean;
  readonly fields: readonly string[];
  readonly templates: readonly { readonly front: string; readonly back: string }[];
}

export interface Note {
  readonly type: NoteType;
  /** HTML by field name. */
  readonly fields: ReadonlyMap<string, string>;
  readonly tags: readonly string[];
}

export class AnkiDeck {
  readonly notes: readonly Note[];

  constructor(notes: readonly Note[]) {
    this.notes = notes;
  }
}

/** A type of notes that nothing describes: a front, and everything else on the back. */
export function plainType(fields: readonly string[], isCloze: boolean): NoteType {
  const [front = '', ...rest] = fields.map((name) => `{{${name}}}`);
  const asked = isCloze ? front.replace('{{', '{{cloze:') : front;
  return { name: '', isCloze, fields, templates: [{ front: asked, back: rest.join('<br>') }] };
}

/** Between the fields of a note. */
const SEPARATOR = '\u001f';

/** @throws SqliteError */
export function readDeck(collection: Uint8Array<ArrayBuffer>): AnkiDeck {
  const file = new SqliteFile(collection);
  const types = new Map([...olderTypes(file), ...newerTypes(file)]);
  const notes = file.rows('notes').map(([, , typeId, , , tags, fields]): Note => {
    const values = text(fields).split(SEPARATOR);
    const type =
      types.get(Number(typeId)) ??
      plainType(
        values.map((_, index) => String(index + 1)),
        false,
      );
    return {
      type,
      fields: new Map(values.map((value, index) => [type.fields[index] ?? String(index + 1), value])),
      tags: text(tags)
        .split(' ')
        .filter((tag) => tag !== ''),
    };
  });
  return new AnkiDeck(notes);
}

const text = (value: SqliteValue | undefined) => (typeof value === 'string' ? value : '');
const blob = (value: SqliteValue | undefined) => (value instanceof Uint8Array ? value : new Uint8Array());

/** JSON in the table `col`. */
function olderTypes(file: SqliteFile): readonly (readonly [number, NoteType])[] {
  const [row = []] = file.rows('col');
  const models = parsedJson(text(row[9]));
  if (typeof models !== 'object' || models === null) return [];
  return Object.entries(models).map(([id, model]: [string, unknown]) => [
    Number(id),
    {
      name: textAt(model, 'name'),
      isCloze: numberAt(model, 'type') === 1,
      fields: inOrder(listAt(model, 'flds')).map((field) => textAt(field, 'name')),
      templates: inOrder(listAt(model, 'tmpls')).map((template) => ({
        front: textAt(template, 'qfmt'),
        back: textAt(template, 'afmt'),
      })),
    },
  ]);
}

function inOrder(list: readonly unknown[]): readonly unknown[] {
  return list.every((each) => at(each, ['ord']) !== undefined)
    ? list.toSorted((a, b) => numberAt(a, 'ord') - numberAt(b, 'ord'))
    : list;
}

/** Tables of their own, with messages in them: kind is 1 of a type, front 1 and back 2 of a template. */
function newerTypes(file: SqliteFile): readonly (readonly [number, NoteType])[] {
  const [fields, templates] = [file.rows('fields'), file.rows('templates')];
  const of = (rows: typeof fields, id: SqliteValue | undefined) =>
    rows.filter(([typeId]) => typeId === id).toSorted(([, a], [, b]) => Number(a) - Number(b));
  return file.rows('notetypes').map(([id, name, , , config]) => [
    Number(id),
    {
      name: text(name),
      isCloze: numberField(blob(config), 1) === 1,
      fields: of(fields, id).map(([, , field]) => text(field)),
      templates: of(templates, id).map((template) => ({
        front: textField(blob(template[5]), 1),
        back: textField(blob(template[5]), 2),
      })),
    },
  ]);
}
