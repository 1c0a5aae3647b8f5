// Frame of the rope ladder, which stays whichever rung goes where: two ropes, and a plate at each place.

import { Container, type Text } from 'pixi.js';
import { drawing } from '#scenes/kit/drawing.ts';
import { makeText, setText } from '#scenes/kit/text.ts';
import type { Rect } from '#scenes/ports.ts';
import { drawPlate } from '#scenes/questions/pieces/drawings.ts';
import { PIECE } from '#scenes/questions/pieces/PieceSlab.ts';
import { rungParts } from '#scenes/questions/reorder/ladder.ts';
import { drawRope } from '#scenes/questions/reorder/ropes.ts';
import { SceneDrawer } from '#scenes/kit/SceneDrawer.ts';
import { KeyedViews, byPlace } from '#scenes/kit/KeyedViews.ts';

export class LadderFrame extends SceneDrawer {
  readonly ropes = drawing();
  readonly plates = new Container();
  readonly #boards = this.plates.addChild(drawing());
  readonly #numbers = new KeyedViews<Rect, Text, number>(byPlace, () =>
    this.plates.addChild(makeText(this.tokens, { size: 20, anchor: 0.5, color: this.tokens.color.ink })),
  );

  set(places: readonly Rect[], mirrored: boolean): void {
    this.ropes.clear();
    this.#boards.clear();
    const numbers = this.#numbers.reconcile(places);
    const [first] = places;
    const last = places.at(-1);
    if (!first || !last) return;
    const { knot, plate, rope } = rungParts(first.width, first.height);
    for (const x of [first.x + knot, first.x + first.width - knot])
      drawRope(this.ropes, x, last.y + last.height, rope);
    for (const [rect, number, place] of numbers) {
      const from = knot * 2 + plate / 2;
      const x = mirrored ? rect.x + rect.width - from : rect.x + from;
      const y = rect.y + (rect.height - PIECE.edge) / 2;
      drawPlate(this.#boards, x, y, plate);
      number.style.fontSize = Math.round(plate * 0.56);
      setText(number, `${place + 1}`);
      number.position.set(x, y - 1.5);
    }
  }
}
