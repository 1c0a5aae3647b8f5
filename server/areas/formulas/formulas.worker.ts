/** The thread that draws formulas (`formulas.worker.js`, a bundle of its own). */
import { drawFormula } from '#server/areas/formulas/draw.ts';
import { answerTasks } from '#server/threads/answerTasks.ts';

// The first one loads most of what all need: that is no formula's own time.
await drawFormula({ tex: 'x', language: 'en' });
answerTasks(drawFormula);
