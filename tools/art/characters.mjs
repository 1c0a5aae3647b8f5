/** Draws the characters from characters.json: DiceBear's styles Critters and Sprouts (CC0 1.0), in the theme's colours. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Avatar, Style } from '@dicebear/core';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
/** Side in pixels of the square that a character is drawn in before its empty margin is cut off. */
const CANVAS = 512;
const INK = '#0D2530';

/** Every character with its picture: PNG, trimmed, at most `size` pixels in width and height. */
export async function drawCharacters(size) {
  const recipes = JSON.parse(await readFile(new URL('./characters.json', import.meta.url), 'utf8'));
  const styles = new Map();
  for (const name of new Set(recipes.map((recipe) => recipe.style))) {
    const file = require.resolve(`@dicebear/styles/${name}.json`);
    styles.set(name, new Style(JSON.parse(await readFile(file, 'utf8'))));
  }
  return Promise.all(
    recipes.map(async (recipe) => {
      const svg = new Avatar(styles.get(recipe.style), options(recipe)).toString();
      const drawn = await sharp(Buffer.from(svg), { density: (72 * CANVAS) / 100 })
        .resize(CANVAS, CANVAS)
        .png()
        .toBuffer();
      // The foot is where a character stands: cut the top and the sides alone.
      const trimmed = await sharp(drawn).trim({ background: '#00000000', threshold: 8 }).png().toBuffer();
      const picture = await sharp(trimmed).resize(size, size, { fit: 'inside' }).png().toBuffer();
      return { id: recipe.id, picture };
    }),
  );
}

function options(recipe) {
  const shared = {
    seed: recipe.id,
    size: CANVAS,
    backgroundColor: '#00000000',
    inkColor: INK,
    animationVariant: 'none',
    eyesVariant: recipe.eyes,
    mouthVariant: recipe.mouth,
    patternVariant: recipe.pattern,
    patternProbability: 100,
    cheeksVariant: recipe.cheeks ?? 'blush',
    cheeksProbability: recipe.cheeks ? 100 : 0,
  };
  return recipe.style === 'critters'
    ? {
        ...shared,
        bodyVariant: recipe.body,
        topVariant: recipe.top,
        topProbability: 100,
        bodyColor: recipe.color,
        accentColor: recipe.accent,
      }
    : {
        ...shared,
        plantVariant: recipe.plant,
        potVariant: recipe.pot,
        potColor: recipe.color,
        plantColor: recipe.accent,
        bloomColor: recipe.bloom,
      };
}
