/**
 * Draws the characters from characters.json: DiceBear's styles Critters and Sprouts (CC0 1.0), in the theme's
 * colors.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Avatar, Style } from '@dicebear/core';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
/** Side in pixels of the square a character is drawn in before its empty margin is trimmed. */
const CANVAS = 512;
const INK = '#0D2530';

const read = async (path) => JSON.parse(await readFile(path, 'utf8'));

async function readRecipes() {
  const recipes = await read(new URL('./characters.json', import.meta.url));
  const styles = new Map();
  for (const name of new Set(recipes.map((recipe) => recipe.style)))
    styles.set(name, new Style(await read(require.resolve(`@dicebear/styles/${name}.json`))));
  return { recipes, styles };
}

const paint = (svg) => {
  // The server blocks SVG loading because its images come from outside, and tests of both may share a
  // process.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(svg), { density: (72 * CANVAS) / 100 })
    .resize(CANVAS, CANVAS)
    .png()
    .toBuffer();
};

/** Returns every character with its picture: PNG, trimmed, at most `size` pixels wide and high. */
export async function drawCharacters(size) {
  const { recipes, styles } = await readRecipes();
  return Promise.all(
    recipes.map(async (recipe) => {
      const drawn = await paint(new Avatar(styles.get(recipe.style), options(recipe)).toString());
      // The bottom edge is where a character stands, so trim only the top and the sides.
      const trimmed = await sharp(drawn).trim({ background: '#00000000', threshold: 8 }).png().toBuffer();
      const picture = await sharp(trimmed).resize(size, size, { fit: 'inside' }).png().toBuffer();
      return { id: recipe.id, picture };
    }),
  );
}

// ---------------------------------------------------------------- heads

/** A head begins at the row with this share of the body's width. Tips and domes go inside a hat. */
const HEAD = 0.55;
/**
 * Reach of a hat to each side: a multiple of half the head's width at that height, and a maximum in character
 * sizes.
 */
const BRIM = { share: 1.35, most: 0.33 };

/**
 * Measures where each character wears a hat: how high its head is without ears, horns, stalks, or leaves, and
 * how far a hat reaches to each side, as shares of the character's size.
 * @returns {Promise<{ id: string, top: number, reach: number }[]>}
 */
export async function measureHeads() {
  const { recipes, styles } = await readRecipes();
  return Promise.all(
    recipes.map(async (recipe) => {
      const drawn = async (changes) =>
        outline(
          await paint(new Avatar(styles.get(recipe.style), { ...options(recipe), ...changes }).toString()),
        );
      const whole = await drawn({});
      const bare = await drawn({ topProbability: 0, plantProbability: 0 });
      const size = Math.max(whole.width, CANVAS - whole.top);
      const top = bare.rows.findIndex((width) => width >= HEAD * bare.width);
      const reach = Math.min(BRIM.most, ((bare.rows[top] ?? 0) / 2 / size) * BRIM.share);
      return { id: recipe.id, top: (CANVAS - top) / size, reach };
    }),
  );
}

/**
 * A drawing's width in each row, its overall width, and its topmost row.
 * @param {Buffer} png
 */
async function outline(png) {
  const { data } = await sharp(png).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const spans = Array.from({ length: CANVAS }, (_, y) => {
    const row = data.subarray(y * CANVAS, (y + 1) * CANVAS);
    const isFull = (alpha) => alpha > 127;
    return [row.findIndex(isFull), row.findLastIndex(isFull) + 1];
  }).map(([from, to]) => (from < 0 ? null : [from, to]));
  const filled = spans.filter((span) => span !== null);
  return {
    rows: spans.map((span) => (span ? span[1] - span[0] : 0)),
    width: Math.max(...filled.map(([, to]) => to)) - Math.min(...filled.map(([from]) => from)),
    top: spans.findIndex((span) => span !== null),
  };
}

// ---------------------------------------------------------------- faces

/**
 * In frame order; keep in step with scenes/avatars/faces.ts. `eyes`: for characters with two eyes; `mouth`: null
 * for the calm one.
 */
const FACES = [
  { name: 'calm', eyes: null, mouth: null },
  { name: 'closed', eyes: 'closedLine', mouth: null },
  { name: 'look', eyes: 'sideeye', mouth: null },
  { name: 'happy', eyes: 'happy', mouth: { critters: 'laugh', sprouts: 'open' } },
  { name: 'wow', eyes: 'wide', mouth: { critters: 'ooh', sprouts: 'ooh' } },
  {
    name: 'wobble',
    eyes: { critters: 'uneven', sprouts: 'wide' },
    mouth: { critters: 'zigzag', sprouts: 'wavy' },
  },
];
const COLUMNS = 4;
/** Empty pixels around a frame's content, so that it doesn't bleed into its neighbor when scaled down. */
const AIR = 8;
/** Characters with one, three, or four eyes keep them; only the mouth changes. */
const MANY_EYES = new Set(['mono', 'trio', 'threeRow', 'four']);
/** Laughing or winking eyes would mock a player who missed. */
const LAUGHING_EYES = new Set(['happy', 'wink', 'closedLine', 'close', 'sideeye']);
const CALM_MOUTHS = new Set(['smile', 'tinySmile', 'catMouth', 'tooth', 'smirk', 'blep']);

