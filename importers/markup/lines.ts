// A formatted text on its way from another format: lines of pieces, each with its looks.

/** A piece of a line. `text`: its words; of a formula its TeX. */
export interface Run {
  readonly kind: 'words' | 'code' | 'sub' | 'sup' | 'formula';
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

export type Line =
  | {
      readonly kind: 'line';
      /** `- ` or `1. ` where it is an item of a list, else ''. */
      readonly sign: string;
      readonly runs: readonly Run[];
    }
  /** A formula on a line of its own. */
  | { readonly kind: 'display'; readonly tex: string }
  /** Lines that stand as they are. */
  | { readonly kind: 'code'; readonly code: string };

export function words(text: string): Run {
  return { kind: 'words', text, bold: false, italic: false };
}

/** Lines without any looks. */
export function plainLines(text: string): readonly Line[] {
  return text.split('\n').map((line) => ({ kind: 'line', sign: '', runs: line === '' ? [] : [words(line)] }));
}
