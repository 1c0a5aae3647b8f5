// The door of what only the server may know: state with its secrets, rules, and the views that leave it.

// The types that features add come with them.
import '#core/features/authority.ts';
import '#core/features/registry.ts';
export type {
  Command,
  HostCommand,
  PlayerCommand,
  Refusal,
} from '#core/authority/commands.ts';
export { commandIdFor } from '#core/authority/commandId.ts';
export { decide, isUsed, nextDeadline } from '#core/authority/decide.ts';
export { isHostCommand, RULES_VERSION, showsAllQuestions, toldOf } from '#core/authority/rules.ts';
export type { Decision } from '#core/authority/decision.ts';
export { closedReason } from '#core/authority/acting.ts';
export { dueClock, isOver, nextClosing } from '#core/authority/dueTimes.ts';
export { EVENT_VERSION, type RoomCreated, type RoomEvent } from '#core/authority/events.ts';
export { hostParts } from '#core/authority/featureViews.ts';
export { evolve, evolveAll } from '#core/authority/evolve.ts';
export {
  controlsOf,
  hostPlayerRow,
  hostQuestionRow,
  floodOf,
  hostSlide,
  hostView,
  isListed,
} from '#core/authority/hostView.ts';
export {
  ownState,
  playerBoard,
  playerLobby,
  playerSlide,
  playerView,
  summaryOf,
} from '#core/authority/playerView.ts';
export { ownGame } from '#core/authority/ownGame.ts';
export { climberOf } from '#core/authority/climb.ts';
export { projectorSections, projectorView } from '#core/authority/projectorView.ts';
export { receiptSlide, responsesBy } from '#core/authority/receipt.ts';
export { momentAt, overviewOf, replayMoment, type Timeline, timelineOf } from '#core/authority/replay.ts';
export { reportOf, reportPage } from '#core/authority/report.ts';
export { hasTales, type Tales, talesOf } from '#core/authority/tales.ts';
export { askedInAttempt } from '#core/authority/order/draw.ts';
export { isFull } from '#core/authority/rules/life.ts';
export { takenCharacters } from '#core/authority/characters.ts';
export { isPlaying, playerIdOf, seatIndexOf, seatOf } from '#core/authority/seats.ts';
export * from '#core/features/authorityExports.ts';
export { standingsBeforeSlide, standingsOf } from '#core/authority/standings.ts';
export { AUTHORITY_MARKER, type Room } from '#core/authority/state.ts';
export type { HostNews, PlayerNews, Told } from '#core/authority/tells.ts';
export type { Standings, ViewContext } from '#core/authority/viewContext.ts';
export { lobbyOf, newestOf, roomInfo } from '#core/authority/viewParts.ts';
export { questionsAgain } from '#core/authority/again.ts';
