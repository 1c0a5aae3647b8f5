// Bound on the HTML of a paste: it's read on the page, which dozens of megabytes would freeze.

import { fileProblem, type ImportProblem } from '#importers/problems.ts';

/** Characters, with the pictures inside it. */
export const PASTED_HTML_MAX = 10_000_000;

/** '' if it's too large, so that the paste is read as plain text. */
export const boundedHtml = (html: string): string => (html.length > PASTED_HTML_MAX ? '' : html);

export const PASTE_TOO_LARGE: ImportProblem = fileProblem({ code: 'pasteTooLarge', values: {} }, 'changed');
