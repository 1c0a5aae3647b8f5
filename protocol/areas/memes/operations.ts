// Calls for meme sets that hosts make for their own games, and for the pictures in them.

import * as z from 'zod/mini';
import { MEME_TRIGGERS } from '#core/features/memes/triggers.ts';
import { MEME_LIMITS } from '#protocol/areas/memes/memeLimits.ts';
import { defineOperation } from '#protocol/operation.ts';
import { Count, Time, WELL_FORMED } from '#protocol/schemas/common.ts';

const MemeSetId = z.string().check(z.regex(/^[0-9a-f]{24}$/));
/** A file name: an unguessable hash, and the file type as its extension. */
const PictureName = z.string().check(z.regex(/^[0-9a-f]{40}\.(?:png|jpg|webp|gif)$/));

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(WELL_FORMED));

const OwnMeme = z.strictObject({
  trigger: z.enum(MEME_TRIGGERS),
  picture: PictureName,
  caption: text(MEME_LIMITS.caption).check(z.minLength(1)),
  /** Description of the picture; may be empty if the caption says it all. */
  alt: text(MEME_LIMITS.alt),
});
const Name = text(MEME_LIMITS.name).check(z.minLength(1));
const Memes = z.array(OwnMeme).check(z.minLength(1), z.maxLength(MEME_LIMITS.memes));
const MemeSet = z.strictObject({ id: MemeSetId, name: Name, memes: Memes, updatedAt: Time });
const MemeSetCard = z.strictObject({
  id: MemeSetId,
  name: Name,
  count: Count,
  /** One of its pictures, for use in lists. */
  picture: PictureName,
  updatedAt: Time,
});

export const listMemeSets = defineOperation({
  name: 'listMemeSets',
  summary: "Lists the host's own meme sets, newest first.",
  method: 'GET',
  path: '/v1/meme-sets',
  role: 'owner',
  request: z.object({}),
  answer: z.strictObject({ sets: z.array(MemeSetCard) }),
  errors: ['request.UNAUTHORIZED'],
});

export const getMemeSet = defineOperation({
  name: 'getMemeSet',
  summary: "Returns one of the host's own meme sets.",
  method: 'GET',
  path: '/v1/meme-sets/{setId}',
  role: 'owner',
  request: z.object({ setId: MemeSetId }),
  answer: z.strictObject({ set: MemeSet }),
  errors: ['memes.NOT_FOUND', 'request.UNAUTHORIZED'],
});

export const saveMemeSet = defineOperation({
  name: 'saveMemeSet',
  summary: 'Creates or updates a meme set. Games that use it show the change right away.',
  method: 'POST',
  path: '/v1/meme-sets',
  role: 'owner',
  request: z.object({ setId: z.optional(MemeSetId), name: Name, memes: Memes }),
  answer: z.strictObject({ set: MemeSet }),
  errors: [
    'memes.NOT_FOUND',
    'memes.PICTURE_NOT_FOUND',
    'memes.TOO_MANY',
    'server.BUSY',
    'request.UNAUTHORIZED',
    'request.CSRF',
  ],
  // Sixty captions in any script.
  maxBody: 256 * 1024,
});

export const deleteMemeSet = defineOperation({
  name: 'deleteMemeSet',
  summary: 'Deletes a meme set. It can be restored. Games that use it show the built-in memes.',
  method: 'DELETE',
  path: '/v1/meme-sets/{setId}',
  role: 'owner',
  request: z.object({ setId: MemeSetId }),
  answer: z.strictObject({ setId: MemeSetId }),
  errors: ['memes.NOT_FOUND', 'request.UNAUTHORIZED', 'request.CSRF'],
});

export const restoreMemeSet = defineOperation({
  name: 'restoreMemeSet',
  summary: 'Restores a deleted meme set.',
  method: 'POST',
  path: '/v1/meme-sets/{setId}/restore',
  role: 'owner',
  request: z.object({ setId: MemeSetId }),
  answer: z.strictObject({ set: MemeSet }),
  errors: ['memes.NOT_FOUND', 'request.UNAUTHORIZED', 'request.CSRF'],
});

export const uploadMemePicture = defineOperation({
  name: 'uploadMemePicture',
  summary:
    'Uploads a meme picture (PNG, JPEG, WebP or GIF, base64-encoded). It is served from /memes/{picture}.',
  method: 'POST',
  path: '/v1/meme-pictures',
  role: 'owner',
  request: z.object({
    data: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(Math.ceil(MEME_LIMITS.pictureBytes / 3) * 4),
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
      ),
  }),
  answer: z.strictObject({ picture: PictureName }),
  errors: ['memes.NOT_A_PICTURE', 'memes.TOO_MANY', 'server.BUSY', 'request.UNAUTHORIZED', 'request.CSRF'],
  // Base64 is a third larger, and it's wrapped in JSON.
  maxBody: 512 * 1024,
});

export const listFeaturedMemeSets = defineOperation({
  name: 'listFeaturedMemeSets',
  summary: 'Lists the built-in meme sets that every host can choose, by the name used in game options.',
  method: 'GET',
  path: '/v1/featured-meme-sets',
  legacyPath: '/memesets',
  role: 'anyone',
  // Sets that aren't for everyone belong to their hosts (listMemeSets).
  request: z.object({ featured: z.optional(z.literal('true')) }),
  answer: z.strictObject({ sets: z.array(z.strictObject({ id: z.string(), name: z.string() })) }),
  errors: [],
});

export const getMemeSetGame = defineOperation({
  name: 'getMemeSetGame',
  summary: 'Returns the memes of a set to players of a game that uses it. The game options hold its id.',
  method: 'GET',
  path: '/v1/meme-sets/{setId}/game',
  legacyPath: '/getMemeSetGame/{setId}',
  role: 'anyone',
  request: z.object({ setId: MemeSetId }),
  answer: z.strictObject({ memes: Memes }),
  errors: ['memes.NOT_FOUND'],
});
