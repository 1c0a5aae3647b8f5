// What reports add to the results of a game.

export { ExportButton } from '#src/areas/reports/ExportButton.tsx';
export { WhoAnswered } from '#src/areas/reports/WhoAnswered.tsx';
