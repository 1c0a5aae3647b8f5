// Work on media: makes the files that are kept, from an upload or from a part of a kept picture. It runs in a
// process of its own, because uploads may be hostile and a native decoder can't be stopped in any other way.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEDIA_LIMITS } from '#protocol/areas/media/mediaLimits.ts';
import type { ErrorType } from '#protocol/errors.ts';
import { fileKindOf } from '#server/areas/media/fileKind.ts';
import { type Cut, cutPicture, type EncodedPicture, encodePicture } from '#server/areas/media/picture.ts';
import { soundOf } from '#server/areas/media/sound.ts';
import { OperationError } from '#server/operations/context.ts';
import { stoppedWork } from '#server/operations/stoppedWork.ts';
import { startProcess } from '#server/threads/startProcess.ts';
import { WorkThread } from '#server/threads/WorkThread.ts';

/** Files have paths here: sending megabytes to a process would block the games. */
export interface MediaTask {
  readonly source: string;
  /** The part to keep; null for the whole file. */
  readonly cut: Cut | null;
  /** The folder for the results. */
  readonly folder: string;
}

export interface MadeMedia {
  readonly extension: string;
  /** Pixels; null for a sound. */
  readonly width: number | null;
  readonly height: number | null;
  /** Bytes of all files. */
  readonly bytes: number;
  /** Files in the folder (`madePath`): '' is the whole, '-200' a picture 200 pixels wide. */
  readonly versions: readonly string[];
}

export const madePath = (folder: string, version: string): string => join(folder, `made${version}`);

type MediaResult = MadeMedia | { readonly refusal: ErrorType };

/** Extension of all versions of a picture; a sound's is its kind. */
const PICTURE = 'webp';
const LIMITS = {
  maxQueued: 1,
  // The largest takes a second of processor time, and several seconds on a busy machine.
  maxTaskMs: 10_000,
  maxHeapMb: 256,
  idleMs: 30_000,
} as const;

/**
 * `script` is the bundled `media.worker.js`; null works in the caller's process when there is no bundle (tests,
 * tools).
 */
export function createMediaWork(script: URL | null) {
  const process = script && new WorkThread<MediaTask, MediaResult>(script, LIMITS, startProcess);
  /** @throws OperationError for files that can't be accepted */
  return async (task: MediaTask): Promise<MadeMedia> => {
    const result = await (process ? process.run(task).catch(refuse) : makeMedia(task));
    if ('refusal' in result) throw new OperationError(result.refusal);
    return result;
  };
}

function refuse(error: unknown): never {
  throw stoppedWork(error) ?? new OperationError('media.TOO_MANY_PIXELS');
}

export async function makeMedia({ source, cut, folder }: MediaTask): Promise<MediaResult> {
  try {
    const file = await readFile(source);
    const { versions, ...made } = cut ? asMedia(await cutPicture(file, cut)) : await acceptedMedia(file);
    for (const [version, bytes] of versions)
      await writeFile(madePath(folder, version), bytes, { flush: true });
    const bytes = [...versions.values()].reduce((sum, { length }) => sum + length, 0);
    return { ...made, bytes, versions: [...versions.keys()] };
  } catch (error) {
    if (error instanceof OperationError) return { refusal: error.detail.type };
    throw error;
  }
}

async function acceptedMedia(file: Buffer) {
  const kind = fileKindOf(file);
  if (kind === 'picture') return asMedia(await encodePicture(file));
  const sound = kind && soundOf(file, kind);
  if (!sound) throw new OperationError('media.NOT_A_PICTURE_OR_SOUND');
  if (sound.length > MEDIA_LIMITS.soundBytes) throw new OperationError('media.TOO_LARGE');
  return { extension: kind, width: null, height: null, versions: new Map([['', sound]]) };
}

const asMedia = (picture: EncodedPicture) => ({ extension: PICTURE, ...picture });
