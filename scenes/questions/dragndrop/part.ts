// DRAGNDROP on the canvas: the sheet of the text, and a ledge with the words below it.

import { dragndropRules } from '#core/questions/dragndrop/index.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import type { Words } from '#scenes/message.ts';
import type { CreatePart, Density } from '#scenes/player/question/part.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import { gapHeight, sheetLetters } from '#scenes/questions/gaps/GapSheet.ts';
import { GapsPart, lettersFor } from '#scenes/questions/gaps/GapsPart.ts';
import { listed } from '#scenes/questions/pieces/ListedPart.ts';
import type { BoardPlace } from '#scenes/questions/placing/model.ts';
import { PADS } from '#scenes/questions/placing/PlacingPart.ts';
import { type Tray, trayOf } from '#scenes/questions/placing/tray.ts';

/** CSS pixels: around the words on the ledge, and the lowest of them. */
const LEDGE = { pad: 12, piece: 48 } as const;

class DragndropPart extends GapsPart<'DRAGNDROP'> {
  protected override readonly putSound = 'plankKnock';
  readonly #ledge = this.under.addChildAt(new Panel(this.tokens), 0);
  #tray: Tray = { boxes: [], height: 0 };
  #area: Rect | null = null;

  constructor(ports: ScenePorts) {
    super(ports, dragndropRules);
  }

  protected override emptyWords({ index }: BoardPlace): Words {
    return `${index + 1}`;
  }

  protected override heightBelow(width: number, density: Density): number {
    return this.isTold ? 0 : this.#trayAt(width, density).height + 2 * LEDGE.pad + density.gap;
  }

  protected override arrangeBelow(width: number, top: number, density: Density): void {
    this.#ledge.visible = !this.isTold;
    this.#area = null;
    if (this.isTold) return;
    const { boxes, height } = this.#trayAt(width, density);
    const y = top + density.gap;
    this.#tray = {
      boxes: boxes.map((box) => ({ ...box, x: box.x + LEDGE.pad, y: box.y + y + LEDGE.pad })),
      height,
    };
    this.#area = { x: 0, y, width, height: height + 2 * LEDGE.pad };
    this.#ledge.lay(this.#area, { radius: this.tokens.radius.large, fill: this.tokens.schemes.play.canvas });
  }

  protected override homeOf(index: number): Rect | null {
    return this.isTold ? null : (this.#tray.boxes[index] ?? null);
  }

  protected override trayArea(): Rect | null {
    return this.#area;
  }

  #trayAt(width: number, density: Density): Tray {
    return trayOf(this.tokens, this.placing.items, {
      width: width - 2 * LEDGE.pad,
      height: Math.max(LEDGE.piece, gapHeight(sheetLetters(density.question))),
      size: lettersFor(density),
      gap: Math.min(10, density.gap),
      pads: PADS.start + PADS.end,
      mirrored: this.board.mirrored,
    });
  }
}

export const DRAGNDROP: CreatePart<'DRAGNDROP'> = listed((ports) => new DragndropPart(ports));
