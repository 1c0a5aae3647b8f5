// What a game with duels loads.

export { actOnDuel } from '#src/features/duels/actions.ts';
export { DuelStatus } from '#src/features/duels/DuelStatus.tsx';
export { announcementsOf } from '#src/features/duels/news.ts';
export { choicePhase, phaseOf } from '#src/features/duels/choicePhase.tsx';
