// Boards for fixtures: a picture that needs no network, lying and upright.

import type { Board } from '#core/questions/board/board.ts';
import { pictureUrl } from '#scenes/questions/pictureFixture.ts';

export const mountains: Board = {
  type: 'image',
  url: pictureUrl,
  alt: 'Three mountains under a red sun',
  width: 640,
  height: 420,
};

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900" viewBox="0 0 600 900"><rect width="600" height="900" fill="#dff3fb"/><circle cx="300" cy="170" r="90" fill="#ffb627"/><circle cx="300" cy="170" r="34" fill="#8a4b16"/><path d="M288 250h24v420h-24z" fill="#3f8f4f"/><path d="M300 470c80-80 150-60 190-40-50 80-120 90-190 80zM300 380c-80-80-150-60-190-40 50 80 120 90 190 80z" fill="#58b368"/><path d="M0 670h600v230H0z" fill="#6b4a2f"/><path d="M300 670c-20 80-80 110-110 190M300 670c10 90 0 140 10 210M300 670c30 80 90 90 120 170" stroke="#e8d5b5" stroke-width="10" fill="none"/></svg>';

export const plant: Board = {
  type: 'image',
  url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  alt: 'A plant with its roots',
  width: 600,
  height: 900,
};

/** A picture that never loads. */
export const missing: Board = { ...mountains, url: 'data:image/png;base64,AAAA' };

/** A picture of any shape: stripes that tell left from right. */
const striped = (alt: string, width: number, height: number): Board => ({
  type: 'image',
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g"><stop stop-color="#ffd27a"/><stop offset="1" stop-color="#2f7f6e"/></linearGradient><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`,
  )}`,
  alt,
  width,
  height,
});

export const wide = striped('A timeline', 1_600, 220);
export const tall = striped('A column of rock', 200, 1_400);
export const tiny = striped('A stamp', 40, 30);
