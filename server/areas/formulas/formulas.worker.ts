/** The thread that draws formulas (`formulas.worker.js`, a bundle of its own). */
import { drawFormula } from '#server/areas/formulas/draw.ts';
import { answerTasks } from '#server/threads/answerTasks.ts';

answerTasks(drawFormula);
