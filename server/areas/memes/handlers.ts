// Handlers of hosts' own memes.

import { CLASSIC_MEMES } from '#core/features/memes/index.ts';
import { chargeOwner } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { pictureKindOf } from '#server/files/pictureKind.ts';
import { MEME_LIMITS } from '#protocol/areas/memes/memeLimits.ts';

/** As hosts find them in the options of a game. */
const FEATURED = [{ id: CLASSIC_MEMES, name: 'Classic' }] as const;

export const listFeaturedMemeSets: Handler<'listFeaturedMemeSets'> = () => ({ sets: FEATURED });

export const listMemeSets: Handler<'listMemeSets'> = async (_request, caller, services) => ({
  sets: await services.memes.list(caller.ownerId),
});

export const getMemeSet: Handler<'getMemeSet'> = async ({ setId }, caller, services) => {
  const set = await services.memes.own(setId, caller.ownerId);
  if (!set) throw new OperationError('memes.NOT_FOUND');
  return { set };
};

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

export const deleteMemeSet: Handler<'deleteMemeSet'> = async ({ setId }, caller, services) => {
  if (!(await services.memes.setDeleted(setId, caller.ownerId, true)))
    throw new OperationError('memes.NOT_FOUND');
  return { setId };
};

export const restoreMemeSet: Handler<'restoreMemeSet'> = async ({ setId }, caller, services) => {
  const set = await services.memes.setDeleted(setId, caller.ownerId, false);
  if (!set) throw new OperationError('memes.NOT_FOUND');
  return { set };
};

export const uploadMemePicture: Handler<'uploadMemePicture'> = async ({ data }, caller, services) => {
  const { picturesByHost, picturesByAddress } = services.limits.memes;
  chargeOwner(caller, [picturesByHost, picturesByAddress]);
  const bytes = Buffer.from(data, 'base64');
  const kind = pictureKindOf(bytes);
  if (!kind || bytes.length > MEME_LIMITS.pictureBytes) throw new OperationError('memes.NOT_A_PICTURE');
  const picture = await services.memes.keep(caller.ownerId, bytes, kind);
  if (!picture) throw new OperationError('memes.TOO_MANY');
  return { picture };
};

export const getMemeSetGame: Handler<'getMemeSetGame'> = async ({ setId }, _caller, services) => {
  const memes = await services.memes.memesOf(setId);
  if (!memes) throw new OperationError('memes.NOT_FOUND');
  return { memes };
};
