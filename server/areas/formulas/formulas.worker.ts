/** The thread that draws formulas (`formulas.worker.js`, a bundle of its own). */
import { drawFormula } from '#server/areas/formulas/draw.ts';
import { answerTasks } from '#server/threads/answerTasks.ts';

// The first one loads what all are drawn with: its author would be told that it takes too long.
await drawFormula({ tex: 'x', language: 'en' });
answerTasks(drawFormula);
