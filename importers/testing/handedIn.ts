// Questions as an importer hands them in, whether or not quizzes can have them.

import { vi } from 'vitest';
import { splitFormatting } from '#importers/markup/MarkedText.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import type { ImportResult } from '#importers/types.ts';

export interface HandedIn {
  /** In plain words. */
  readonly questions: readonly unknown[];
  readonly result: ImportResult;
  /** Codes of all problems, in the order of the report. */
  readonly told: readonly string[];
}

export async function handedIn(file: string | Uint8Array<ArrayBuffer>, name = 'a.xml'): Promise<HandedIn> {
  const add = vi.spyOn(QuizBuilder.prototype, 'add');
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const result = await readQuizFile(bytes, name);
  const questions = add.mock.calls.map(([, question]) => splitFormatting(question).plain);
  add.mockRestore();
  return { questions, result, told: result.problems.map(({ reason }) => reason.code) };
}
