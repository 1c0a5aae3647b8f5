// @ts-check
/**
 * Draws the pictures of the starter quizzes: `node tools/quizzes/drawPictures.mjs [NAME...]`, all of them or those
 * that are named; other browsers smooth edges differently, so that files change with pictures that don't.
 * Each is stored in assets/media under a hash of its bytes, so that its file name doesn't reveal the answer;
 * pictures.json maps names to files, and quizzes that show a changed picture are updated to its new name.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium, launchOptions } from '../browser/chromium.mjs';
import { PICTURES } from './pictures/all.mjs';
import { HEIGHT, INK, picture, WIDTH } from './pictures/kit.mjs';

const root = new URL('../../', import.meta.url);
const media = new URL('assets/media/', root);
const quizzes = new URL('assets/quizzes/', root);
const flags = new URL('flags/', import.meta.url);
const index = new URL('pictures.json', import.meta.url);
const font = new URL(
  'node_modules/@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2',
  root,
);
/**
 * Pixels per unit: 1200 by 720 is sharp on the projector in the space that a question leaves for its picture.
 */
const SCALE = 2;

/** A flag as large as fits on the same paper, with a thin edge. @param {string} name */
async function flagPicture(name) {
  const svg = await readFile(new URL(`${name}.svg`, flags));
  const { width, height } = await sharp(svg).metadata();
  const scale = Math.min(500 / width, 290 / height);
  const [w, h] = [width * scale, height * scale];
  const place = `x="${(WIDTH - w) / 2}" y="${(HEIGHT - h) / 2}" width="${w}" height="${h}"`;
  const edge = name === 'nepal' ? '' : `<rect ${place} fill="none" stroke="${INK}" stroke-opacity="0.35"/>`;
  const image = `<image ${place} preserveAspectRatio="none" href="data:image/svg+xml;base64,${svg.toString('base64')}"/>`;
  return picture(image, edge);
}

/** @returns {Promise<Record<string, string>>} every picture's SVG by its name */
async function drawAll() {
  const names = (await readdir(flags))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length));
  const drawn = await Promise.all(
    names.map(async (name) => /** @type {const} */ ([`flag:${name}`, await flagPicture(name)])),
  );
  return { ...Object.fromEntries(drawn), ...PICTURES };
}

/** @param {Record<string, string>} pictures @returns {Promise<Record<string, Buffer>>} WebP by name */
async function render(pictures) {
  await ensureChromium();
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: HEIGHT },
      deviceScaleFactor: SCALE,
      javaScriptEnabled: false,
    });
    const face = `@font-face{font-family:Quicksand;font-weight:300 700;src:url(data:font/woff2;base64,${(await readFile(font)).toString('base64')})}`;
    /** @type {Record<string, Buffer>} */
    const files = {};
    for (const [name, svg] of Object.entries(pictures)) {
      await page.setContent(`<style>${face}*{margin:0}svg{display:block}</style>${svg}`, {
        waitUntil: 'load',
      });
      const png = await page.screenshot();
      files[name] = await sharp(png).webp({ quality: 88, effort: 6, smartSubsample: true }).toBuffer();
    }
    return files;
  } finally {
    await browser.close();
  }
}

const drawings = await drawAll();
/** @type {Record<string, string>} */
const before = JSON.parse(await readFile(index, 'utf8').catch(() => '{}'));
const names = process.argv.slice(2);
const isDrawn = (/** @type {string} */ name) => names.length === 0 || names.includes(name) || !before[name];
const files = await render(Object.fromEntries(Object.entries(drawings).filter(([name]) => isDrawn(name))));
await mkdir(media, { recursive: true });
/** @type {Record<string, string>} */
const after = {};
for (const name of Object.keys(drawings)) {
  const bytes = files[name];
  const file = bytes && `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.webp`;
  if (file) await writeFile(new URL(file, media), bytes);
  after[name] = file ?? before[name] ?? '';
}
for (const file of await readdir(media))
  if (!Object.values(after).includes(file)) await rm(new URL(file, media));
for (const quiz of (await readdir(quizzes)).filter((file) => file.endsWith('.json'))) {
  let text = await readFile(new URL(quiz, quizzes), 'utf8');
  for (const [name, file] of Object.entries(before)) text = text.replaceAll(file, after[name] ?? file);
  await writeFile(new URL(quiz, quizzes), text);
}
await writeFile(index, `${JSON.stringify(after, null, 2)}\n`);
const bytes = Object.values(files).reduce((sum, file) => sum + file.length, 0);
console.log(`${Object.keys(files).length} pictures, ${Math.round(bytes / 1024)} KB`);
