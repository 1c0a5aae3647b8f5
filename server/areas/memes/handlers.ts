// Handlers for hosts' own memes.

import { CLASSIC_MEMES } from '#core/features/memes/index.ts';
import { chargeOwner, orThrow } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { pictureKindOf } from '#server/files/pictureKind.ts';
import { MEME_LIMITS } from '#protocol/areas/memes/memeLimits.ts';

/** As listed in the options of a game. */
const FEATURED = [{ id: CLASSIC_MEMES, name: 'Classic' }] as const;

export const listFeaturedMemeSets: Handler<'listFeaturedMemeSets'> = () => ({ sets: FEATURED });

export const listMemeSets: Handler<'listMemeSets'> = async (_request, caller, services) => ({
  sets: await services.memes.list(caller.ownerId),
});

export const getMemeSet: Handler<'getMemeSet'> = async ({ setId }, { ownerId }, { memes }) => ({
  set: orThrow(await memes.own(setId, ownerId), 'memes.NOT_FOUND'),
});

const REFUSALS = {
  notFound: 'memes.NOT_FOUND',
  noPicture: 'memes.PICTURE_NOT_FOUND',
  tooMany: 'memes.TOO_MANY',
} as const;

export const saveMemeSet: Handler<'saveMemeSet'> = async ({ setId, name, memes }, caller, services) => {
  const { savesByHost, savesByAddress } = services.limits;
  chargeOwner(caller, [savesByHost, savesByAddress]);
  const saved = await services.memes.save(caller.ownerId, setId ?? null, name, memes);
  if (typeof saved === 'string') throw new OperationError(REFUSALS[saved]);
  return { set: saved };
};

export const deleteMemeSet: Handler<'deleteMemeSet'> = async ({ setId }, { ownerId }, { memes }) => {
  orThrow(await memes.setDeleted(setId, ownerId, true), 'memes.NOT_FOUND');
  return { setId };
};

export const restoreMemeSet: Handler<'restoreMemeSet'> = async ({ setId }, { ownerId }, { memes }) => ({
  set: orThrow(await memes.setDeleted(setId, ownerId, false), 'memes.NOT_FOUND'),
});

export const uploadMemePicture: Handler<'uploadMemePicture'> = async ({ data }, caller, services) => {
  const { picturesByHost, picturesByAddress } = services.limits.memes;
  chargeOwner(caller, [picturesByHost, picturesByAddress]);
  const bytes = Buffer.from(data, 'base64');
  const kind = pictureKindOf(bytes);
  if (!kind || bytes.length > MEME_LIMITS.pictureBytes) throw new OperationError('memes.NOT_A_PICTURE');
  return { picture: orThrow(await services.memes.keep(caller.ownerId, bytes, kind), 'memes.TOO_MANY') };
};

export const getMemeSetGame: Handler<'getMemeSetGame'> = async ({ setId }, _caller, { memes }) => ({
  memes: orThrow(await memes.memesOf(setId), 'memes.NOT_FOUND'),
});
