// A quiz as text, for telling whether two are the same: whatever order its fields are in, and whatever ids its
// questions have here.

import { archiveName } from '#importers/quizpeak/quizArchive.ts';
import { withMedia } from '#importers/quizpeak/quizMedia.ts';
import { type DraftQuiz, withoutId } from '#core/content/draftQuiz.ts';

export function quizText(draft: DraftQuiz): string {
  return JSON.stringify({ ...draft, questions: draft.questions.map(withoutId) }, inOrder);
}

/** Like `quizText`, whatever the addresses of files are: those of a server, or names in an archive. */
export function textWithoutAddresses(draft: DraftQuiz): string {
  return quizText(withMedia(draft, (address) => (isOwnFile(address) ? '' : address)));
}

/** True for a file of this server, and for one in an archive. */
const isOwnFile = (address: string): boolean =>
  archiveName(address.startsWith('/') ? address : `/${address}`) !== null;

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
