// An import whose questions were taken into the editor: whoever comes back finds it as it was, with the files that still wait.

import type { FilePlaces } from '#src/areas/library/import/archiveFiles.ts';
import type { ImportFormatId, ImportProgress, ImportResult, QuizletSeparators } from '#importers/types.ts';

export interface ReadAs {
  /** null: whatever fits best. */
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
      /** Where files of an archive have gone, however often saving is tried. */
      readonly places: FilePlaces;
      /** The draft that its questions were taken into. */
      readonly draftId?: string;
    };

export type PreviewState = Extract<ImportState, { readonly step: 'preview' }>;

export interface ParkedImport {
  readonly hostId: string;
  readonly state: PreviewState & { readonly draftId: string };
  readonly readAs: ReadAs;
  readonly queue: readonly File[];
}

/** Of this visit: files can't be kept for longer. */
let parked: ParkedImport | null = null;

/** Keeps it for this place in the history. */
export function park(left: ParkedImport): void {
  parked = left;
  history.replaceState({ ...here(), parked: left.state.draftId }, '');
}

/** What was left here; with files that wait also for who comes by another way. */
export function parkedHere(hostId: string | null): ParkedImport | null {
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
