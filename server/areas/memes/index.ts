// Hosts' own sets of memes.

import type { AreaPorts } from '#server/areas/area.ts';
import { MemeStore } from '#server/areas/memes/memeStore.ts';

export * as handlers from '#server/areas/memes/handlers.ts';
export { limits } from '#server/areas/memes/limits.ts';
export { addHttp } from '#server/areas/memes/pictures.ts';

export const createService = ({ database }: AreaPorts): MemeStore => new MemeStore(database);
