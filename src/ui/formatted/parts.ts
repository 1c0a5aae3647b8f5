// What draws marks and formulas in the page, and has the formulas for the canvas too: one file, which comes with the first of them.

export { drawingOf } from '#src/ui/formatted/formulas.ts';
export { Marked } from '#src/ui/formatted/Marked.tsx';
