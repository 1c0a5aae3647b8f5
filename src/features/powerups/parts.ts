// What a game with power-ups loads.

export { actOnPowerups } from '#src/features/powerups/actions.ts';
export { Belt } from '#src/features/powerups/Belt.tsx';
export { cardOfKey } from '#src/features/powerups/cardKeys.ts';
export { CardSheets } from '#src/features/powerups/CardSheets.tsx';
export { FrozenClock } from '#src/features/powerups/FrozenClock.tsx';
export { announcementsOf, pointsSaid } from '#src/features/powerups/news.ts';
export { TipRow } from '#src/features/powerups/TipRow.tsx';
