// Pasted text as a nameless file that can be edited further.

export class PastedText extends File {
  readonly typed: string;

  constructor(typed: string) {
    super([typed], '', { type: 'text/plain' });
    this.typed = typed;
  }
}
