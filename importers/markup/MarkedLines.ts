// Puts lines together from what a formatted text says one after the other: words, looks that begin and end, items, line breaks.

import { texWords } from '#core/content/texWords.ts';
import { lowered, raised } from '#core/content/scripts.ts';
import type { Line, Run } from '#importers/markup/lines.ts';
import { texParts } from '#importers/markup/texParts.ts';

export type Look = 'bold' | 'italic' | 'code' | 'sub' | 'sup';

/** A small 2 and the like, until it ends. */
interface OpenScript {
  readonly kind: 'sub' | 'sup';
  text: string;
}

export class MarkedLines {
  readonly #lines: Line[] = [];
  /** Of the line that is being written. */
  #runs: Run[] = [];
  #sign = '';
  /** How many of each are open. */
  readonly #open = { bold: 0, italic: 0, code: 0 };
  readonly #scripts: OpenScript[] = [];
  /** What stands as it is, as far as it was read; null outside of it. */
  #verbatim: string | null = null;
  /** All words so far, as they came. */
  said = '';

  /** Text in which spaces of any number are one, and formulas may stand. */
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

  /** Where nothing but characters has a place it is told in words. */
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

  /** Parts what follows from what was there by an empty line, where something was there. */
  paragraph(): void {
    if (this.#isItem) this.endLine();
    else this.lineBreak();
  }

  /** What follows begins a line. */
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
    // What is small within the small is said in its words.
    if (outer) outer.text += script.kind === 'sub' ? lowered(text) : raised(text);
    else if (/[<>]/.test(text) || text.length > 100) {
      this.#push({
        kind: 'words',
        text: script.kind === 'sub' ? lowered(text) : raised(text),
        ...this.#style(),
      });
    } else this.#push({ kind: script.kind, text, ...this.#style() });
  }

  #newLine(): void {
    // What was never closed is as if it had not been opened.
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

/** Without spaces at its ends, or two where looks change. */
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

/** No two empty lines together, and none at the ends. */
function tidied(lines: readonly Line[]): readonly Line[] {
  const isEmpty = (line: Line | undefined) =>
    line === undefined || (line.kind === 'line' && line.runs.length === 0);
  const kept = lines.filter((line, index) => !(isEmpty(line) && isEmpty(lines[index - 1])));
  return isEmpty(kept.at(-1)) ? kept.slice(0, -1) : kept;
}
