// Film strip sheet: frames side by side with captions, cropped to what moves.

import type { Page } from '@playwright/test';
import type { Size } from '#tools/shots/Album.ts';

export interface Shot {
  readonly caption: string;
  /** A base64-encoded PNG. */
  readonly picture: string;
}

/** Sizes of the sheet in pixels. */
const SHEET_WIDTH = 1_880;
const CAPTION = 22;
/** Margin in pixels around what moves, and the smallest share of the screen to show. */
const AROUND = 24;
const LEAST = 0.4;

export async function frame(page: Page, caption: string): Promise<Shot> {
  return { caption, picture: (await page.screenshot({ timeout: 120_000 })).toString('base64') };
}

export async function layOut(sheet: Page, shots: readonly Shot[], size: Size): Promise<void> {
  const crop = await moving(sheet, shots, size);
  const perRow = crop.width > crop.height * 1.3 ? 4 : 6;
  const each = Math.floor(SHEET_WIDTH / perRow);
  const scale = each / crop.width;
  const high = Math.round(crop.height * scale);
  await sheet.setViewportSize({
    width: each * perRow,
    height: Math.ceil(shots.length / perRow) * (high + CAPTION),
  });
  const figures = shots.map(
    ({ caption, picture }) =>
      `<figure><div><img src="data:image/png;base64,${picture}"></div><figcaption>${caption}</figcaption></figure>`,
  );
  await sheet.setContent(
    `<style>
      body { margin: 0; display: flex; flex-wrap: wrap; background: #fff }
      figure { margin: 0; width: ${each}px }
      div { margin-right: 4px; height: ${high}px; overflow: hidden; position: relative }
      img { position: absolute; width: ${size.width * scale}px; left: ${-crop.x * scale}px; top: ${-crop.y * scale}px }
      figcaption { font: 14px/${CAPTION}px sans-serif; text-align: center }
    </style>${figures.join('')}`,
  );
}

interface Crop extends Size {
  readonly x: number;
  readonly y: number;
}

/** Bounds of everything that differs between frames, with some margin. */
async function moving(sheet: Page, shots: readonly Shot[], { width, height }: Size): Promise<Crop> {
  const found = await sheet.evaluate(
    async ([pictures, wide, high]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: wide, height: high });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      const box = { left: wide, top: high, right: 0, bottom: 0 };
      let before: Uint8ClampedArray | null = null;
      for (const picture of pictures) {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, wide, high);
        if (before)
          for (let at = 0; at < data.length; at += 16) {
            const differs =
              Math.abs((data[at] ?? 0) - (before[at] ?? 0)) +
              Math.abs((data[at + 1] ?? 0) - (before[at + 1] ?? 0));
            if (differs < 24) continue;
            const [x, y] = [(at / 4) % wide, Math.floor(at / 4 / wide)];
            box.left = Math.min(box.left, x);
            box.right = Math.max(box.right, x);
            box.top = Math.min(box.top, y);
            box.bottom = Math.max(box.bottom, y);
          }
        before = data;
      }
      return box;
    },
    [shots.map(({ picture }) => picture), width, height] as const,
  );
  const [x, wide] = span(found.left, found.right, width);
  const [y, high] = span(found.top, found.bottom, height);
  return { x, y, width: wide, height: high };
}

function span(from: number, to: number, whole: number): readonly [start: number, length: number] {
  const length = Math.min(whole, Math.max(whole * LEAST, to - from + 2 * AROUND));
  const start = Math.max(0, Math.min(whole - length, (from + to - length) / 2));
  return [Math.round(start), Math.round(length)];
}
