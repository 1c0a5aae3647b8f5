export { ObstacleTwin } from './ObstacleTwin.tsx';
