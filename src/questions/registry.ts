// All question kinds in the app; the compiler reports what a new one is missing.

import { loadPart } from '#core/collections/loadPart.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { loadLateKinds } from '#src/platform/stores/lateKinds.ts';
import { BLANK } from '#src/questions/blank/index.ts';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { QuestionManifest } from '#src/questions/manifest.ts';
import { MCQ } from '#src/questions/mcq/index.ts';
import { MSQ } from '#src/questions/msq/index.ts';
import { OPEN } from '#src/questions/open/index.ts';

type Manifests = { readonly [T in QuestionType]: QuestionManifest<T> };

/** Kinds that most games have. The others are in `lateRegistry.ts`. */
const USUAL = { MCQ, MSQ, BLANK, OPEN } satisfies Partial<Manifests>;

async function allManifests(): Promise<Manifests> {
  return { ...USUAL, ...(await import('#src/questions/lateRegistry.ts')).LATE_MANIFESTS };
}

function lazyOf<T extends QuestionType>(type: T) {
  return lazyView(async () => (await (await allManifests())[type].twin())[type]);
}

/** Twins by type, as far as they were loaded or asked for. */
const twins = new Map<string, unknown>();

/** Twins that are already known stay: another one in their place would lose what is typed. */
function keepTwins(loaded: object): void {
  for (const [type, twin] of Object.entries(loaded)) if (!twins.has(type)) twins.set(type, twin);
}

/** Those of kinds that few games have load when they are first shown. */
export async function loadTwins() {
  keepTwins(await loadPart(USUAL, 'twin'));
  return {
    of<T extends QuestionType>(type: T): ReturnType<typeof lazyOf<T>> {
      if (!twins.has(type)) twins.set(type, lazyOf(type));
      return twins.get(type) as ReturnType<typeof lazyOf<T>>;
    },
  };
}

/** Loads the twins of these types ahead of their first question. */
export async function preloadTwins(types: readonly QuestionType[]): Promise<void> {
  const missing = types.filter((type) => !twins.has(type));
  if (missing.length > 0) keepTwins(await loadPart(await allManifests(), 'twin', missing));
}

/** Loads a part of every kind, with the kinds themselves. */
async function ofAll<Part extends 'host' | 'editor' | 'paper'>(part: Part) {
  const [manifests] = await Promise.all([allManifests(), loadLateKinds()]);
  return loadPart(manifests, part);
}

export const loadHostKinds = () => ofAll('host');
export const loadEditKinds = () => ofAll('editor');
export const loadPaperKinds = () => ofAll('paper');
