// Line builder for formatted text, fed with words, starts and ends of styles, list items and line breaks.

import { texWords } from '#core/content/texWords.ts';
import { toSubscript, toSuperscript } from '#core/content/scripts.ts';
import { texParts } from '#importers/markup/texParts.ts';

/** A piece of a line. `text` has its words, or the TeX of a formula. */
export interface Run {
  readonly kind: 'words' | 'code' | 'sub' | 'sup' | 'formula';
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

export type Line =
  | {
      readonly kind: 'line';
      /** `- ` or `1. ` for an item of a list; otherwise ''. */
      readonly sign: string;
      readonly runs: readonly Run[];
    }
  /** A formula on its own line. */
  | { readonly kind: 'display'; readonly tex: string }
  /** Lines that are kept verbatim. */
  | { readonly kind: 'code'; readonly code: string };

export function words(text: string): Run {
  return { kind: 'words', text, bold: false, italic: false };
}

/** Lines without any formatting. */
export function plainLines(text: string): readonly Line[] {
  return text.split('\n').map((line) => ({ kind: 'line', sign: '', runs: line === '' ? [] : [words(line)] }));
}

export type Look = 'bold' | 'italic' | 'code' | 'sub' | 'sup';

/** A subscript or superscript that hasn't ended yet. */
interface OpenScript {
  readonly kind: 'sub' | 'sup';
  text: string;
}

export class MarkedLines {
  readonly #lines: Line[] = [];
  /** Runs of the current line. */
  #runs: Run[] = [];
  #sign = '';
  /** Number of open elements of each style. */
  readonly #open = { bold: 0, italic: 0, code: 0 };
  readonly #scripts: OpenScript[] = [];
  /** Verbatim text read so far; null outside of it. */
  #verbatim: string | null = null;
  /** All words so far, in the order they came. */
  said = '';

  /** Adds text in which any number of spaces counts as one, and which may contain formulas. */
  text(text: string): void {
    if (this.#verbatim !== null) this.#verbatim += text;
    else {
      const spaced = text.replaceAll(/[ \t\r\n]+/g, ' ');
      if (this.#scripts.length > 0 || this.#open.code > 0) this.words(spaced);
      else {
        for (const part of texParts(spaced)) {
          if (part.kind === 'words') this.words(part.text);
          else this.formula(part.tex, part.display);
        }
      }
    }
  }

  /** Adds a formula, in words where only characters are possible. */
  formula(tex: string, display: boolean): void {
    if (this.#verbatim !== null || this.#scripts.length > 0 || this.#open.code > 0) this.words(texWords(tex));
    else if (display && this.#sign === '') this.#display(tex);
    else this.#push({ kind: 'formula', text: tex, ...this.#style() });
  }

  words(text: string): void {
    if (text === '') return;
    this.said += text;
    const script = this.#scripts.at(-1);
    if (this.#verbatim !== null) this.#verbatim += text;
    else if (script) script.text += text;
    else this.#push({ kind: this.#open.code > 0 ? 'code' : 'words', text, ...this.#style() });
  }

  look(look: Look, ends: boolean): void {
    if (look === 'sub' || look === 'sup') {
      if (!ends) this.#scripts.push({ kind: look, text: '' });
      else if (this.#scripts.at(-1)?.kind === look) this.#endScript();
    } else this.#open[look] = Math.max(0, this.#open[look] + (ends ? -1 : 1));
  }

  lineBreak(): void {
    if (this.#verbatim !== null) this.#verbatim += '\n';
    else this.#newLine();
  }

  /** Separates what follows with a blank line, if there was anything before. */
  paragraph(): void {
    if (this.#isItem) this.endLine();
    else this.lineBreak();
  }

  /** Makes what follows begin a line. */
  endLine(): void {
    if (this.#verbatim === null && (this.#runs.length > 0 || this.#scripts.length > 0)) this.#newLine();
  }

  item(sign: string): void {
    if (this.#verbatim === null) this.#sign = sign;
  }

  verbatim(begins: boolean): void {
    if (begins && this.#verbatim === null) {
      this.endLine();
      this.#verbatim = '';
    } else if (!begins && this.#verbatim !== null) {
      const code = this.#verbatim.replaceAll(/\r\n?/g, '\n').replace(/^\n/, '').trimEnd();
      this.#verbatim = null;
      this.#sign = '';
      if (code !== '') this.#lines.push({ kind: 'code', code });
    }
  }

  finish(): readonly Line[] {
    if (this.#verbatim !== null) this.verbatim(false);
    this.endLine();
    return tidied(this.#lines);
  }

  get #isItem(): boolean {
    return this.#sign !== '';
  }

  #style(): Pick<Run, 'bold' | 'italic'> {
    return { bold: this.#open.bold > 0, italic: this.#open.italic > 0 };
  }

  #push(run: Run): void {
    const last = this.#runs.at(-1);
    const alike = last?.kind === run.kind && last.bold === run.bold && last.italic === run.italic;
    if (last && alike && (run.kind === 'words' || run.kind === 'code')) {
      this.#runs[this.#runs.length - 1] = { ...last, text: last.text + run.text };
    } else this.#runs.push(run);
  }

  #display(tex: string): void {
    this.endLine();
    this.#lines.push({ kind: 'display', tex });
  }

  #endScript(): void {
    const script = this.#scripts.pop();
    const text = script?.text.trim() ?? '';
    if (!script || text === '') return;
    const outer = this.#scripts.at(-1);
    // A script inside a script is put in words.
    if (outer) outer.text += script.kind === 'sub' ? toSubscript(text) : toSuperscript(text);
    else if (/[<>]/.test(text) || text.length > 100) {
      this.#push({
        kind: 'words',
        text: script.kind === 'sub' ? toSubscript(text) : toSuperscript(text),
        ...this.#style(),
      });
    } else this.#push({ kind: script.kind, text, ...this.#style() });
  }

  #newLine(): void {
    // Scripts that were never closed count as normal text.
    for (const { text } of this.#scripts.splice(0)) {
      if (text !== '') this.#push({ kind: 'words', text, ...this.#style() });
    }
    const runs = trimmed(this.#runs);
    const sign = this.#sign;
    this.#runs = [];
    this.#sign = '';
    if (sign === '' || runs.length > 0) this.#lines.push({ kind: 'line', sign, runs });
  }
}

/** Removes spaces at the ends, and one of two where the style changes. */
function trimmed(runs: readonly Run[]): readonly Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    const last = kept.at(-1);
    const follows = last === undefined || last.text.endsWith(' ');
    const text = follows && run.kind === 'words' ? run.text.replace(/^[ \t]+/, '') : run.text;
    if (text !== '') kept.push({ ...run, text });
  }
  for (let last = kept.pop(); last; last = kept.pop()) {
    const text = last.text.trimEnd();
    if (text !== '') return [...kept, { ...last, text }];
  }
  return [];
}

/** Merges consecutive blank lines, and removes those at the ends. */
function tidied(lines: readonly Line[]): readonly Line[] {
  const isEmpty = (line: Line | undefined) =>
    line === undefined || (line.kind === 'line' && line.runs.length === 0);
  const kept = lines.filter((line, index) => !(isEmpty(line) && isEmpty(lines[index - 1])));
  return isEmpty(kept.at(-1)) ? kept.slice(0, -1) : kept;
}
