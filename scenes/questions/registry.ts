// All question kinds on the canvas; the compiler reports what a new one lacks.

import { loadPart } from '#core/collections/loadPart.ts';
import { loadKinds } from '#core/questions/kinds.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { type CreatePart, questionParts } from '#scenes/player/question/part.ts';
import { projectorQuestionParts } from '#scenes/projector/questionPart.ts';
import { BLANK } from '#scenes/questions/blank/index.ts';
import type { QuestionManifest } from '#scenes/questions/manifest.ts';
import { MCQ } from '#scenes/questions/mcq/index.ts';
import { MSQ } from '#scenes/questions/msq/index.ts';
import { OPEN } from '#scenes/questions/open/index.ts';

type Manifests = { readonly [Type in QuestionType]: QuestionManifest<Type> };

/** Kinds that most games have. The others are in `lateRegistry.ts`. */
const USUAL = { MCQ, MSQ, BLANK, OPEN } satisfies Partial<Manifests>;

/** All manifests, once all kinds have loaded. */
export async function questionManifests(): Promise<Manifests> {
  const [late] = await Promise.all([import('#scenes/questions/lateRegistry.ts'), loadKinds()]);
  return { ...USUAL, ...late.LATE_MANIFESTS };
}

let parts: { readonly [Type in QuestionType]?: CreatePart<Type> } = {};

async function bring(types: readonly QuestionType[]): Promise<void> {
  const more = await loadPart(await questionManifests(), 'part', types);
  parts = { ...parts, ...more };
}

questionParts.provide({ of: (type) => parts[type] ?? null, bring: (type) => bring([type]) });

/** Loads the kinds that most games have and those of this game; with `all`, every one. */
export async function loadQuestionParts(asked: readonly QuestionType[] | 'all' = []): Promise<void> {
  parts = { ...parts, ...(await loadPart(USUAL, 'part')) };
  const late = asked === 'all' ? (Object.keys(await questionManifests()) as QuestionType[]) : asked;
  const missing = late.filter((type) => !(type in parts));
  if (missing.length > 0) await bring(missing);
}

export async function loadProjectorQuestions(): Promise<void> {
  projectorQuestionParts.provide(await loadPart(await questionManifests(), 'projector'));
}
