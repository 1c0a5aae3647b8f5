// Parts of the reports used on a game's results page.

export { ExportButton } from '#src/areas/reports/ExportButton.tsx';
export { WhoAnswered } from '#src/areas/reports/WhoAnswered.tsx';
