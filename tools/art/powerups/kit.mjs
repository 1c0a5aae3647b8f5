/**
 * Drawing kit of the power-up icons. 64 by 64 units, lit from the upper left. Each icon sits on its family's
 * fill and uses three tones: ink for bodies, the family's edge color for half light, snow for light.
 * Distinctive details are cut out rather than drawn on top, so that each icon is recognizable by its outline
 * alone. Ids are unique only within a file: icons are shown as images, never inlined into a page.
 */
export const INK = '#0D2530';
export const SNOW = '#FFF9EF';
/** Edge colors of the families. */
export const EDGES = {
  help: '#2479A3',
  boost: '#B37A0C',
  share: '#258A55',
  trick: '#A94F88',
  mystery: '#6559B5',
};

export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;
/** A line with round caps. */
export const line = (d, stroke, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
export const circle = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const moved = (transform, ...body) => `<g transform="${transform}">${body.join('')}</g>`;

/** `body` minus the area of `holes`, which are drawn in black. */
export const cut = (holes, ...body) =>
  `<mask id="m"><path d="M-9-9h82v82H-9Z" fill="#fff"/>${holes.join('')}</mask><g mask="url(#m)">${body.join('')}</g>`;

/** The star used for points, 100 by 96 units. */
export const STAR =
  'M44 5q6-10 12 0l11 22 25 4q10 2 4 10L78 59l4 25q1 10-8 6L50 79 26 90q-9 4-8-6l4-25L4 41q-6-8 4-10l25-4Z';
/** The streak flame and the glow inside it, 96 by 120 units. */
export const FLAME =
  'M50 2c6 16 26 30 34 52 9 26-4 62-36 64C18 119 4 92 9 66c3-14 12-22 14-36 8 5 12 11 14 18 8-12 14-26 13-46Z';
export const GLOW = 'M48 58c4 11 15 18 15 33 0 13-7 20-16 20s-16-8-16-19c0-15 13-19 17-34Z';

/** A complete icon. */
export const icon = (...body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${body.join('')}</svg>\n`;
