// All question kinds in the app; the compiler reports what a new one is missing.

import { loadPart } from '#core/collections/loadPart.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { BLANK } from '#src/questions/blank/index.ts';
import { FLASHCARD } from '#src/questions/flashcard/index.ts';
import { COMPREHENSION } from '#src/questions/comprehension/index.ts';
import { CLOZE } from '#src/questions/cloze/index.ts';
import { DRAGNDROP } from '#src/questions/dragndrop/index.ts';
import { DROPDOWN } from '#src/questions/dropdown/index.ts';
import { CLASSIFICATION } from '#src/questions/classification/index.ts';
import { DND_IMAGE } from '#src/questions/dndImage/index.ts';
import { HOTSPOT } from '#src/questions/hotspot/index.ts';
import { loadLateKinds } from '#src/platform/stores/lateKinds.ts';
import { lazyTwin } from '#src/questions/lazyTwin.tsx';
import type { QuestionManifest } from '#src/questions/manifest.ts';
import { MATCH } from '#src/questions/match/index.ts';
import { MCQ } from '#src/questions/mcq/index.ts';
import { MSQ } from '#src/questions/msq/index.ts';
import { OPEN } from '#src/questions/open/index.ts';
import { REORDER } from '#src/questions/reorder/index.ts';
import { WORDCLOUD } from '#src/questions/wordcloud/index.ts';

const KINDS: { readonly [T in QuestionType]: QuestionManifest<T> } = {
  MCQ,
  MSQ,
  BLANK,
  CLOZE,
  OPEN,
  REORDER,
  MATCH,
  WORDCLOUD,
  FLASHCARD,
  COMPREHENSION,
  DRAGNDROP,
  DROPDOWN,
  CLASSIFICATION,
  DND_IMAGE,
  HOTSPOT,
};

function lazyOf<T extends QuestionType>(type: T) {
  return lazyTwin(async () => (await KINDS[type].twin())[type]);
}

const TYPES = Object.keys(KINDS) as readonly QuestionType[];

/** Twins of kinds that few games have load when they are first shown; those of `asked` load right away. */
export async function loadTwins(asked: readonly QuestionType[] = []) {
  const isLazy = (type: QuestionType) => KINDS[type].apart === true && !asked.includes(type);
  const twins = await loadPart(
    KINDS,
    'twin',
    TYPES.filter((type) => !isLazy(type)),
  );
  const lazy = TYPES.filter(isLazy).map((type) => [type, lazyOf(type)]);
  return { ...twins, ...Object.fromEntries(lazy) };
}

/** Loads a part of every kind, with the kinds themselves. */
async function withKinds<Parts>(parts: Promise<Parts>): Promise<Parts> {
  await loadLateKinds();
  return parts;
}

export const loadHostKinds = () => withKinds(loadPart(KINDS, 'host'));
export const loadEditKinds = () => withKinds(loadPart(KINDS, 'editor'));
export const loadPaperKinds = () => withKinds(loadPart(KINDS, 'paper'));
