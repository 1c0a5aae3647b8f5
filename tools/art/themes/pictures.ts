// Puts a theme's parts into its pictures: three skies and the climb, each wide and tall.

import { mountainIn } from '#scenes/projector/climb/mountain.ts';
import type { Sky, SkyName, ThemeTokens } from '#scenes/theme/tokens.ts';
import type { Route } from '#scenes/theme/world.ts';
import { at, type ClimbFrame, type Frame, group, type ThemeArt } from '#tools/art/themes/kit.ts';

const SIZES = { wide: [1366, 768], tall: [390, 844] } as const;
/** The landmark's place: its cell's corner and its size. Its foot, at 450 of the cell, is where the near plane begins. */
const CELL = { wide: { x: 930, y: 70, scale: 1 }, tall: { x: 128, y: 236, scale: 0.62 } } as const;
const FOOT = 450;
const CELL_WIDTH = 400;
/** The part of a question's picture that no card covers: above it, for the landmark's top. */
const BAND = {
  wide: { x: 250, y: 56, width: 880, height: 90 },
  tall: { x: 160, y: 46, width: 70, height: 72 },
} as const;
/** On the podium: half the size, behind the third step; the lamp behind the first. */
const PODIUM = {
  wide: { x: 905, scale: 0.5, lamp: [683, 250, 1] },
  tall: { x: 262, scale: 0.31, lamp: [195, 300, 0.7] },
} as const;

type ShapeName = keyof typeof SIZES;

function frameOf(tokens: ThemeTokens, sky: SkyName, shape: ShapeName): Frame {
  const [width, height] = SIZES[shape];
  const cell = CELL[shape];
  const placed = (sky === 'podium' ? PODIUM : CELL)[shape];
  const [a = '', b = '', c = '', d = '', e = ''] = tokens.sky[sky].ridges;
  return {
    sky,
    isWide: shape === 'wide',
    width,
    height,
    near: cell.y + FOOT * cell.scale,
    scale: cell.scale,
    middle: placed.x + (CELL_WIDTH / 2) * placed.scale,
    planes: [a, b, c, d, e],
    tokens,
  };
}

/** The name of each picture, without its ending, with its SVG. */
export function themePictures(art: ThemeArt, tokens: ThemeTokens, route: Route): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const shape of ['wide', 'tall'] as const) {
    for (const sky of ['lobby', 'question', 'podium'] as const)
      pictures.set(`${sky}-${shape}`, skyPicture(art, frameOf(tokens, sky, shape), shape));
    pictures.set(`climb-${shape}`, climbPicture(art, tokens, route, shape));
  }
  return pictures;
}

function skyPicture(art: ThemeArt, frame: Frame, shape: ShapeName): string {
  const plane = (name: Parameters<ThemeArt['plane']>[0]): string => layer(name, art.plane(name, frame));
  const parts =
    frame.sky === 'question'
      ? [plane('sky'), raisedTop(art, frame, shape), plane('front')]
      : [
          plane('sky'),
          plane('far'),
          ...(frame.sky === 'podium' ? [lampOf(art, frame, shape)] : []),
          plane('mid'),
          layer('echo', art.echo(frame)),
          landmarkOf(art, frame, shape),
          plane('near'),
          plane('front'),
        ];
  // Covers its box from the bottom up, and keeps the right side, where the landmark is.
  const aspect = `${frame.isWide ? 'xMaxYMax' : 'xMidYMax'} slice`;
  return document(frame.width, frame.height, aspect, frame.tokens.sky[frame.sky], parts);
}

/** The ids of groups tell scenes what may move. */
const layer = (id: string, body: string): string => (body === '' ? '' : `<g id="${id}">${body}</g>`);

function landmarkOf(art: ThemeArt, frame: Frame, shape: ShapeName): string {
  const isPodium = frame.sky === 'podium';
  const { x, scale } = isPodium ? PODIUM[shape] : CELL[shape];
  const placed = `translate(${x} ${frame.near - FOOT * scale}) scale(${scale})`;
  const still = `<g id="landmark" transform="${placed}">${art.landmark(frame)}</g>`;
  return art.mover ? `${still}<g id="mover" transform="${placed}">${art.mover.draw(frame)}</g>` : still;
}

const lampOf = (art: ThemeArt, frame: Frame, shape: ShapeName): string => {
  const [x, y, scale] = PODIUM[shape].lamp;
  return art.lamp ? group(`translate(${x} ${y}) scale(${scale})`, art.lamp(frame)) : '';
};

/** As large as the band allows; what sticks out of it lies behind the card. */
function raisedTop(art: ThemeArt, frame: Frame, shape: ShapeName): string {
  const band = BAND[shape];
  const [x, y, width, height] = art.top;
  const scale = Math.min(band.width / width, band.height / height);
  const [left, top] = [band.x + (band.width - width * scale) / 2, band.y + band.height - height * scale];
  const body = art.landmark(frame) + (art.mover?.draw(frame) ?? '');
  return `<g id="landmark" opacity="0.6" transform="translate(${left} ${top}) scale(${scale}) translate(${-x} ${-y})">${body}</g>`;
}

const CLIMB = { wide: [1920, 1080], tall: [800, 1560] } as const;

function climbPicture(art: ThemeArt, tokens: ThemeTokens, route: Route, shape: ShapeName): string {
  const [width, height] = CLIMB[shape];
  const { planes } = frameOf(tokens, 'lobby', shape);
  const mountain = mountainIn(width, height, route);
  const frame: ClimbFrame = {
    sky: 'lobby',
    isWide: shape === 'wide',
    width,
    height,
    planes,
    tokens,
    mountain,
  };
  // Stretched, because the path that players stand on is.
  return document(width, height, 'none', tokens.sky.lobby, [art.climb(frame)]);
}

function document(width: number, height: number, aspect: string, sky: Sky, parts: readonly string[]): string {
  const stops = sky.stops
    .map(({ at: offset, color }) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${aspect}">`,
    `<defs><linearGradient id="air" x1="0" x2="0" y1="0" y2="1">${stops}</linearGradient></defs>`,
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#air)"/>`,
    ...parts.filter((part) => part !== ''),
    '</svg>',
    '',
  ].join('\n');
}

/** A piece as a picture of its own. */
export const pieceSvg = ({ width, height, svg }: { width: number; height: number; svg: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${at(0, 0, svg)}</svg>`;
