// What playing an obstacle loads with a climb.

export { introOf, obstacleNews } from '#scenes/features/mysticPeak/obstacles/model.ts';
export { ObstacleTwin } from '#src/features/mysticPeak/obstacles/ObstacleTwin.tsx';
