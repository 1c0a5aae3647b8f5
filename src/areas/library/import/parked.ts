// An import whose questions were opened in the editor, kept for the host's return together with the files
// still waiting.

import type { FilePlaces } from '#src/areas/library/import/archiveFiles.ts';
import type { ImportFormatId, ImportProgress, ImportResult, QuizletSeparators } from '#importers/types.ts';

export interface ReadAs {
  /** null for automatic detection. */
  readonly format: ImportFormatId | null;
  readonly quizlet: QuizletSeparators;
}

export type ImportState =
  | { readonly step: 'idle' }
  | { readonly step: 'reading'; readonly file: File; readonly progress: ImportProgress }
  | {
      readonly step: 'preview';
      readonly file: File;
      readonly result: ImportResult;
      /** Files of an archive uploaded so far, kept across retries. */
      readonly places: FilePlaces;
      /** Draft in which the questions were opened. */
      readonly draftId?: string;
    };

export type PreviewState = Extract<ImportState, { readonly step: 'preview' }>;

export interface ParkedImport {
  readonly hostId: string;
  readonly state: PreviewState & { readonly draftId: string };
  readonly readAs: ReadAs;
  readonly queue: readonly File[];
}

/** Only for this visit, since files can't be stored for longer. */
let parked: ParkedImport | null = null;

/** Keeps the import for this history entry. */
export function park(left: ParkedImport): void {
  parked = left;
  history.replaceState({ ...here(), parked: left.state.draftId }, '');
}

/**
 * Returns the import kept for this history entry, or for any entry if files are still waiting; null if there
 * is none.
 */
export function findParked(hostId: string | null): ParkedImport | null {
  if (!parked || parked.hostId !== hostId) return null;
  return here()['parked'] === parked.state.draftId || parked.queue.length > 0 ? parked : null;
}

export function forgetParked(): void {
  parked = null;
}

function here(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
