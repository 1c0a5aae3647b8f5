// Handlers of uploaded pictures and sounds.

import { hostOf } from '#server/areas/hosts/access.ts';
import { limited } from '#server/operations/access.ts';
import type { Handler } from '#server/operations/context.ts';

const MB = 1024 * 1024;

export const uploadMedia: Handler<'uploadMedia'> = async ({ file }, caller, services) => {
  const hostId = hostOf(caller, services, true);
  const now = Date.now();
  const { uploadsByHost, uploadsByAddress, megabytesByAddress } = services.limits.media;
  limited(
    Math.max(
      uploadsByHost.take(hostId, now),
      uploadsByAddress.take(caller.address, now),
      megabytesByAddress.take(caller.address, now, file.length / MB),
    ),
  );
  return services.media.keep(hostId, Buffer.from(file.buffer, file.byteOffset, file.length));
};

export const cropMedia: Handler<'cropMedia'> = async ({ url, turn, box }, caller, services) => {
  const hostId = hostOf(caller, services, true);
  const now = Date.now();
  const { uploadsByHost, uploadsByAddress } = services.limits.media;
  limited(Math.max(uploadsByHost.take(hostId, now), uploadsByAddress.take(caller.address, now)));
  return services.media.crop(hostId, url, { turn, box });
};

export const getMediaQuota: Handler<'getMediaQuota'> = (_request, caller, services) =>
  services.media.quota(hostOf(caller, services, false));
