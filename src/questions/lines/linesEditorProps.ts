// Props of the lines editor.

import type { ReactNode } from 'react';
import type { ListItem } from '#importers/pasted/listMarks.ts';
import type { QuestionFault } from '#protocol/quizFaults.ts';

export interface Line {
  readonly text: string;
}

/** What a line is called. */
export type LineName = 'option' | 'answer' | 'item';

export interface LinesEditorProps<L extends Line> {
  readonly what: LineName;
  readonly lines: readonly L[];
  /** `typing`: the line in which words are being typed. */
  readonly onChange: (lines: readonly L[], typing?: string) => void;
  /** Lines that stand there at least. */
  readonly least: number;
  readonly most: number;
  /** Characters of a line. */
  readonly longest: number;
  /** Whether their words may be bold, hold formulas, and so on. */
  readonly formatted?: boolean;
  /** Whether lines are neither added nor moved nor taken away. */
  readonly fixed: boolean;
  readonly isBlank: (line: L) => boolean;
  /** A new line. */
  readonly lineOf: (item: ListItem) => L;
  /** Of the line at this place; of the list as a whole where that is null. */
  readonly faultsAt: (place: number | null) => readonly QuestionFault[];
  /** Stands at the head of a line. As the next two the same one each time: with another one all lines are drawn anew. */
  readonly head: (line: L, place: number) => ReactNode;
  /** Stands before and behind the words of a line. */
  readonly before?: (line: L, place: number) => ReactNode;
  readonly behind?: (line: L, place: number) => ReactNode;
}
