// Parts of JSON that may be anything.

import { at } from '#protocol/quizFaults.ts';

type Path = readonly PropertyKey[];

/** A text or a number as text; '' if there is none. */
export function textAt(value: unknown, ...path: Path): string {
  const found = at(value, path);
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : '';
}

export function listAt(value: unknown, ...path: Path): readonly unknown[] {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
}

/** 0 if there is no number. */
export function numberAt(value: unknown, ...path: Path): number {
  const number = Number(textAt(value, ...path));
  return Number.isFinite(number) ? number : 0;
}

export function isTrueAt(value: unknown, ...path: Path): boolean {
  return at(value, path) === true;
}

export function hasAt(value: unknown, ...path: Path): boolean {
  return at(value, path) !== undefined;
}

/** undefined if it isn't JSON, which null is. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
