// Handlers of hosts' own memes.

import { CLASSIC_MEMES } from '#core/features/memes/index.ts';
import { hostOf } from '#server/areas/hosts/access.ts';
import { limited } from '#server/operations/access.ts';
import { type Caller, type Handler, OperationError, type Services } from '#server/operations/context.ts';
import { pictureKindOf } from '#server/files/pictureKind.ts';
import { MEME_LIMITS } from '#protocol/areas/memes/memeLimits.ts';

/** The host of a call that fills tables. */
function savingHost(caller: Caller, services: Services, limit: 'saves' | 'pictures'): string {
  const hostId = hostOf(caller, services, true);
  const now = Date.now();
  const { savesByHost, savesByAddress, memes } = services.limits;
  const [byHost, byAddress] =
    limit === 'saves' ? [savesByHost, savesByAddress] : [memes.picturesByHost, memes.picturesByAddress];
  limited(Math.max(byHost.take(hostId, now), byAddress.take(caller.address, now)));
  return hostId;
}

/** As hosts find them in the options of a game. */
const FEATURED = [{ id: CLASSIC_MEMES, name: 'Classic' }] as const;

export const listFeaturedMemeSets: Handler<'listFeaturedMemeSets'> = () => ({ sets: FEATURED });

export const listMemeSets: Handler<'listMemeSets'> = async (_request, caller, services) => ({
  sets: await services.memes.list(hostOf(caller, services, false)),
});

export const getMemeSet: Handler<'getMemeSet'> = async ({ setId }, caller, services) => {
  const set = await services.memes.own(setId, hostOf(caller, services, false));
  if (!set) throw new OperationError('memes.NOT_FOUND');
  return { set };
};

const REFUSALS = {
  notFound: 'memes.NOT_FOUND',
  noPicture: 'memes.PICTURE_NOT_FOUND',
  tooMany: 'memes.TOO_MANY',
} as const;

export const saveMemeSet: Handler<'saveMemeSet'> = async ({ setId, name, memes }, caller, services) => {
  const saved = await services.memes.save(savingHost(caller, services, 'saves'), setId ?? null, name, memes);
  if (typeof saved === 'string') throw new OperationError(REFUSALS[saved]);
  return { set: saved };
};

export const deleteMemeSet: Handler<'deleteMemeSet'> = async ({ setId }, caller, services) => {
  if (!(await services.memes.setDeleted(setId, hostOf(caller, services, true), true)))
    throw new OperationError('memes.NOT_FOUND');
  return { setId };
};

export const restoreMemeSet: Handler<'restoreMemeSet'> = async ({ setId }, caller, services) => {
  const set = await services.memes.setDeleted(setId, hostOf(caller, services, true), false);
  if (!set) throw new OperationError('memes.NOT_FOUND');
  return { set };
};

export const uploadMemePicture: Handler<'uploadMemePicture'> = async ({ data }, caller, services) => {
  const hostId = savingHost(caller, services, 'pictures');
  const bytes = Buffer.from(data, 'base64');
  const kind = pictureKindOf(bytes);
  if (!kind || bytes.length > MEME_LIMITS.pictureBytes) throw new OperationError('memes.NOT_A_PICTURE');
  const picture = await services.memes.keep(hostId, bytes, kind);
  if (!picture) throw new OperationError('memes.TOO_MANY');
  return { picture };
};

export const getMemeSetGame: Handler<'getMemeSetGame'> = async ({ setId }, _caller, services) => {
  const memes = await services.memes.memesOf(setId);
  if (!memes) throw new OperationError('memes.NOT_FOUND');
  return { memes };
};
