// Questions as a format hands them in, before they're checked, and what is reported.

import { vi } from 'vitest';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import type { ImportResult } from '#importers/types.ts';

export interface HandedIn {
  /** Their formatted texts as markup. */
  readonly questions: readonly unknown[];
  readonly result: ImportResult;
  /** Place, code and values of what was reported, apart from names of questions. */
  readonly reasons: readonly string[];
}

/** What `read` hands in for a file of this name. */
export async function handedIn(file: Uint8Array<ArrayBuffer> | string, name: string): Promise<HandedIn> {
  const add = vi.spyOn(QuizBuilder.prototype, 'add');
  const reported: string[] = [];
  add.mockClear();
  const bytes = typeof file === 'string' ? new Uint8Array(new TextEncoder().encode(file)) : file;
  const result = await readQuizFile(bytes, name);
  const questions = add.mock.calls.map(([, candidate]) => written(candidate));
  for (const [place, , changes = []] of add.mock.calls)
    for (const reason of changes) reported.push(told(place, reason));
  add.mockRestore();
  const others = result.problems.filter(
    ({ severity, reason, place }) =>
      (severity !== 'changed' || place.kind === 'file') && reason.code !== 'namesDropped',
  );
  return {
    questions,
    result,
    reasons: [...reported, ...others.map(({ place, reason }) => told(place, reason))],
  };
}

type Problem = ImportResult['problems'][number];

function told(place: Problem['place'], { code, values }: Problem['reason']): string {
  const where = place.kind === 'file' ? 'file' : String(place.number);
  return [where, code, ...Object.values(values)].join(' ');
}

function written(value: unknown): unknown {
  if (value instanceof MarkedText) return value.source;
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, written(inner)]));
}
