// REORDER on the canvas: a rope ladder whose rungs are put in order.

import { Container } from 'pixi.js';
import { PICTURE_WIDTH } from '#core/content/media.ts';
import type { Point } from '#scenes/kit/path.ts';
import { SCALE } from '#scenes/kit/scale.ts';
import { drawn } from '#scenes/message.ts';
import type { HandAct } from '#scenes/player/handAct.ts';
import type { CreatePart, Density, PartView, QuestionPart } from '#scenes/player/question/part.ts';
import type { DragStep, Intent, Rect, ScenePorts, Target } from '#scenes/ports.ts';
import { type Dragged, draggedTo } from '#scenes/questions/pieces/dragging.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';
import { PieceSlab } from '#scenes/questions/pieces/PieceSlab.ts';
import { hanging, lettersFor, RUNG, rungHeight, rungParts } from '#scenes/questions/reorder/ladder.ts';
import { LadderFrame } from '#scenes/questions/reorder/LadderFrame.ts';
import { belongsAt, type Ladder, ladderOf, NO_LADDER } from '#scenes/questions/reorder/model.ts';
import { drawDetails, KEY, type KeyState } from '#scenes/questions/reorder/details.ts';

/** Seconds. */
const SHOW = {
  part: 0.16,
  home: 0.22,
  swing: 0.26,
  first: 0.15,
  each: 0.09,
  all: 0.72,
  corrections: 0.9,
} as const;
/** Milliseconds after which a rung that was put down goes back, if nothing came of it. */
const UNANSWERED_MS = 500;

const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

class LadderPart implements QuestionPart<'REORDER'> {
  readonly root = new Container();
  readonly isColumn = true;
  readonly #ports: ScenePorts;
  /** All of it, round the middle of its top. */
  readonly #all = new Container();
  readonly #frame: LadderFrame;
  readonly #slabs = new Container();
  /** What is dragged, over everything. */
  readonly #hand = new Container();
  readonly #rungs = new Map<string, PieceSlab>();
  #ladder: Ladder = NO_LADDER;
  #drag: Dragged | null = null;
  /** Whether it was put down, and the answer has not changed by it yet. */
  #isDropped = false;
  #places: readonly Rect[] = [];
  #letters = 20;
  /** Where rungs stand, and stood before that. */
  #stand: ReadonlyMap<string, Point> = new Map();
  #stood: ReadonlyMap<string, Point> = new Map();
  readonly #pictures: OptionPictures;
  /** Each calls off a note of the result that is still to come. */
  readonly #notes: (() => void)[] = [];
  #focus: string | null = null;
  #pressed: string | null = null;

