/** Process that works on media (bundled as `media.worker.js`). */
import { makeMedia } from '#server/areas/media/mediaWork.ts';
import { answerTasks } from '#server/threads/answerTasks.ts';

answerTasks(makeMedia);
