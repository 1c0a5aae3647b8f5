// Uploads of media for quizzes.

import type { Host } from '#src/host/session/host.ts';
import type { UploadMedia } from '#src/areas/library/import/archiveFiles.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';

const REFUSED: ReadonlySet<FailureType> = new Set<FailureType>([
  'media.NOT_A_PICTURE_OR_SOUND',
  'media.TOO_LARGE',
  'media.TOO_MANY_PIXELS',
  'request.TOO_LARGE',
]);

/** True if a retry can't help. */
export function isRefused(type: FailureType): boolean {
  return REFUSED.has(type);
}

export function mediaUploader({ call }: Pick<Host, 'call'>): UploadMedia {
  return async (blob) => {
    try {
      const { url } = await call('uploadMedia', { file: new Uint8Array(await blob.arrayBuffer()) });
      return url;
    } catch (error) {
      if (isRefused(failureType(error))) return null;
      throw error;
    }
  };
}
