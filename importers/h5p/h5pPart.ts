import { at } from '#protocol/quizFaults.ts';
import { textAt } from '#importers/json.ts';

/** A library's content. */
export interface H5pPart {
  /** Its name without a version: `H5P.MultiChoice`. */
  readonly library: string;
  readonly params: unknown;
  readonly title?: string;
}

/** A part as it is held by another, whose libraries have versions. */
export function partOf(held: unknown): H5pPart {
  const [library = ''] = textAt(held, 'library').split(' ');
  return { library, params: at(held, ['params']), title: textAt(held, 'metadata', 'title') };
}
