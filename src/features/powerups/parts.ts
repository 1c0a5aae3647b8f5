// What a game with power-ups loads.

export { Belt } from '#src/features/powerups/Belt.tsx';
export { CardSheets } from '#src/features/powerups/CardSheets.tsx';
export { announcementsOf, pointsSaid } from '#src/features/powerups/news.ts';
export { TipRow } from '#src/features/powerups/TipRow.tsx';
