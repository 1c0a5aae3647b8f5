// What playing an obstacle loads with a climb.

export { ObstacleTwin } from '#src/features/mysticPeak/obstacles/ObstacleTwin.tsx';
