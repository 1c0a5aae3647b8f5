// DROPDOWN on the canvas: a sign in each gap of the text. The page lays its list of choices over the sign.

import type { Graphics } from 'pixi.js';
import { dropdownRules } from '#core/questions/dropdown/index.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import type { Words } from '#scenes/message.ts';
import type { CreatePart } from '#scenes/player/question/part.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import { AWAY } from '#scenes/questions/gaps/GapSheet.ts';
import { GapsPart } from '#scenes/questions/gaps/GapsPart.ts';
import { CHOOSE } from '#scenes/questions/dropdown/model.ts';
import { listed } from '#scenes/questions/pieces/ListedPart.ts';
import type { DrawnPiece, Fitting } from '#scenes/questions/pieces/PiecesPart.ts';
import type { BoardPlace } from '#scenes/questions/placing/model.ts';
import { targetOfPlace } from '#scenes/questions/placing/PlacingPart.ts';

/** CSS pixels: half of an arrow's width, and its middle from the gap's end. */
const ARROW = { half: 5, aside: 16 } as const;

class DropdownPart extends GapsPart<'DROPDOWN'> {
  protected override readonly putSound = 'signClack';
  protected override readonly aside = 2 * ARROW.aside - ARROW.half;
  readonly #arrows = this.over.addChild(drawing('arrows'));

  constructor(ports: ScenePorts) {
    super(ports, dropdownRules);
  }

  protected override emptyWords(): Words {
    return CHOOSE;
  }

  protected override heightBelow(): number {
    return 0;
  }

  protected override arrangeBelow(): void {
    // The choices are in the page's lists.
  }

  protected override homeOf(): Rect | null {
    return null;
  }

  protected override fit(drawn: DrawnPiece): Fitting {
    return { ...super.fit(drawn), letter: '' };
  }

  override targets(): readonly Target[] {
    const [question] = super.targets();
    const fields = this.places.flatMap((rect, index): readonly Target[] =>
      rect.x > AWAY / 2 ? [{ id: targetOfPlace(index), kind: 'field', rect }] : [],
    );
    return [...(question ? [question] : []), ...(this.board.open ? fields : [])];
  }

  protected override draw(): void {
    this.#arrows.clear();
    super.draw();
  }

  protected override drawPlace(to: Graphics, place: BoardPlace, rect: Rect): void {
    super.drawPlace(to, place, rect);
    const { x, y, width, height } = rect;
    if (!this.board.open) return;
    const middle = this.board.mirrored ? x + ARROW.aside : x + width - ARROW.aside;
    this.#arrows
      .moveTo(middle - ARROW.half, y + height / 2 - ARROW.half / 2)
      .lineTo(middle, y + height / 2 + ARROW.half / 2)
      .lineTo(middle + ARROW.half, y + height / 2 - ARROW.half / 2)
      .stroke({ width: 2.5, color: this.tokens.color.ink, cap: 'round', join: 'round' });
  }
}

export const DROPDOWN: CreatePart<'DROPDOWN'> = listed((ports) => new DropdownPart(ports));
