// The frame of the rope ladder, which stays whichever rung stands where: two ropes, and a plate at each place.

import { Container, type Text } from 'pixi.js';
import { drawing } from '#scenes/kit/drawing.ts';
import { makeCentredText, setText } from '#scenes/kit/text.ts';
import type { Rect } from '#scenes/ports.ts';
import { drawPlate } from '#scenes/questions/pieces/drawings.ts';
import { PIECE } from '#scenes/questions/pieces/PieceSlab.ts';
import { rungParts } from '#scenes/questions/reorder/ladder.ts';
import { drawRope } from '#scenes/questions/reorder/ropes.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export class LadderFrame {
  readonly ropes = drawing();
  readonly plates = new Container();
  readonly #tokens: ThemeTokens;
  readonly #boards = drawing();
  readonly #numbers: Text[] = [];

  constructor(tokens: ThemeTokens) {
    this.#tokens = tokens;
    this.plates.addChild(this.#boards);
  }

  set(places: readonly Rect[], mirrored: boolean): void {
    const { color } = this.#tokens;
    this.ropes.clear();
    this.#boards.clear();
    for (const extra of this.#numbers.splice(places.length)) extra.destroy();
    const [first] = places;
    const last = places.at(-1);
    if (!first || !last) return;
    const { knot, plate, rope } = rungParts(first.width, first.height);
    for (const x of [first.x + knot, first.x + first.width - knot])
      drawRope(this.ropes, x, last.y + last.height, rope);
    for (const [place, rect] of places.entries()) {
      const from = knot * 2 + plate / 2;
      const x = mirrored ? rect.x + rect.width - from : rect.x + from;
      const y = rect.y + (rect.height - PIECE.edge) / 2;
      drawPlate(this.#boards, x, y, plate);
      const number = (this.#numbers[place] ??= this.plates.addChild(
        makeCentredText(this.#tokens, { size: 20, weight: 'display', color: color.ink }),
      ));
      number.style.fontSize = Math.round(plate * 0.56);
      setText(number, `${place + 1}`);
      number.position.set(x, y - 1.5);
    }
  }
}
