// Reader for SQLite files: all rows of a table, in order, and nothing else (https://sqlite.org/fileformat2.html).
// Sections in comments are those of that page.

export type SqliteValue = string | number | Uint8Array<ArrayBuffer> | null;

/** The file isn't SQLite, or is damaged. */
export class SqliteError extends Error {}

const MAGIC = 'SQLite format 3\u0000';
const FILE_HEADER = 100;
const ENCODINGS = ['utf-8', 'utf-8', 'utf-16le', 'utf-16be'];
/** Types of b-tree pages (1.6). Those of indexes also hold tables without row ids. */
const INDEX_INTERIOR = 2;
const TABLE_INTERIOR = 5;
const INDEX_LEAF = 10;
const TABLE_LEAF = 13;
/** Bytes of the integers of serial types 1 to 6 (2.1). */
const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8];
/** A b-tree is never this deep. */
const DEEPEST = 40;

export class SqliteFile {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  readonly #pageSize: number;
  /** Bytes of a page that hold content. */
  readonly #usable: number;
  readonly #encoding: string;
  readonly #roots: ReadonlyMap<string, number>;

  /** @throws SqliteError */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const head = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
    if (head !== MAGIC || bytes.length < FILE_HEADER) throw new SqliteError('not SQLite');
    const size = this.#view.getUint16(16);
    this.#pageSize = size === 1 ? 65_536 : size;
    this.#usable = this.#pageSize - this.#view.getUint8(20);
    if (this.#usable < 480) throw new SqliteError('pages too small');
    this.#encoding = ENCODINGS[this.#view.getUint32(56)] ?? 'utf-8';
    const roots = new Map<string, number>();
    for (const [type, name, , root] of this.#rowsAt(1)) {
      if (type === 'table' && typeof name === 'string' && typeof root === 'number') roots.set(name, root);
    }
    this.#roots = roots;
  }

  /**
   * The table's rows; none if there is no such table. A column that is another name of the row id is expected
   * to be the first.
   * @throws SqliteError
   */
  rows(table: string): readonly (readonly SqliteValue[])[] {
    const root = this.#roots.get(table);
    return root === undefined ? [] : this.#rowsAt(root);
  }

  #rowsAt(root: number): readonly (readonly SqliteValue[])[] {
    const rows: SqliteValue[][] = [];
    // No page is read twice, so a file that points in circles ends.
    const seen = new Set<number>();
    const visit = (page: number, depth: number): void => {
      if (seen.has(page) || depth > DEEPEST) throw new SqliteError('pages in a circle');
      seen.add(page);
      this.#readPage(page, rows, (child) => visit(child, depth + 1));
    };
    try {
      visit(root, 0);
    } catch (error) {
      // The view's own error: something points outside the file.
      throw error instanceof RangeError ? new SqliteError('damaged') : error;
    }
    return rows;
  }

  /** Adds the rows of a page, in order with those of its children (1.6). */
  #readPage(page: number, rows: SqliteValue[][], visit: (child: number) => void): void {
    const start = (page - 1) * this.#pageSize;
    const head = start + (page === 1 ? FILE_HEADER : 0);
    const type = this.#view.getUint8(head);
    const isInterior = type === INDEX_INTERIOR || type === TABLE_INTERIOR;
    if (!isInterior && type !== INDEX_LEAF && type !== TABLE_LEAF) throw new SqliteError('unknown page');
    const cells = head + (isInterior ? 12 : 8);
    const count = this.#view.getUint16(head + 3);
    for (let index = 0; index < count; index += 1) {
      let at = start + this.#view.getUint16(cells + index * 2);
      if (isInterior) {
        visit(this.#view.getUint32(at));
        at += 4;
      }
      if (type !== TABLE_INTERIOR) rows.push(this.#readCell(at, type === TABLE_LEAF));
    }
    if (isInterior) visit(this.#view.getUint32(head + 8));
  }

  #readCell(at: number, hasRowId: boolean): SqliteValue[] {
    const [length, afterLength] = this.#varint(at);
    const [rowId, start] = hasRowId ? this.#varint(afterLength) : [null, afterLength];
    const values = this.#readRecord(this.#payload(start, length, hasRowId));
    // The row id isn't stored again.
    if (rowId !== null && values[0] === null) values[0] = rowId;
    return values;
  }

  /** A payload, which may go on in overflow pages (1.6, 1.7). */
  #payload(start: number, length: number, inTable: boolean): Uint8Array<ArrayBuffer> {
    if (length > this.#bytes.length) throw new SqliteError('row too long');
    const share = (parts: number) => Math.floor(((this.#usable - 12) * parts) / 255) - 23;
    const [most, least] = [inTable ? this.#usable - 35 : share(64), share(32)];
    if (length <= most) return this.#slice(start, length);
    const wanted = least + ((length - least) % (this.#usable - 4));
    const local = wanted <= most ? wanted : least;
    const payload = new Uint8Array(length);
    payload.set(this.#slice(start, local));
    let next = this.#view.getUint32(start + local);
    for (let filled = local; filled < length; ) {
      if (next === 0) throw new SqliteError('row cut off');
      const page = (next - 1) * this.#pageSize;
      const part = Math.min(this.#usable - 4, length - filled);
      payload.set(this.#slice(page + 4, part), filled);
      filled += part;
      next = this.#view.getUint32(page);
    }
    return payload;
  }

  #slice(start: number, length: number): Uint8Array<ArrayBuffer> {
    if (start < 0 || start + length > this.#bytes.length) throw new SqliteError('damaged');
    return this.#bytes.subarray(start, start + length);
  }

  /** Values of a record: their types, and then their bytes (2.1). */
  #readRecord(record: Uint8Array<ArrayBuffer>): SqliteValue[] {
    const view = new DataView(record.buffer, record.byteOffset, record.byteLength);
    const [headLength, first] = varintIn(view, 0);
    const values: SqliteValue[] = [];
    let body = headLength;
    for (let at = first; at < headLength; ) {
      const [type, next] = varintIn(view, at);
      at = next;
      const length = lengthOf(type);
      if (body + length > record.length) throw new SqliteError('damaged');
      values.push(this.#value(type, view, body, length, record));
      body += length;
    }
    return values;
  }

  #value(
    type: number,
    view: DataView,
    at: number,
    length: number,
    record: Uint8Array<ArrayBuffer>,
  ): SqliteValue {
    if (type >= 12) {
      const bytes = record.subarray(at, at + length);
      return type % 2 === 0 ? bytes : new TextDecoder(this.#encoding).decode(bytes);
    }
    switch (type) {
      case 0:
        return null;
      case 7:
        return view.getFloat64(at);
      case 8:
      case 9:
        return type - 8;
      default:
        return integerIn(view, at, length);
    }
  }

  #varint(at: number): readonly [value: number, end: number] {
    return varintIn(this.#view, at);
  }
}

function lengthOf(type: number): number {
  if (type >= 12) return Math.floor((type - 12) / 2);
  return type === 7 ? 8 : (INTEGER_BYTES[type] ?? 0);
}

/** Exact up to 53 bits, which is more than Anki's ids have. */
function integerIn(view: DataView, at: number, length: number): number {
  let value = view.getInt8(at);
  for (let index = 1; index < length; index += 1) value = value * 256 + view.getUint8(at + index);
  return value;
}

/** Seven bits a byte, the highest first; the ninth byte has eight. */
function varintIn(view: DataView, start: number): readonly [value: number, end: number] {
  let value = 0;
  for (let at = start; at < start + 8; at += 1) {
    const byte = view.getUint8(at);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + 1];
  }
  return [value * 256 + view.getUint8(start + 8), start + 9];
}
