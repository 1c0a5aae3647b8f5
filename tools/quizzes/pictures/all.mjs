// @ts-check
/** Every drawn picture by its name. */
import { biologyPictures } from './biology.mjs';
import { circuitPictures } from './circuits.mjs';
import { measuringPictures } from './measuring.mjs';
import { musicPictures } from './music.mjs';
import { naturePictures } from './nature.mjs';
import { numberPictures } from './numbers.mjs';
import { sceneryPictures } from './scenery.mjs';
import { scienceCovers } from './scienceCovers.mjs';
import { shapePictures } from './shapes.mjs';
import { spacePictures } from './space.mjs';
import { worldCovers } from './worldCovers.mjs';
import { worldPictures } from './world.mjs';

/** @type {Readonly<Record<string, string>>} */
export const PICTURES = {
  ...biologyPictures,
  ...circuitPictures,
  ...measuringPictures,
  ...musicPictures,
  ...naturePictures,
  ...numberPictures,
  ...sceneryPictures,
  ...scienceCovers,
  ...shapePictures,
  ...spacePictures,
  ...worldCovers,
  ...worldPictures,
};
