// Calls for pictures and sounds that hosts upload for their quizzes.

import * as z from 'zod/mini';
import { UPLOADED_PICTURE } from '#core/content/media.ts';
import { MEDIA_LIMITS } from '#protocol/areas/media/mediaLimits.ts';
import { defineOperation } from '#protocol/operation.ts';
import { Count, FileBytes } from '#protocol/schemas/common.ts';

const Uploaded = z.strictObject({
  url: z.string().check(z.regex(/^\/uploads\/[0-9a-f]{40}\.[0-9a-z]{3,4}$/)),
  type: z.enum(['image', 'audio']),
  /** Pixels; only for pictures. */
  width: z.exactOptional(Count),
  height: z.exactOptional(Count),
  /** Bytes that count toward the quota. */
  bytes: Count,
});

export const uploadMedia = defineOperation({
  name: 'uploadMedia',
  summary:
    'Keeps a picture (PNG, JPEG, WebP, GIF or AVIF; it is encoded anew, without what a camera wrote into it, and of one that moves its first frame) or a sound (MP3, AAC, M4A, Ogg, WebM or WAV) for quizzes. The address in the answer is what a quiz names. What no quiz names is freed after a day.',
  method: 'POST',
  path: '/v1/media',
  role: 'owner',
  request: z.object({ file: FileBytes }),
  answer: Uploaded,
  errors: [
    'media.NOT_A_PICTURE_OR_SOUND',
    'media.TOO_LARGE',
    'media.TOO_MANY_PIXELS',
    'media.QUOTA_EXCEEDED',
    'media.DISK_FULL',
    'server.BUSY',
    'request.UNAUTHORIZED',
    'request.CSRF',
  ],
  fileBody: true,
  maxBody: MEDIA_LIMITS.pictureBytes,
  timeoutMs: 120_000,
  retries: 1,
});

const Side = z.int().check(z.minimum(1), z.maximum(MEDIA_LIMITS.side));
const Offset = z.int().check(z.minimum(0), z.maximum(MEDIA_LIMITS.side));

export const cropMedia = defineOperation({
  name: 'cropMedia',
  summary:
    'Rotates and crops an uploaded picture and saves the result as a new picture. The original does not change.',
  method: 'POST',
  path: '/v1/media/crop',
  role: 'owner',
  request: z.object({
    url: z.string().check(z.regex(UPLOADED_PICTURE)),
    turn: z.literal([0, 90, 180, 270]),
    /** In pixels of the stored picture, after rotation. */
    box: z.strictObject({ left: Offset, top: Offset, width: Side, height: Side }),
  }),
  answer: Uploaded,
  errors: [
    'media.NOT_KEPT',
    'media.OUTSIDE',
    'media.NOT_A_PICTURE_OR_SOUND',
    'media.QUOTA_EXCEEDED',
    'media.DISK_FULL',
    'server.BUSY',
    'request.UNAUTHORIZED',
    'request.CSRF',
  ],
  timeoutMs: 60_000,
  retries: 1,
});

export const getMediaQuota = defineOperation({
  name: 'getMediaQuota',
  summary: 'Returns how many bytes of uploads the host has used, and the limit.',
  method: 'GET',
  path: '/v1/media/quota',
  role: 'owner',
  request: z.object({}),
  answer: z.strictObject({ used: Count, most: Count }),
  errors: ['request.UNAUTHORIZED'],
});
