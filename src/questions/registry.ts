// All question kinds in the app: the compiler names what a new one lacks.

import { loadPart } from '#core/collections/loadPart.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { BLANK } from '#src/questions/blank/index.ts';
import type { QuestionManifest } from '#src/questions/manifest.ts';
import { MCQ } from '#src/questions/mcq/index.ts';
import { MSQ } from '#src/questions/msq/index.ts';
import { OPEN } from '#src/questions/open/index.ts';
import { REORDER } from '#src/questions/reorder/index.ts';

const KINDS: { readonly [T in QuestionType]: QuestionManifest<T> } = { MCQ, MSQ, BLANK, OPEN, REORDER };

export const loadTwins = () => loadPart(KINDS, 'twin');
export const loadHostKinds = () => loadPart(KINDS, 'host');
export const loadEditKinds = () => loadPart(KINDS, 'editor');
export const loadPaperKinds = () => loadPart(KINDS, 'paper');