/**
 * Returns every character with its sheet: frames of `size` pixels with the feet at the bottom edge, one for
 * each face, then a mitt and a scarf.
 */
export async function drawFaces(size) {
  const { recipes, styles } = await readRecipes();
  return Promise.all(
    recipes.map(async (recipe) => {
      const style = styles.get(recipe.style);
      const drawings = await Promise.all(FACES.map((face) => paint(drawFace(style, recipe, face))));
      const box = await widest(drawings);
      const frames = await Promise.all(
        drawings.map((drawing) =>
          sharp(drawing)
            .extract(box)
            .resize(size - AIR, size - AIR, {
              fit: 'contain',
              position: 'bottom',
              background: '#00000000',
            })
            .extend({ top: AIR, left: AIR / 2, right: AIR / 2, background: '#00000000' })
            .png()
            .toBuffer(),
        ),
      );
      frames.push(await drawMitt(recipe.color, size), await drawScarf(frames[0], size));
      const sheet = sharp({
        create: {
          width: COLUMNS * size,
          height: Math.ceil(frames.length / COLUMNS) * size,
          channels: 4,
          background: '#00000000',
        },
      }).composite(
        frames.map((input, index) => ({
          input,
          left: (index % COLUMNS) * size,
          top: Math.floor(index / COLUMNS) * size,
        })),
      );
      return { id: recipe.id, sheet };
    }),
  );
}

/** Bounds of all the drawings together: with separate bounds, the body would jump when the face changes. */
async function widest(drawings) {
  const { info } = await sharp({
    create: { width: CANVAS, height: CANVAS, channels: 4, background: '#00000000' },
  })
    .composite(drawings.map((input) => ({ input })))
    .png()
    .toBuffer()
    .then((all) =>
      sharp(all).trim({ background: '#00000000', threshold: 8 }).toBuffer({ resolveWithObject: true }),
    );
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  // The bottom edge is where a character stands.
  return { left, top, width: info.width, height: CANVAS - top };
}

function drawFace(style, recipe, { name, eyes, mouth }) {
  const many = MANY_EYES.has(recipe.eyes);
  const own = LAUGHING_EYES.has(recipe.eyes) ? 'round' : recipe.eyes;
  const svg = new Avatar(style, {
    ...options(recipe),
    eyesVariant: many ? recipe.eyes : (eyes?.[recipe.style] ?? eyes) || own,
    mouthVariant: mouth?.[recipe.style] ?? (CALM_MOUTHS.has(recipe.mouth) ? recipe.mouth : 'smile'),
  }).toString();
  // In a scene, the shadow baked into the side would make it look like a sticker.
  const bare = svg
    .replaceAll('<g opacity=".15"', '<g opacity="0"')
    .replaceAll('fill="#0d2530" opacity=".15"', 'opacity="0"');
  return many && name === 'closed' ? withLids(bare, recipe.color) : bare;
}

/** Lids in the body's color, over eyes that have no closed version in either style. */
function withLids(svg, color) {
  return svg.replace(/<g id="eyes-[\s\S]*?(?=<g id="mouth-)/, (eyes) =>
    eyes
      .replaceAll('#ffffff', mix(color, INK, 0.14))
      .replaceAll(
        /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="#0d2530"[^>]*\/>/g,
        (_, x, y, r) =>
          `<path d="M${x - r} ${y}q${r} ${r * 0.8} ${r * 2} 0" stroke="${INK}" stroke-width="2.4" stroke-linecap="round" fill="none"/>`,
      ),
  );
}

/** A mitt that serves as the hand: three tones, lit from the upper left. */
function drawMitt(color, size) {
  const lit = mix(color, '#FFE2AE', 0.3);
  const shade = mix(color, '#193F4F', 0.22);
  const side = Math.round(size * 0.3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${side}" height="${side}"><circle cx="50" cy="50" r="46" fill="${mix(color, '#193F4F', 0.45)}"/><circle cx="48" cy="48" r="42" fill="${shade}"/><ellipse cx="38" cy="36" rx="20" ry="16" fill="${lit}"/></svg>`;
  return sharp({ create: { width: size, height: size, channels: 4, background: '#00000000' } })
    .composite([{ input: Buffer.from(svg), left: AIR, top: AIR }])
    .png()
    .toBuffer();
}

/**
 * A band of cloth around the lower body, clipped to its outline; the scene adds knot and tails.
 * @param {Buffer} body
 */
function drawScarf(body, size) {
  const band = (y, height, color) =>
    `<path d="M0 ${y}Q50 ${y + 7} 100 ${y}V${y + height}Q50 ${y + height + 7} 0 ${y + height}Z" fill="${color}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">${band(79, 12.5, '#C85A42')}${band(79, 10, '#FF7F5C')}${band(79, 2, '#FFB184')}</svg>`;
  return sharp(Buffer.from(svg))
    .composite([{ input: body, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function mix(color, other, share) {
  const parts = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const theirs = parts(other);
  const mixed = parts(color).map((part, index) => Math.round(part + (theirs[index] - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
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
