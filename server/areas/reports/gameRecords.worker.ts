/** Worker thread that writes and checks records of games (bundled as `gameRecords.worker.js`). */
import { handleRecord } from '#server/areas/reports/gameRecord.ts';
import { answerTasks } from '#server/threads/answerTasks.ts';

answerTasks(handleRecord);
