// The client's copy of the operation table: what it takes to place a call, without the schemas, so that pages stay light.
// wire.test.ts holds it equal to protocol/operations.ts, from where the types come.

import type { AnswerOf, Operation, RequestOf } from '#protocol/operation.ts';
import type { OPERATIONS, OperationName } from '#protocol/operations.ts';

export type RequestFor<N extends OperationName> = RequestOf<(typeof OPERATIONS)[N]>;
export type AnswerFor<N extends OperationName> = AnswerOf<(typeof OPERATIONS)[N]>;

/** How an operation travels. Times in milliseconds. */
export type Wire = Pick<Operation, 'method' | 'path' | 'event' | 'timeoutMs' | 'retries'>;

const game = '/v1/games/{roomHash}';
/** A control of the host: a short wait, and a second try where trying twice does no harm. */
const control = (event: string, path: string, retries = 1): Wire => ({
  method: 'POST',
  path: `${game}/${path}`,
  event,
  timeoutMs: 10_000,
  ...(retries > 0 && { retries }),
});

export const WIRE: { readonly [N in OperationName]: Wire } = {
  check: { method: 'GET', path: '/check', timeoutMs: 5_000 },
  getHandshakeData: { method: 'GET', path: '/v1/handshake', event: 'getHandshakeData', timeoutMs: 10_000 },
  getUser: { method: 'GET', path: '/user' },
  openHostSession: { method: 'POST', path: '/v1/host/session' },
  getContest: { method: 'GET', path: '/v1/contests/{contestId}', retries: 1 },
  checkRoom: {
    method: 'POST',
    path: '/v1/room-codes/{roomCode}/check',
    event: 'checkRoom',
    timeoutMs: 6_000,
    retries: 1,
  },
  join: { method: 'POST', path: `${game}/join`, event: 'join', retries: 1 },
  rejoin: { method: 'POST', path: `${game}/rejoin`, event: 'rejoin', retries: 1 },
  reconnectRoom: {
    method: 'POST',
    path: `${game}/reconnect`,
    event: 'reconnectRoom',
    timeoutMs: 5_000,
    retries: 1,
  },
  getQuestions: { method: 'POST', path: `${game}/questions`, event: 'getQuestions', retries: 1 },
  proceedGame: {
    method: 'POST',
    path: `${game}/proceed`,
    event: 'proceedGame',
    timeoutMs: 20_000,
    retries: 2,
  },
  getHint: { method: 'POST', path: `${game}/hint`, event: 'getHint', retries: 1 },
  extraLife: { method: 'POST', path: `${game}/extra-life`, event: 'extraLife', retries: 1 },
  answerLater: { method: 'POST', path: `${game}/answer-later`, event: 'answerLater', retries: 1 },
  skipQuestion: { method: 'POST', path: `${game}/skip`, event: 'skipQuestion', retries: 1 },
  reactionUpdate: { method: 'POST', path: `${game}/reaction-update`, event: 'reactionUpdate' },
  reportFocus: { method: 'POST', path: `${game}/focus`, event: 'reportFocus' },
  skipManyQuestions: {
    method: 'POST',
    path: `${game}/skip-many`,
    event: 'skipManyQuestions',
    retries: 1,
  },
  raiseHand: { method: 'POST', path: `${game}/raise-hand`, event: 'raiseHand', retries: 1 },
  getRank: { method: 'POST', path: `${game}/rank`, event: 'getRank' },
  subscribe: { method: 'POST', path: `${game}/subscribe`, event: 'subscribe', timeoutMs: 6_000, retries: 1 },
  playerGameOver: { method: 'POST', path: `${game}/game-over`, event: 'playerGameOver', retries: 1 },
  playerSummary: { method: 'POST', path: `${game}/player-summary`, event: 'playerSummary' },
  hostGame: { method: 'POST', path: '/v1/games' },
  getGame: { method: 'GET', path: game, event: 'getGame', timeoutMs: 10_000 },
  listHostedGames: { method: 'GET', path: '/v1/games' },
  openGame: control('openGame', 'open'),
  startGame: control('startGame', 'start'),
  proceedHostGame: control('proceedHostGame', 'next'),
  endGame: control('endGame', 'end'),
  pauseGame: control('pauseGame', 'pause'),
  setGameTimer: control('setGameTimer', 'timer', 0),
  setDueDate: control('setDueDate', 'due-date'),
  rehearseGame: control('rehearseGame', 'rehearse'),
  lockRoom: control('lockRoom', 'lock'),
  approvePlayer: control('approvePlayer', 'approve'),
  deletePlayer: control('deletePlayer', 'remove'),
  lowerHand: control('lowerHand', 'lower-hand'),
  allowAttempts: control('allowAttempts', 'attempts'),
  turnOnMastery: control('turnOnMastery', 'mastery'),
  allowUntil: control('allowUntil', 'until'),
  setTeams: control('setTeams', 'teams'),
  shuffleTeams: control('shuffleTeams', 'teams/shuffle'),
  nameTeam: control('nameTeam', 'teams/name'),
  moveToTeam: control('moveToTeam', 'teams/move'),
  hideText: control('hideText', 'hide-text'),
  recordSheet: { method: 'POST', path: `${game}/sheets`, timeoutMs: 10_000, retries: 1 },
  listQuizzes: { method: 'GET', path: '/v1/quizzes' },
  getQuiz: { method: 'GET', path: '/v1/quizzes/{quizId}' },
  saveQuiz: { method: 'POST', path: '/v1/quizzes', timeoutMs: 60_000 },
  deleteQuiz: { method: 'DELETE', path: '/v1/quizzes/{quizId}' },
  getReport: { method: 'GET', path: `${game}/report`, event: 'getReport', timeoutMs: 10_000 },
  getReplay: { method: 'GET', path: `${game}/replay`, event: 'getReplay', timeoutMs: 20_000 },
  getReplayMoment: {
    method: 'GET',
    path: `${game}/replay/moment`,
    event: 'getReplayMoment',
    timeoutMs: 20_000,
  },
  getGameOptions: { method: 'GET', path: `${game}/options` },
  listReports: { method: 'GET', path: '/v1/reports' },
  deleteReport: { method: 'DELETE', path: game },
  shareQuiz: { method: 'POST', path: '/v1/quizzes/{quizId}/practice-link' },
  getQuizInfo: { method: 'GET', path: '/v1/quizzes/{quizId}/info', retries: 1 },
  replayGame: { method: 'POST', path: `${game}/replay`, event: 'replayGame', retries: 1 },
  soloJoin: { method: 'POST', path: '/v1/quizzes/{quizId}/solo-join', event: 'soloJoin', retries: 1 },
  listOwnGames: { method: 'GET', path: '/v1/players/me/games', timeoutMs: 10_000 },
  resumeGame: { method: 'POST', path: `${game}/resume`, retries: 1 },
  forgetGame: { method: 'POST', path: `${game}/forget`, retries: 1 },
  forgetGames: { method: 'POST', path: '/v1/players/me/games/forget', retries: 1 },
  createChallenge: {
    method: 'POST',
    path: '/v1/quizzes/{quizId}/challenges',
    event: 'createChallenge',
    retries: 1,
  },
  startChallenge: { method: 'POST', path: `${game}/challenge/start`, event: 'startChallenge', retries: 1 },
  endChallenge: { method: 'POST', path: `${game}/challenge/end`, event: 'endChallenge', retries: 1 },
  getChallengeLeaderboard: {
    method: 'POST',
    path: `${game}/challenge/leaderboard`,
    event: 'getChallengeLeaderboard',
    retries: 1,
  },
  replayChallengeGame: {
    method: 'POST',
    path: `${game}/challenge/replay`,
    event: 'replayChallengeGame',
    retries: 1,
  },
  restoreQuiz: { method: 'POST', path: '/v1/quizzes/{quizId}/restore' },
  listMemeSets: { method: 'GET', path: '/v1/meme-sets' },
  getMemeSet: { method: 'GET', path: '/v1/meme-sets/{setId}' },
  saveMemeSet: { method: 'POST', path: '/v1/meme-sets' },
  deleteMemeSet: { method: 'DELETE', path: '/v1/meme-sets/{setId}' },
  restoreMemeSet: { method: 'POST', path: '/v1/meme-sets/{setId}/restore' },
  uploadMemePicture: { method: 'POST', path: '/v1/meme-pictures' },
  getMemeSetGame: { method: 'GET', path: '/v1/meme-sets/{setId}/game' },
};

/** The game socket: protocol/pushes.ts says the same (wire.test.ts). */
export const GAME_SOCKET = { path: '/_gsocket/sockUpg', connectTimeoutMs: 12_000 } as const;
