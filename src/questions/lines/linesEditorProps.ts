import type { ComponentType, ReactNode } from 'react';
import type { ListItem } from '#importers/pasted/listMarks.ts';
import type { QuestionFault } from '#protocol/quizFaults.ts';
import type { RichTextProps } from '#src/questions/richText.ts';

export interface Line {
  readonly text: string;
}

export type LineName = 'option' | 'answer' | 'item' | 'pair';

export interface LinesEditorProps<L extends Line> {
  readonly what: LineName;
  readonly lines: readonly L[];
  /** `typing`: the line in which text is being typed. */
  readonly onChange: (lines: readonly L[], typing?: string) => void;
  /** Minimum number of lines. */
  readonly least: number;
  readonly most: number;
  /** Maximum characters per line. */
  readonly longest: number;
  /** Field for texts that can be formatted; absent if they're edited as they are stored. */
  readonly RichText?: ComponentType<RichTextProps> | undefined;
  /** True if lines can't be added, moved or removed. */
  readonly fixed: boolean;
  readonly isBlank: (line: L) => boolean;
  /** Reads pasted text as lines; empty if it's no list. By default, a list has at least two items. */
  readonly read?: (pasted: string) => readonly ListItem[];
  /** Creates a new line. */
  readonly lineOf: (item: ListItem) => L;
  /** Marks or unmarks a line as correct; absent if lines have no marks. */
  readonly onMark?: (place: number) => void;
  /** Problems of the line at this place, or of the whole list if null. */
  readonly faultsAt: (place: number | null) => readonly QuestionFault[];
  /**
   * Shown at the start of a line. Like the next two, it must keep its identity: a new function re-renders all
   * lines.
   */
  readonly head: (line: L, place: number) => ReactNode;
  /** Shown before and after the words of a line. */
  readonly before?: (line: L, place: number) => ReactNode;
  readonly behind?: (line: L, place: number) => ReactNode;
}
