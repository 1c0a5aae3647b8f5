// The belt: a woven strap with a place for each card, and one more for a card waiting for a place.

import type { Graphics } from 'pixi.js';
import { waitingCard } from '#core/features/powerups/cards.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { beltSize, LINE, placesOf, STRAP_END, WIDE_LINE } from '#scenes/features/powerups/corner.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { HEXAGON_HEIGHT, hexagon } from '#scenes/kit/hexagon.ts';
import { Medallion } from '#scenes/features/powerups/Medallion.ts';
import { METAL } from '#scenes/kit/materials.ts';
import { isUsable } from '#scenes/features/powerups/state.ts';
import type { Spots } from '#scenes/player/question/layer.ts';
import { fitLine } from '#scenes/kit/text.ts';
import { mix } from '#scenes/kit/color.ts';
import { message } from '#scenes/message.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Rect, Target, Point } from '#scenes/ports.ts';
import { Pressables } from '#scenes/kit/Pressables.ts';

/** Relative to a place's side: the size and center of its patch, and the strap. */
const PATCH = 0.94;
const MIDDLE = 0.56;
const STRAP = { top: 0.02, height: 0.34 } as const;

export const OFFER = 'belt:offer';
export const slotId = (slot: number): string => `belt:${slot}`;

export class Belt extends Pressables {
  override label = 'belt';
  readonly #strap = this.addChild(drawing());
  readonly #toNext = this.text({
    size: LINE.wide,
    color: this.tokens.schemes.play.textMuted,
    label: 'toNext',
  });
  readonly #patches = Array.from({ length: BELT.size }, (_, slot) =>
    this.add(new Medallion(this.ports), slotId(slot)),
  );
  readonly #offer = this.add(new Medallion(this.ports), OFFER);
  #view: PlayerStageView | null = null;
  #spots: Spots | null = null;
  /** The spots when the belt was last visible. */
  #last: Spots | null = null;
  #drawn = '';

  set(view: PlayerStageView, spots: Spots | null): void {
    this.#view = view;
    this.#spots = spots;
    if (spots?.corner) this.#last = spots;
    this.draw();
  }

  targets(): readonly Target[] {
    const belt = this.#view?.player.me.belt;
    if (!belt || !this.visible) return [];
    const cards = belt.slots.flatMap((card, slot): Target[] => {
      const rect = this.placeOf(slotId(slot));
      return card && rect
        ? [{ id: slotId(slot), kind: 'button', rect, intent: { type: 'openCard', slot } }]
        : [];
    });
    const rect = waitingCard(belt, this.ports.clock.now()) && this.placeOf(OFFER);
    return rect ? [...cards, { id: OFFER, kind: 'button', rect, intent: { type: 'openOffer' } }] : cards;
  }

  /** A place's rect on the stage; null while the belt is hidden. */
  placeOf(id: string): Rect | null {
    return this.#spots?.corner ? this.#placeIn(this.#spots, this.#spots.corner, id) : null;
  }

  /** Same, but falls back to the last visible belt: using a card may be what hid it. */
  lastPlaceOf(id: string): Rect | null {
    return this.#last?.corner ? this.#placeIn(this.#last, this.#last.corner, id) : null;
  }

  #placeIn(spots: Spots, { x, y }: Rect, id: string): Rect | null {
    if (!this.#view?.player.me.belt) return null;
    const { side, gap } = this.#size(spots);
    const place = id === OFFER ? BELT.size : Number(id.split(':')[1]);
    return { x: x + place * (side + gap), y, width: side, height: side };
  }

  /** The right end of the line below; 0 without one. */
  get lineEnd(): number {
    return this.#toNext.visible ? this.#toNext.x + this.#toNext.width : 0;
  }

  /** The medallion in a place. */
  patchOf(id: string): Medallion | null {
    return id === OFFER ? this.#offer : (this.#patches[Number(id.split(':')[1])] ?? null);
  }

  /**
   * Server time in ms of the next redraw, because a card becomes usable or a waiting card expires; null for
   * never.
   */
  nextChange(now: number): number | null {
    const changes = [
      ...this.#cards().map(([, card]) => card.readyAt),
      this.#view?.player.me.belt?.offer?.until,
    ];
    const ahead = changes.filter((at) => at != null && at > now) as number[];
    return ahead.length === 0 ? null : Math.min(...ahead);
  }

  protected draw(): void {
    const view = this.#view;
    const spots = this.#spots;
    this.visible = view?.player.me.belt != null && spots?.corner != null;
    if (!view || !spots?.corner || !this.visible) return;
    const { motion, clock } = this.ports;
    this.#drawStrap(spots, spots.corner);
    this.#drawToNext(spots, spots.corner);
    for (const patch of [...this.#patches, this.#offer]) patch.visible = false;
    for (const [id, card] of this.#cards()) {
      const patch = this.patchOf(id);
      const rect = this.placeOf(id);
      if (!patch || !rect) continue;
      patch.visible = true;
      patch.set({
        powerup: card.powerup,
        width: rect.width * PATCH,
        state: isUsable(view, card, clock.now()) ? 'ready' : 'waiting',
        byTeacher: card.byTeacher,
        ...this.touch(id),
      });
      motion.place(patch, { x: rect.x + rect.width / 2, y: rect.y + rect.height * MIDDLE });
    }
  }

  /** Dips under a landing card, after this many seconds. */
  dip(delay: number): void {
    const { motion } = this.ports;
    motion.ease(
      (share) => {
        if (!this.destroyed) this.y = 4 * Math.sin(Math.PI * share);
      },
      { delay, duration: 0.24 },
    );
  }

  #cards() {
    const belt = this.#view?.player.me.belt;
    if (!belt) return [];
    const cards = belt.slots.flatMap((card, slot) => (card ? [[slotId(slot), card] as const] : []));
    const waiting = waitingCard(belt, this.ports.clock.now());
    return waiting ? [...cards, [OFFER, waiting] as const] : cards;
  }

  #size(spots: Spots) {
    const belt = this.#view?.player.me.belt;
    const { corner, footer } = spots;
    // The corner was measured against the whole width it shares with the footer.
    const whole = corner && footer.x > corner.x ? footer.x + footer.width - corner.x : (corner?.width ?? 0);
    return beltSize(belt ? placesOf(belt) : BELT.size, whole, spots.shape);
  }

  /** Says below the belt how many correct answers are left until the next card. */
  #drawToNext(spots: Spots, { x, y }: Rect): void {
    const { toNext = null } = this.#view?.player.me.belt ?? {};
    const { side, width } = this.#size(spots);
    const size = LINE[spots.shape];
    const words = toNext === null ? null : this.say(message('powerups:belt.next', { count: toNext }));
    fitLine(this.#toNext, words, spots.shape === 'wide' ? WIDE_LINE : width, size);
    this.#toNext.position.set(x, y + side + size * 0.2);
  }

  /**
   * Draws the strap, its stitches, the carabiners and the holes; the first hole has a dot for each correct
   * answer left until the next card.
   */
  #drawStrap(spots: Spots, { x, y }: Rect): void {
    const belt = this.#view?.player.me.belt;
    if (!belt) return;
    const { side, gap } = this.#size(spots);
    const holes = belt.slots.map((card) => card === null);
    const next = holes.indexOf(true);
    const key = JSON.stringify([x, y, side, gap, holes, belt.toNext, belt.offer !== null]);
    if (key === this.#drawn) return;
    this.#drawn = key;
    const { color, schemes } = this.tokens;
    const wide = BELT.size * side + (BELT.size - 1) * gap;
    const strap = this.#strap.clear();
    this.#strap.position.set(x, y);
    const [top, high] = [side * STRAP.top, side * STRAP.height];
    strap
      .roundRect(-STRAP_END, top, wide + 2 * STRAP_END, high, 5)
      .fill(mix(color.night600, color.night950, 0.5));
    strap.roundRect(-STRAP_END, top, wide + 2 * STRAP_END, high - 3, 5).fill(color.night600);
    for (const line of [0.2, 0.72])
      for (let at = 0; at < wide; at += 9)
        strap.roundRect(at, top + high * line - 1, 5, 2, 1).fill(color.night500);
    for (const [slot, isHole] of holes.entries()) {
      const middle = { x: slot * (side + gap) + side / 2, y: side * MIDDLE };
      const at = (width: number): number[] =>
        hexagon(width).map((value, index) => value + (index % 2 === 0 ? middle.x : middle.y));
      const lip = middle.y - (side * PATCH * HEXAGON_HEIGHT) / 2;
      // The carabiner that holds the patch.
      strap.circle(middle.x, lip, side * 0.1).stroke({ width: side * 0.06, color: METAL[1] });
      strap
        .moveTo(middle.x - side * 0.1, lip)
        .arc(middle.x, lip, side * 0.1, Math.PI, Math.PI * 1.6)
        .stroke({ width: side * 0.06, color: METAL[0] });
      if (!isHole) continue;
      strap.poly(at(side * PATCH)).fill(mix(color.night600, color.night500, 0.5));
      strap.poly(at(side * PATCH * 0.93)).fill(color.night950);
      if (slot === next && belt.toNext !== null)
        dots(strap, middle, side * PATCH * 0.3, belt.toNext, color.gold);
      else strap.roundRect(middle.x - side * 0.1, middle.y - 1.5, side * 0.2, 3, 1.5).fill(schemes.play.line);
    }
    if (!belt.offer) return;
    // The waiting card hangs beside the belt, on just a loop of rope.
    const loop = { x: BELT.size * (side + gap) + side / 2, y: side * 0.12 };
    strap.circle(loop.x, loop.y, side * 0.09).stroke({ width: 3, color: color.gold });
  }
}

/** A ring of dots, one for each answer left; one alone is in the middle. */
function dots(target: Graphics, middle: Point, radius: number, count: number, color: string): void {
  const away = count === 1 ? 0 : radius;
  for (let index = 0; index < count; index += 1) {
    const around = (index / count) * 2 * Math.PI - Math.PI / 2;
    target
      .circle(middle.x + away * Math.cos(around), middle.y + away * HEXAGON_HEIGHT * Math.sin(around), 2)
      .fill(color);
  }
}
