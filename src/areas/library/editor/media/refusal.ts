// Why a file is not taken: found before it is sent, or said by the server.

import type { MediaKind } from '#core/content/media.ts';
import { MEDIA_LIMITS } from '#protocol/areas/media/mediaLimits.ts';
import type { Host } from '#src/host/session/host.ts';
import { isRefused } from '#src/areas/library/import/takeMedia.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';

/** What a place takes: pictures alone, or sounds as well. */
export type Takes = Extract<MediaKind, 'image'> | 'any';

export interface Quota {
  readonly used: number;
  readonly most: number;
}

export type Refusal =
  /** Something else is asked for here. */
  | { readonly why: 'notAPicture' | 'notAPictureOrSound' }
  /** Bytes of the file, and how many there may be. */
  | { readonly why: 'tooLarge'; readonly bytes: number; readonly most: number }
  /** The server was not reached. */
  | { readonly why: 'noConnection' }
  | { readonly why: 'server'; readonly type: FailureType; readonly quota: Quota | null };

const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
/** A recorded sound often calls itself a film. */
const SOUNDS = ['audio/*', 'video/webm', 'application/ogg'];

/** For the choice of a file. Named one by one: a phone then turns its own kinds of pictures into one of these. */
export const ACCEPTED: Readonly<Record<Takes, string>> = {
  image: PICTURES.join(),
  any: [...PICTURES, ...SOUNDS, '.m4a'].join(),
};

/** null where it may be sent. What has no type is for the server to judge. */
export function refusalOf({ type, size }: Blob, takes: Takes): Refusal | null {
  const isSound = type.startsWith('audio/') || SOUNDS.includes(type);
  if (type !== '' && !PICTURES.includes(type) && !(isSound && takes === 'any')) return notTaken(takes);
  const most = isSound ? MEDIA_LIMITS.soundBytes : MEDIA_LIMITS.pictureBytes;
  return size > most ? { why: 'tooLarge', bytes: size, most } : null;
}

export function notTaken(takes: Takes): Refusal {
  return { why: takes === 'image' ? 'notAPicture' : 'notAPictureOrSound' };
}

/** What a failed call means for who waits for it. */
export async function refusalBy(error: unknown, host: Host, signal: AbortSignal): Promise<Refusal> {
  const type = failureType(error);
  if (type === 'network') return { why: 'noConnection' };
  const quota =
    type === 'media.QUOTA_EXCEEDED'
      ? // How full it is makes the reason clearer; without that it is one all the same.
        await host.call('getMediaQuota', {}, { signal }).catch(() => null)
      : null;
  return { why: 'server', type, quota };
}

/** Whether the same file may be taken with another try. */
export function mayRetry(refusal: Refusal): boolean {
  return refusal.why === 'noConnection' || (refusal.why === 'server' && !isRefused(refusal.type));
}
