// A QR code on a light card.

import { Graphics } from 'pixi.js';
import { Panel } from '#scenes/kit/Panel.ts';
import type { JoinInfo } from '#scenes/projector/view.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Light modules that a scanner needs around the code. */
const QUIET = 3;

/** Anchored at its top left corner. */
export class QrCode extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #modules = this.addChild(new Graphics());
  #drawn: JoinInfo['qr'] = null;

  /** `size`: side of the card in pixels. */
  set(qr: JoinInfo['qr'], size: number): void {
    this.visible = qr !== null && qr.length > 0;
    if (!qr || qr.length === 0) return;
    const { color } = this.tokens;
    this.#panel.set({ width: size, height: size, radius: size * 0.08, fill: '#FFFFFF' });
    if (qr !== this.#drawn) {
      this.#drawn = qr;
      this.#modules.clear();
      for (const [y, row] of qr.entries()) {
        for (const { start, length } of runs(row)) this.#modules.rect(start, y, length, 1);
      }
      this.#modules.fill(color.ink);
    }
    const module = size / (qr.length + QUIET * 2);
    this.#modules.scale.set(module);
    this.#modules.position.set(module * QUIET);
  }
}

/** Merges neighboring dark modules into one rectangle. */
function runs(row: readonly boolean[]): { start: number; length: number }[] {
  const found: { start: number; length: number }[] = [];
  for (const [x, dark] of row.entries()) {
    if (!dark) continue;
    const last = found.at(-1);
    if (last && last.start + last.length === x) last.length += 1;
    else found.push({ start: x, length: 1 });
  }
  return found;
}
