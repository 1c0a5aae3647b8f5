// Files onto the server, for quizzes.

import type { Host } from '#src/host/session/host.ts';
import type { TakeMedia } from '#src/areas/library/import/archiveFiles.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';

const REFUSED: ReadonlySet<FailureType> = new Set<FailureType>([
  'media.NOT_A_PICTURE_OR_SOUND',
  'media.TOO_LARGE',
  'media.TOO_MANY_PIXELS',
  'request.TOO_LARGE',
]);

/** Whether no other try would change it. */
export function isRefused(type: FailureType): boolean {
  return REFUSED.has(type);
}

export function takerOf(host: Host): TakeMedia {
  return async (blob) => {
    try {
      const { url } = await host.call('uploadMedia', { file: new Uint8Array(await blob.arrayBuffer()) });
      return url;
    } catch (error) {
      if (isRefused(failureType(error))) return null;
      throw error;
    }
  };
}
