// All question kinds on the canvas; the compiler reports what a new one lacks.

import { loadPart } from '#core/collections/loadPart.ts';
import { loadKinds } from '#core/questions/kinds.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { type CreatePart, questionParts } from '#scenes/player/question/part.ts';
import { projectorQuestionParts } from '#scenes/projector/questionPart.ts';
import { BLANK } from '#scenes/questions/blank/index.ts';
import { FLASHCARD } from '#scenes/questions/flashcard/index.ts';
import { COMPREHENSION } from '#scenes/questions/comprehension/index.ts';
import { CLOZE } from '#scenes/questions/cloze/index.ts';
import { DRAGNDROP } from '#scenes/questions/dragndrop/index.ts';
import { DROPDOWN } from '#scenes/questions/dropdown/index.ts';
import { CLASSIFICATION } from '#scenes/questions/classification/index.ts';
import { DND_IMAGE } from '#scenes/questions/dndImage/index.ts';
import { HOTSPOT } from '#scenes/questions/hotspot/index.ts';
import type { QuestionManifest } from '#scenes/questions/manifest.ts';
import { MATCH } from '#scenes/questions/match/index.ts';
import { MCQ } from '#scenes/questions/mcq/index.ts';
import { MSQ } from '#scenes/questions/msq/index.ts';
import { OPEN } from '#scenes/questions/open/index.ts';
import { REORDER } from '#scenes/questions/reorder/index.ts';
import { WORDCLOUD } from '#scenes/questions/wordcloud/index.ts';

export const QUESTION_KINDS: { readonly [Type in QuestionType]: QuestionManifest<Type> } = {
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

let parts: { readonly [Type in QuestionType]?: CreatePart<Type> } = {};

async function bring(types: readonly QuestionType[]): Promise<void> {
  const more = await loadPart(QUESTION_KINDS, 'part', types);
  parts = { ...parts, ...more };
}

questionParts.provide({ of: (type) => parts[type] ?? null, bring: (type) => bring([type]) });

/** Types of all kinds, or of those that most games have. */
function typesOf(all: boolean): readonly QuestionType[] {
  const types = Object.keys(QUESTION_KINDS) as readonly QuestionType[];
  return types.filter((type) => all || !QUESTION_KINDS[type].apart);
}

/** Loads the kinds that most games have and those of this game; with `all`, every one. */
export async function loadQuestionParts(asked: readonly QuestionType[] | 'all' = []): Promise<void> {
  if (asked === 'all') await loadKinds();
  await bring(asked === 'all' ? typesOf(true) : [...new Set([...typesOf(false), ...asked])]);
}

export async function loadProjectorQuestions(): Promise<void> {
  await loadKinds();
  projectorQuestionParts.provide(await loadPart(QUESTION_KINDS, 'projector'));
}
