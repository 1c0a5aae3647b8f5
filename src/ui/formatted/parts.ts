// Entry point for marks and formulas, on the page and on the canvas: a single chunk, loaded with the first of
// them.

export { drawingOf } from '#src/ui/formatted/formulas.ts';
export { MarkedText } from '#src/ui/formatted/MarkedText.tsx';
