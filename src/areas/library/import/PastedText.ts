// Text that was pasted, as a file like the others. It has no name, and can be written on.

export class PastedText extends File {
  readonly typed: string;

  constructor(typed: string) {
    super([typed], '', { type: 'text/plain' });
    this.typed = typed;
  }
}
