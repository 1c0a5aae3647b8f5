// Handlers for uploaded pictures and sounds.

import { chargeOwner, throwIfLimited } from '#server/operations/access.ts';
import type { Handler } from '#server/operations/context.ts';

const MB = 1024 * 1024;

export const uploadMedia: Handler<'uploadMedia'> = async ({ file }, caller, services) => {
  const { uploadsByHost, uploadsByAddress, megabytesByAddress } = services.limits.media;
  chargeOwner(caller, [uploadsByHost, uploadsByAddress]);
  throwIfLimited(megabytesByAddress.take(caller.address, Date.now(), file.length / MB));
  return services.media.keep(caller.ownerId, Buffer.from(file.buffer, file.byteOffset, file.length));
};

export const cropMedia: Handler<'cropMedia'> = async ({ url, turn, box }, caller, services) => {
  const { uploadsByHost, uploadsByAddress } = services.limits.media;
  chargeOwner(caller, [uploadsByHost, uploadsByAddress]);
  return services.media.crop(caller.ownerId, url, { turn, box });
};

export const getMediaQuota: Handler<'getMediaQuota'> = (_request, caller, services) =>
  services.media.quota(caller.ownerId);
