// The gear that is seen while a power-up acts, and a bird: one sheet (tools/art/powerups/gear.mjs), cut into its things.

import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { GEAR, type GearName } from '#scenes/features/powerups/gearNames.ts';
import type { ScenePorts } from '#scenes/ports.ts';

/** Of the sheet, in its own units: a thing's square in its cell. */
const SHEET = { columns: 4, cell: 72, air: 4, thing: 64 } as const;
const SHEET_URL = new URL('../../../assets/powerups/gear.svg', import.meta.url).href;

export class GearSheet {
  readonly #ports: ScenePorts;
  #sheet: Texture | null = null;

  constructor(ports: ScenePorts) {
    this.#ports = ports;
  }

  /** Asked for with each question: pictures that none needs any more are freed. */
  bring(): void {
    void this.#ports.assets.picture(SHEET_URL).then((sheet) => {
      this.#sheet = sheet;
    });
  }

  get isThere(): boolean {
    return this.#sheet !== null && !this.#sheet.destroyed;
  }

  /** As large as told, standing on (0, 0) or with its middle there; empty while the sheet has not come. */
  thing(name: GearName, size: number, stands = false): Container {
    const thing = new Container({ label: 'Gear' });
    if (!this.#sheet || this.#sheet.destroyed) return thing;
    const { source } = this.#sheet;
    const unit = source.width / (SHEET.columns * SHEET.cell);
    const place = GEAR.indexOf(name);
    const at = (cell: number): number => (cell * SHEET.cell + SHEET.air) * unit;
    const side = SHEET.thing * unit;
    const frame = new Rectangle(at(place % SHEET.columns), at(Math.floor(place / SHEET.columns)), side, side);
    const sprite = new Sprite(new Texture({ source, frame }));
    sprite.anchor.set(0.5, stands ? 1 : 0.5);
    sprite.scale.set(size / side);
    // The sheet itself belongs to the stage.
    sprite.once('destroyed', () => sprite.texture.destroy(false));
    thing.addChild(sprite);
    return thing;
  }
}
