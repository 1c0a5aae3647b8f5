// All question kinds in the app; the compiler reports what a new one is missing.

import { loadPart } from '#core/collections/loadPart.ts';
import { QUESTION_TYPES } from '#core/questions/kinds.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { BLANK } from '#src/questions/blank/index.ts';
import { lazyTwin } from '#src/questions/lazyTwin.tsx';
import type { QuestionManifest } from '#src/questions/manifest.ts';
import { MATCH } from '#src/questions/match/index.ts';
import { MCQ } from '#src/questions/mcq/index.ts';
import { MSQ } from '#src/questions/msq/index.ts';
import { OPEN } from '#src/questions/open/index.ts';
import { REORDER } from '#src/questions/reorder/index.ts';

const KINDS: { readonly [T in QuestionType]: QuestionManifest<T> } = {
  MCQ,
  MSQ,
  BLANK,
  OPEN,
  REORDER,
  MATCH,
};

function lazyOf<T extends QuestionType>(type: T) {
  return lazyTwin(async () => (await KINDS[type].twin())[type]);
}

/** Twins of kinds that few games have load when they are first shown; with `all`, they load right away. */
export async function loadTwins(all = false) {
  const isLazy = (type: QuestionType) => !all && KINDS[type].apart === true;
  const twins = await loadPart(
    KINDS,
    'twin',
    QUESTION_TYPES.filter((type) => !isLazy(type)),
  );
  const lazy = QUESTION_TYPES.filter(isLazy).map((type) => [type, lazyOf(type)]);
  return { ...twins, ...Object.fromEntries(lazy) };
}

export const loadHostKinds = () => loadPart(KINDS, 'host');
export const loadEditKinds = () => loadPart(KINDS, 'editor');
export const loadPaperKinds = () => loadPart(KINDS, 'paper');
