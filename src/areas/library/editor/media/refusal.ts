// Reasons for refusing a file, found before sending or reported by the server.

import type { MediaKind } from '#core/content/media.ts';
import { MEDIA_LIMITS } from '#protocol/areas/media/mediaLimits.ts';
import type { Host } from '#src/host/session/host.ts';
import { isRefused } from '#src/areas/library/import/uploadMedia.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';

/** Media that a field takes: only pictures, or any kind. */
export type Takes = Extract<MediaKind, 'image'> | 'any';

export interface Quota {
  readonly used: number;
  readonly most: number;
}

export type Refusal =
  /** The file is of another kind. */
  | { readonly why: 'notAPicture' | 'notAPictureOrSound' }
  /** Size of the file and the limit, in bytes. */
  | { readonly why: 'tooLarge'; readonly bytes: number; readonly most: number }
  /** The server couldn't be reached. */
  | { readonly why: 'noConnection' }
  | { readonly why: 'server'; readonly type: FailureType; readonly quota: Quota | null };

const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
/** Audio recordings often have a video type. */
const SOUNDS = ['audio/*', 'video/webm', 'application/ogg'];

/**
 * For the file chooser. Types are listed individually, so that phones convert their own picture formats to
 * one of these.
 */
export const ACCEPTED: Readonly<Record<Takes, string>> = {
  image: PICTURES.join(),
  any: [...PICTURES, ...SOUNDS, '.m4a'].join(),
};

/** Returns null if the file may be sent. The server decides about files without a type. */
export function refusalOf({ type, size }: Blob, takes: Takes): Refusal | null {
  const isSound = type.startsWith('audio/') || SOUNDS.includes(type);
  if (type !== '' && !PICTURES.includes(type) && !(isSound && takes === 'any')) return notTaken(takes);
  const most = isSound ? MEDIA_LIMITS.soundBytes : MEDIA_LIMITS.pictureBytes;
  return size > most ? { why: 'tooLarge', bytes: size, most } : null;
}

export function notTaken(takes: Takes): Refusal {
  return { why: takes === 'image' ? 'notAPicture' : 'notAPictureOrSound' };
}

/** Converts the error of an upload to a refusal. */
export async function refusalOfError(error: unknown, host: Host, signal: AbortSignal): Promise<Refusal> {
  const type = failureType(error);
  if (type === 'network') return { why: 'noConnection' };
  const quota =
    type === 'media.QUOTA_EXCEEDED'
      ? // The quota makes the reason clearer, but isn't essential.
        await host.call('getMediaQuota', {}, { signal }).catch(() => null)
      : null;
  return { why: 'server', type, quota };
}

/** True if retrying the same file may help. */
export function mayRetry(refusal: Refusal): boolean {
  return refusal.why === 'noConnection' || (refusal.why === 'server' && !isRefused(refusal.type));
}
