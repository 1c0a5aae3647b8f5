// Authority entry point: state that only the server may know, its rules, and the views that leave it.

// Includes the types that features add.
import '#core/features/authority.ts';
import '#core/features/registry.ts';
export type {
  Command,
  HostCommand,
  PlayerCommand,
  Refusal,
} from '#core/authority/commands.ts';
export { commandIdFor } from '#core/authority/commandId.ts';
export { decide, isUsed, nextDeadline } from '#core/authority/engine/decide.ts';
export {
  isHostCommand,
  RULES,
  RULES_VERSION,
  showsAllQuestions,
  announcementsOf,
} from '#core/authority/engine/rules.ts';
export type { Decision } from '#core/authority/decision.ts';
export { closedReason } from '#core/authority/refusals.ts';
export { deadlineClock, isOver, nextDueTime } from '#core/authority/dueTimes.ts';
export { EVENT_VERSION, type RoomCreated, type RoomEvent } from '#core/authority/events.ts';
export { partWords } from '#core/authority/partWords.ts';
export { type QuestionUpdate, questionUpdates } from '#core/authority/quizUpdates.ts';
export { hostParts } from '#core/authority/engine/featureViews.ts';
export { evolve, evolveAll } from '#core/authority/engine/evolve.ts';
export {
  controlsOf,
  hostPlayerRow,
  hostQuestionRow,
  floodOf,
  hostSlide,
  hostView,
  isListed,
} from '#core/authority/engine/hostView.ts';
export {
  ownState,
  playerBoard,
  playerLobby,
  playerParent,
  playerSlide,
  playerView,
  summaryOf,
} from '#core/authority/engine/playerView.ts';
export { ownGame } from '#core/authority/engine/ownGame.ts';
export { climberOf } from '#core/authority/engine/climb.ts';
export { projectorSections, projectorView } from '#core/authority/engine/projectorView.ts';
export { receiptSlide, responsesBy } from '#core/authority/engine/receipt.ts';
export {
  positionAt,
  overviewOf,
  replayMoment,
  type Timeline,
  timelineOf,
} from '#core/authority/engine/replay.ts';
export { markablePage } from '#core/authority/marking.ts';
export { reportOf, reportPage } from '#core/authority/engine/report.ts';
export { type GameRecord, recordedEvents, recordOf } from '#core/authority/engine/gameRecord.ts';
export { hasHistories, type FeatureHistories, historiesOf } from '#core/authority/engine/histories.ts';
export { askedInAttempt } from '#core/authority/order/draw.ts';
export { isFull } from '#core/authority/rules/life.ts';
export { takenCharacters } from '#core/authority/characters.ts';
export { isPlaying, playerIdOf, seatIndexOf, seatOf } from '#core/authority/seats.ts';
export { ranksBeforeSlide, leaderboardOf } from '#core/authority/engine/leaderboard.ts';
export { AUTHORITY_MARKER, type Room } from '#core/authority/state.ts';
export type { HostAnnouncement, PlayerAnnouncement, Announcement } from '#core/authority/announcements.ts';
export type { Leaderboard, ViewContext } from '#core/authority/viewContext.ts';
export { lobbyOf, newestOf, roomInfo } from '#core/authority/engine/viewParts.ts';
export { questionsToPractice } from '#core/authority/practiceQuestions.ts';
