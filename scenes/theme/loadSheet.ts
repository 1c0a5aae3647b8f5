// Loader for a sheet of pictures.

import { ImageSource, Spritesheet, type SpritesheetData, Texture } from 'pixi.js';

/**
 * Rejects when the picture can't be loaded. Doesn't use Pixi's own loader: it pulls in loaders for fonts,
 * videos and much else, an eighth of what a first question waits for.
 */
export async function loadSheet(picture: string, data: SpritesheetData): Promise<Spritesheet> {
  // oxlint-disable-next-line no-restricted-globals -- the loader that scenes go through
  const response = await fetch(picture);
  if (!response.ok) throw new Error(`a sheet can't be loaded: ${response.status}`);
  // Decoded on another thread. From an image element it would be decoded again, with the page waiting.
  const resource = await createImageBitmap(await response.blob());
  const source = new ImageSource({ resource, alphaMode: 'premultiply-alpha-on-upload' });
  const sheet = new Spritesheet(new Texture({ source }), data);
  await sheet.parse();
  return sheet;
}
