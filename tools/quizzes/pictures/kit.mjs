// @ts-check
/** Drawing kit of the starter quizzes' pictures: paper, pens, and letters. Pictures are 600 by 360 units. */
import { readFileSync } from 'node:fs';

/** @type {{ color: Record<string, string>, options: { fill: string, edge: string }[] }} */
const tokens = JSON.parse(readFileSync(new URL(import.meta.resolve('#default-theme/tokens.json')), 'utf8'));

export const WIDTH = 600;
export const HEIGHT = 360;
export const INK = '#0D2530';
export const PAPER = '#FFF9EF';
export const MUTED = '#8FB3BF';
/** The fill color of an answer tile. @param {number} index */
const fillOf = (index) => tokens.options[index]?.fill ?? PAPER;
export const CORAL = fillOf(0);
export const YELLOW = fillOf(1);
export const BLUE = fillOf(2);
export const GREEN = fillOf(3);
export const PINK = fillOf(4);
export const VIOLET = fillOf(5);
export const LIME = fillOf(6);
export const SAND = fillOf(7);

/** A complete picture. @param {string[]} body */
export function picture(...body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"
    font-family="Quicksand" font-weight="700" stroke-linecap="round" stroke-linejoin="round">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${body.join('')}</svg>`;
}

/** @param {number} x @param {number} y @param {string | number} words @param {number} [size] @param {string} [more] */
export function label(x, y, words, size = 26, more = '') {
  const attributes = `text-anchor="middle" dominant-baseline="central" fill="${INK}"`;
  return `<text x="${x}" y="${y}" font-size="${size}" ${attributes} ${more}>${words}</text>`;
}

/** @param {[number, number][]} points @param {string} [fill] @param {number} [width] */
export function polygon(points, fill = 'none', width = 4) {
  return `<polygon points="${points.join(' ')}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;
}

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} [width] @param {string} [color] */
export function line(x1, y1, x2, y2, width = 4, color = INK) {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${color}" stroke-width="${width}"/>`;
}

/** @param {number} x @param {number} y @param {number} r @param {string} [fill] @param {number} [width] */
export function circle(x, y, r, fill = 'none', width = 4) {
  const stroke = width > 0 ? `stroke="${INK}" stroke-width="${width}"` : '';
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${stroke}/>`;
}

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [fill] @param {number} [width] @param {number} [rx] */
export function rect(x, y, w, h, fill = 'none', width = 4, rx = 0) {
  const stroke = width > 0 ? `stroke="${INK}" stroke-width="${width}"` : '';
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" ${stroke}/>`;
}

/** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} [fill] @param {number} [width] @param {number} [turn] in degrees */
export function ellipse(x, y, rx, ry, fill = 'none', width = 4, turn = 0) {
  const stroke = width > 0 ? `stroke="${INK}" stroke-width="${width}"` : '';
  const turned = turn === 0 ? '' : `transform="rotate(${turn} ${x} ${y})"`;
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${stroke} ${turned}/>`;
}

/** Shapes drawn elsewhere, at another size. @param {number} x @param {number} y @param {number} scale @param {string[]} body */
export function placed(x, y, scale, ...body) {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${body.join('')}</g>`;
}

/** A letter or number in a round tag. @param {string | number} words @param {number} x @param {number} y @param {string} [fill] */
export function tag(words, x, y, fill = '#FFFFFF') {
  return circle(x, y, 20, fill, 3) + label(x, y, words, 23);
}

/**
 * A line from a part of a drawing to the free spot where its name goes.
 * @param {readonly [number, number]} part @param {readonly [number, number]} spot
 */
export function leader(part, spot) {
  const [[x1, y1], [x2, y2]] = [part, spot];
  return line(x1, y1, x2, y2, 3) + circle(x1, y1, 5, INK, 0) + circle(x2, y2, 15, '#FFFFFF', 3);
}

/** @param {string} d @param {string} [fill] @param {number} [width] @param {string} [color] */
export function path(d, fill = 'none', width = 4, color = INK) {
  return `<path d="${d}" fill="${fill}" stroke="${color}" stroke-width="${width}"/>`;
}

/**
 * A line with an arrowhead at its second end.
 * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {string} [color]
 * @param {number} [width]
 */
export function arrow(x1, y1, x2, y2, color = INK, width = 5) {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const wing = (/** @type {number} */ turn) =>
    `${(x2 - 16 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 16 * Math.sin(angle + turn)).toFixed(1)}`;
  return path(`M${x1} ${y1}L${x2} ${y2}M${wing(0.5)}L${x2} ${y2}L${wing(-0.5)}`, 'none', width, color);
}

/**
 * The point on a circle at an angle in degrees, clockwise from the top.
 * @param {number} x @param {number} y @param {number} r @param {number} degrees @returns {[number, number]}
 */
export function onCircle(x, y, r, degrees) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Number((x + r * Math.cos(angle)).toFixed(1)), Number((y + r * Math.sin(angle)).toFixed(1))];
}
