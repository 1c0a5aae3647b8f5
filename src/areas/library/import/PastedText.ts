// Pasted text as a nameless file that can be edited further.

export class PastedText extends File {
  readonly typed: string;
  /** The same as HTML; '' if it was typed. */
  readonly html: string;

  constructor(typed: string, html = '') {
    super([typed], '', { type: 'text/plain' });
    this.typed = typed;
    this.html = html;
  }
}
