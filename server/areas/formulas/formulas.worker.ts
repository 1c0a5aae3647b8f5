/** The thread that draws formulas (`formulas.worker.js`, a bundle of its own). */
import { drawFormula } from '#server/areas/formulas/draw.ts';
import { answerTasks } from '#server/threads/answerTasks.ts';

// The first one loads the font and the words, which is not a task's fault.
await drawFormula({ tex: 'x', language: 'en' });
answerTasks(drawFormula);
