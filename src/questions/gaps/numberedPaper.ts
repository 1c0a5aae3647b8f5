import type { GapsType } from '#core/questions/families.ts';
import { numberedWords } from '#core/questions/gaps/numbered.ts';
import type { PaperKind } from '#src/questions/paperKind.ts';

/** The kind with its gaps numbered in the printed text. */
export function withNumberedGaps<T extends GapsType | 'CLOZE'>(kind: PaperKind<T>): PaperKind<T> {
  return {
    ...kind,
    printed(asked) {
      const question = kind.printed?.(asked) ?? asked.question;
      return { ...question, ...numberedWords(question) };
    },
  };
}
