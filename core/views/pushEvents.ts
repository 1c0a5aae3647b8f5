// How what the server sends unasked is called: specification 3, section 7 "Events received"; `leaderboardUpdate` and `serverRestarting`
// are this project's.

export const PUSH_EVENTS = [
  'addPlayer',
  'deletePlayer',
  'playerApproval',
  'gameStarted',
  'gameEnded',
  'gameOverAll',
  'playerResponded',
  'updateQuestionState',
  'setGameTimer',
  'pauseGame',
  'updateGameOptions',
  'raiseHand',
  'reactionUpdate',
  'leaderboardUpdate',
  'serverRestarting',
] as const;
export type PushEvent = (typeof PUSH_EVENTS)[number];