  constructor(ports: ScenePorts) {
    this.#ports = ports;
    this.#pictures = new OptionPictures(ports, PICTURE_WIDTH.option, () => {
      if (this.root.destroyed) return;
      this.#draw();
      ports.invalidate('piece picture');
    });
    this.#frame = new LadderFrame(ports.theme.tokens);
    const { ropes, hole, plates } = this.#frame;
    this.#all.addChild(ropes, hole, this.#slabs, plates, this.#hand);
    this.root.addChild(this.#all);
  }

  sync(view: PartView<'REORDER'>): void {
    const ladder = ladderOf(view);
    const isAnother = ladder.questionId !== this.#ladder.questionId;
    this.#ladder = ladder;
    if (this.#isDropped || !ladder.open || isAnother) this.#drag = null;
    this.#isDropped &&= this.#drag !== null;
    if (isAnother) this.#stand = this.#stood = new Map();
    this.#pictures.sync(ladder.questionId, this.#items());
    for (const [id, rung] of this.#rungs) {
      if (ladder.rungs.some(({ item }) => item.id === id)) continue;
      rung.destroy({ children: true });
      this.#rungs.delete(id);
    }
    for (const { item } of ladder.rungs) {
      if (this.#rungs.has(item.id)) continue;
      const rung = new PieceSlab(this.#ports.theme);
      rung.label = `piece:${item.id}`;
      this.#rungs.set(item.id, rung);
    }
  }

  heightFor(width: number, density: Density): number {
    return this.#heightOf(
      rungHeight(this.#ports.theme.tokens, this.#items(), this.#wide(width), density),
      density,
    );
  }

  roomyHeightFor(width: number, density: Density): number {
    const high = rungHeight(this.#ports.theme.tokens, this.#items(), this.#wide(width), density);
    const roomy = width < 500 ? RUNG.picture : Math.min(RUNG.roomy, density.touch);
    return this.#heightOf(Math.max(high, roomy), density);
  }

  layout(width: number, height: number, density: Density): void {
    const count = this.#ladder.rungs.length;
    const wide = this.#wide(width);
    const { each: gap, all } = this.#gaps(density);
    const high = (height - all) / Math.max(1, count);
    const x = (width - wide) / 2;
    this.#places = this.#ladder.rungs.map((_, place) => ({
      x,
      y: place * (high + gap),
      width: wide,
      height: high,
    }));
    this.#letters = lettersFor(
      this.#ports.theme.tokens,
      this.#items(),
      wide,
      high,
      Math.max(density.answer, high * 0.4),
    );
    this.#all.pivot.set(width / 2, 0);
    this.#ports.motion.place(this.#all, { x: width / 2 });
    this.#frame.set(this.#places, this.#ladder.mirrored);
    this.#draw();
  }

  setFocus(id: string | null): void {
    this.#focus = id;
    this.#draw();
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pressed = pressed ? id : null;
    this.#draw();
  }

  targets(): readonly Target[] {
    const { rungs, open, held, mirrored } = this.#ladder;
    return rungs.flatMap(({ item: { id } }, place): Target[] => {
      const rect = this.#places[place];
      if (!rect) return [];
      const target = { id: `piece:${id}`, kind: 'button', rect } as const;
      if (!open) return [target];
      const { knot, grip } = rungParts(rect.width, rect.height);
      const drag = {
        grip: { ...rect, x: rect.x + (mirrored ? 0 : rect.width - 2 * knot - grip), width: 2 * knot + grip },
      };
      if (held !== id) {
        const intent: Intent =
          held === null ? { type: 'hold', piece: id } : { type: 'put', piece: held, place };
        return [{ ...target, intent, drag }];
      }
      const own = { ...rect, x: rect.x + (mirrored ? 2 * KEY : 0), width: rect.width - 2 * KEY };
      return [
        { ...target, rect: own, intent: { type: 'hold', piece: null }, drag: { grip: own } },
        ...(['up', 'down'] as const).map((key, index): Target => {
          const to = place + (key === 'up' ? -1 : 1);
          const x = rect.x + (mirrored ? (1 - index) * KEY : rect.width - (2 - index) * KEY);
          const button = { id: key, kind: 'button', rect: { ...rect, x, width: KEY } } as const;
          if (!(to in rungs)) return button;
          return {
            ...button,
            intent: { type: 'put', piece: id, place: to },
            also: { type: 'hold', piece: id },
          };
        }),
      ];
    });
  }

  drag(step: DragStep): Intent | null {
    const { motion, sound } = this.#ports;
    const id = step.id.slice('piece:'.length);
    const home = this.#ladder.rungs.findIndex(({ item }) => item.id === id);
    const rect = this.#places[home];
    if (!rect || !this.#ladder.open) return null;
    const before = this.#drag;
    const next = draggedTo(before, { ...step, id }, middle(rect), this.#places);
    if (step.state === 'dragged') {
      this.#drag = next;
      this.#draw();
      const rung = this.#rungs.get(id);
      if (!before && rung) {
        motion.play('fly', rung.body, { from: { scale: 0.98 }, duration: 0.09 });
        sound.play('pickUp');
      } else if (before?.place !== next.place) this.#playMoved(SHOW.part, id);
      return null;
    }
    if (step.state === 'dropped' && next.place !== null && next.place !== home) {
      this.#isDropped = true;
      const { clock, invalidate } = this.#ports;
      clock.at(clock.now() + UNANSWERED_MS, () => {
        if (!this.#isDropped || this.root.destroyed) return;
        this.#putBack();
        invalidate('put back');
      });
      return { type: 'put', piece: id, place: next.place };
    }
    if (before) sound.play('putBack');
    this.#putBack();
    return null;
  }

  ground(): Intent | null {
    return this.#ladder.held === null ? null : { type: 'hold', piece: null };
  }

  playEntrance(): void {
    const { motion } = this.#ports;
    motion.play('fade', this.#frame.ropes, { delay: 0.12 });
    motion.play('fade', this.#frame.plates, { delay: 0.45 });
    for (const [place, rung] of this.#inOrder().entries())
      motion.play('slide', rung, { from: { y: 46 }, delay: 0.18 + place * 0.06, duration: 0.5 });
  }

  playHand(act: HandAct): void {
    const { motion } = this.#ports;
    const held = this.#rungs.get(this.#ladder.held ?? '');
    if (act === 'held' && held) motion.play('fly', held, { from: { scale: 1 }, duration: 0.09 });
    if (act === 'held' || act === 'back') return;
    this.#playMoved(act === 'put' ? SHOW.part : SHOW.home);
    motion.play('tilt', this.#all, { from: { rotation: 0.035 }, duration: SHOW.swing });
  }

  playLocked(): void {
    const { motion } = this.#ports;
    for (const [place, rung] of this.#inOrder().entries()) {
      motion.play('nod', rung.body);
      motion.play('stamp', rung.mark, { from: { scale: 1.4 }, delay: 0.06 + place * 0.03 });
    }
  }

  playReveal(): void {
    const { motion, clock, sound } = this.#ports;
    const { rungs } = this.#ladder;
    for (const cancel of this.#notes.splice(0)) cancel();
    for (const [place, { item, state, astray }] of rungs.entries()) {
      const rung = this.#rungs.get(item.id);
      const level = this.#places[place];
      if (!rung || !level) continue;
      const delay = SHOW.first + place * Math.min(SHOW.each, SHOW.all / rungs.length);
      if (state === 'right') {
        motion.play('nod', rung.body, { delay, duration: 0.26 });
        motion.play('stamp', rung.mark, { delay: delay + SHOW.each });
        const up = SCALE[this.#notes.length % SCALE.length];
        this.#notes.push(clock.at(clock.now() + delay * 1_000, () => sound.play('putDown', up)));
      }
      if (state !== 'wrong') continue;
      motion.play('fly', rung, { from: { ...middle(level), rotation: 0 }, delay, duration: 0.3 });
      motion.play('stamp', rung.mark, { delay: delay + SHOW.each });
      if (astray) motion.play('fade', rung.correction, { delay: SHOW.corrections });
    }
  }

  playRelayout(): void {
    this.#playMoved(0.4);
  }

  /** Rungs come from where they stood before. `but`: the one that does not. */
  #playMoved(duration: number, but?: string): void {
    for (const [id, now] of this.#stand) {
      const before = this.#stood.get(id);
      const rung = this.#rungs.get(id);
      if (!rung || !before || id === but || (before.x === now.x && before.y === now.y)) continue;
      const from = { x: before.x - now.x, y: before.y - now.y, alpha: 1 };
      this.#ports.motion.play('slide', rung, { from, duration });
    }
  }

  #putBack(): void {
    this.#drag = null;
    this.#isDropped = false;
    this.#draw();
    this.#playMoved(SHOW.home);
  }

  #items() {
    return this.#ladder.rungs.map(({ item }) => item);
  }

  #wide(width: number): number {
    return Math.min(RUNG.widest, width);
  }

  /** Between two rungs, and below the last one, from which a correction may hang too. */
  #gaps({ gap }: Density): { readonly each: number; readonly all: number } {
    const { rungs, judged } = this.#ladder;
    const each = judged ? RUNG.told : Math.min(12, gap);
    return { each, all: each * Math.max(0, rungs.length - (judged ? 0 : 1)) };
  }

  #heightOf(rung: number, density: Density): number {
    return this.#ladder.rungs.length * rung + this.#gaps(density).all;
  }

  #inOrder(): readonly PieceSlab[] {
    return this.#ladder.rungs.flatMap(({ item }) => this.#rungs.get(item.id) ?? []);
  }

  #draw(): void {
    const drag = this.#drag;
    const { rungs } = this.#ladder;
    const others = drag ? rungs.filter(({ item }) => item.id !== drag.id) : rungs;
    const home = drag ? rungs.findIndex(({ item }) => item.id === drag.id) : -1;
    const free = drag ? (drag.place ?? home) : -1;
    const stand = new Map<string, Point>();
    for (const [index, { item }] of others.entries()) {
      const rect = this.#places[free >= 0 && index >= free ? index + 1 : index];
      if (rect) stand.set(item.id, middle(rect));
    }
    if (drag) stand.set(drag.id, drag);
    if ([...stand].some(([id, { x, y }]) => this.#stand.get(id)?.x !== x || this.#stand.get(id)?.y !== y)) {
      this.#stood = this.#stand;
      this.#stand = stand;
    }
    this.#frame.drawHole(free, drag?.place != null);
    // An upper rung lies over the one below it, into which it may hang.
    for (const index of [...rungs.keys()].reverse()) this.#drawRung(index);
    const held = this.#rungs.get(this.#ladder.held ?? '');
    if (held && !drag) this.#slabs.addChild(held);
  }

  #drawRung(index: number): void {
    const { motion, strings, theme } = this.#ports;
    const { rungs, open, tried, held, mirrored } = this.#ladder;
    const { item, state, astray } = rungs[index] ?? {};
    const rung = item && this.#rungs.get(item.id);
    const [place] = this.#places;
    const at = item && this.#stand.get(item.id);
    if (!rung || !state || !place || !at) return;
    const { width, height } = place;
    const id = `piece:${item.id}`;
    const lifted = item.id === this.#drag?.id;
    const parts = rungParts(width, height);
    const isHeld = state === 'held' && !lifted;
    (lifted ? this.#hand : this.#slabs).addChild(rung);
    rung.set({
      item,
      picture: this.#pictures.of(item),
      state,
      tried,
      width,
      height,
      size: this.#letters,
      start: parts.start,
      end: isHeld ? 2 * KEY + 4 : parts.end,
      markRoom: parts.grip,
      mirrored,
      focused: this.#focus === id,
      pressed: this.#pressed === id && !lifted,
      lifted,
      isPlace: held !== null && !isHeld && !lifted,
      correction: astray ? drawn(strings, belongsAt(astray)) : null,
    });
    drawDetails(rung.details, theme.tokens, {
      width,
      height,
      mirrored,
      tied: lifted || isHeld ? 'none' : state === 'wrong' ? 'start' : 'both',
      grip: open && !tried,
      keys: isHeld ? this.#keysAt(index) : null,
    });
    const grown = lifted || (isHeld && motion.policy === 'full') ? 1.03 : 1;
    motion.place(
      rung,
      state === 'wrong'
        ? hanging(at, place, mirrored)
        : { ...at, rotation: lifted ? (this.#drag?.tilt ?? 0) : 0, scale: grown },
    );
  }

  #keysAt(place: number): Readonly<Record<'up' | 'down', KeyState>> {
    const state = (key: 'up' | 'down', to: number): KeyState => {
      if (!(to in this.#ladder.rungs)) return 'off';
      return this.#pressed === key ? 'pressed' : this.#focus === key ? 'focused' : 'on';
    };
    return { up: state('up', place - 1), down: state('down', place + 1) };
  }
}

export const REORDER: CreatePart<'REORDER'> = (ports) => new LadderPart(ports);
