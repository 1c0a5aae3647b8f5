/** Worker thread that draws formulas (bundled as `formulas.worker.js`). */
import { drawFormula } from '#server/areas/formulas/draw.ts';
import { answerTasks } from '#server/threads/answerTasks.ts';

// The first drawing loads the font and the words, which shouldn't count against a task.
await drawFormula({ tex: 'x', language: 'en' });
answerTasks(drawFormula);
