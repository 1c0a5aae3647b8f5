// Names of the server's pushes (specification 3, section 7 "Events received"). `leaderboardUpdate` and
// `serverRestarting` are this project's own.

import type { ViewWords } from '#core/room/feature.ts';

export type PushEvent =
  | ViewWords<'push'>
  | 'addPlayer'
  | 'deletePlayer'
  | 'playerApproval'
  | 'gameStarted'
  | 'gameEnded'
  | 'gameOverAll'
  | 'playerResponded'
  | 'updateQuestionState'
  | 'setGameTimer'
  | 'pauseGame'
  | 'updateGameOptions'
  | 'leaderboardUpdate'
  | 'serverRestarting';
