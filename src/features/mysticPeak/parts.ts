// What a climb loads.

export { actOnPeak } from '#src/features/mysticPeak/actions.ts';
export { ClimbWay } from '#src/features/mysticPeak/ClimbWay.tsx';
export { layersOfClimb } from '#src/features/mysticPeak/ambience.ts';
export { announcementsOf } from '#src/features/mysticPeak/news.ts';
export { PeakStatus } from '#src/features/mysticPeak/PeakStatus.tsx';
export {
  obstaclePhase,
  shownStop,
  stopPhase,
  topPhase,
  waitingPhase,
} from '#src/features/mysticPeak/stopPhase.tsx';
export { soundsOf } from '#src/features/mysticPeak/sounds.ts';
