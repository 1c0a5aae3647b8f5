// The end on the projector: third, second, first, each on its step; then the rest.

import { Container, Graphics, Sprite, type Text, Texture } from 'pixi.js';
import type { BoardRow } from '#core/views/playerView.ts';
import { BotMark } from '#scenes/kit/BotMark.ts';
import { characterOf } from '#scenes/kit/characters.ts';
import { drawContact } from '#scenes/kit/contact.ts';
import { grouped } from '#scenes/kit/number.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Piece } from '#scenes/kit/Piece.ts';
import { RankRow } from '#scenes/kit/RankRow.ts';
import { fitText, makeText, setText } from '#scenes/kit/text.ts';
import type { Theme } from '#scenes/kit/theme.ts';
import type { Color, ThemeTokens } from '#scenes/kit/tokens.ts';
import { rowLook } from '#scenes/features/model.ts';
import { drawn } from '#scenes/message.ts';
import type { Rect, SceneKind, ScenePorts, SoundName, Target } from '#scenes/ports.ts';
import { diffProjector, type ProjectorEvent } from '#scenes/projector/events.ts';
import { type PodiumModel, podiumModel, rowPoints } from '#scenes/projector/model.ts';
import { PodiumCrowd } from '#scenes/projector/PodiumCrowd.ts';
import { ProjectorScene, type ProjectorMetrics } from '#scenes/projector/ProjectorScene.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

/** How each place is taken, in seconds after the opening: third, second, and after a breath the first. */
const ENTRANCE: Readonly<Record<number, { readonly delay: number; readonly sound: SoundName }>> = {
  3: { delay: 0.5, sound: 'podiumThird' },
  2: { delay: 1.5, sound: 'podiumSecond' },
  1: { delay: 2.9, sound: 'podiumFirst' },
};
/** Heights of the steps and widths of a column, in pixels of the design. */
const STEP: Readonly<Record<number, number>> = { 1: 430, 2: 320, 3: 240 };
const COLUMN = { wide: 350, tall: 236 } as const;
const FIGURE = { wide: 250, tall: 190 } as const;

function metal({ color }: ThemeTokens, rank: number): { fill: Color; edge: Color } {
  if (rank === 1) return { fill: color.gold, edge: color.goldEdge };
  if (rank === 2) return { fill: color.silver, edge: color.silverEdge };
  return { fill: color.bronze, edge: color.bronzeEdge };
}

/** One winner: the figure on its step, with name and points on the step's face. Stands on (0, 0), which is the ground. */
class Step extends Container {
  readonly #theme: Theme;
  readonly #panel = new Panel();
  readonly #name: Text;
  readonly #score: Text;
  readonly #rank: Text;
  readonly figure = new Container();
  readonly #contact = new Graphics();
  readonly #sprite = new Sprite();
  readonly #bot = new BotMark();
  readonly #crown: Piece;

  constructor(theme: Theme) {
    super();
    this.#theme = theme;
    const { tokens } = theme;
    const text = (): Text => {
      const made = makeText(tokens, {
        size: 30,
        weight: 'display',
        color: tokens.color.ink,
        align: 'center',
      });
      made.anchor.set(0.5);
      return made;
    };
    [this.#name, this.#score, this.#rank] = [text(), text(), text()];
    this.#sprite.anchor.set(0.5, 1);
    this.#crown = new Piece(theme, 'crown');
    this.figure.addChild(this.#sprite, this.#crown);
    this.addChild(this.#panel, this.#contact, this.figure, this.#name, this.#score, this.#rank, this.#bot);
  }

  set(
    row: BoardRow,
    look: { readonly name: string; readonly points: string; readonly isSimulated: boolean },
    size: { readonly width: number; readonly height: number; readonly figure: number; readonly text: number },
  ): void {
    const { tokens } = this.#theme;
    const { width, height, text } = size;
    const { fill, edge } = metal(tokens, row.rank);
    // The foot goes under the ground, so that only the upper corners are round.
    this.#panel.set({
      width,
      height: height + width * 0.2,
      radius: width * 0.09,
      fill,
      edge: { color: edge, height: 4 },
      rim: true,
    });
    this.#panel.position.set(-width / 2, -height);
    const texture = this.#theme.texture(`character:${characterOf(row.character)}`) ?? Texture.EMPTY;
    this.#sprite.texture = texture;
    this.#sprite.scale.set(size.figure / Math.max(1, texture.width, texture.height));
    // Its feet are on the step, a little from the rim.
    this.figure.position.set(0, -height + FEET);
    drawContact(this.#contact, texture.width * this.#sprite.scale.x);
    this.#contact.position.set(0, -height + FEET);
    this.#crown.visible = row.rank === 1;
    this.#crown.resize(size.figure * 0.34);
    this.#crown.position.set(0, -texture.height * this.#sprite.scale.y - size.figure * 0.1);
    fitText(
      this.#name,
      look.name,
      {
        // Beside the sign in the corner, where there is one.
        width: look.isSimulated ? width - text * 3.4 : width * 0.88,
        height: text * 2.3,
        maxSize: text,
        minSize: text * 0.55,
        maxLines: 2,
      },
      1.1,
    );
    this.#name.position.set(0, -height + text * 1.35);
    this.#bot.visible = look.isSimulated;
    if (look.isSimulated) {
      this.#bot.set(text * 0.9, tokens.color.ink);
      this.#bot.position.set(width / 2 - text * 0.9, -height + text * 0.9);
    }
    const small = text * 0.72;
    fitText(this.#score, look.points, {
      width: width * 0.88,
      height: small * 1.4,
      maxSize: small,
      minSize: small * 0.6,
      maxLines: 1,
    });
    this.#score.position.set(0, -height + text * 3);
    const rest = height - text * 3.7;
    this.#rank.visible = rest > text * 0.8;
    this.#rank.style.fontSize = Math.round(Math.min(rest * 0.7, width * 0.5));
    setText(this.#rank, String(row.rank));
    this.#rank.alpha = 0.28;
    this.#rank.position.set(0, -rest / 2);
  }
}

/** Pixels that feet stand below the upper rim of a step. */
const FEET = 3;
/** In pixels of the design: how high the ground is that others stand on, and the air round them. */
const GROUND = { height: 210, air: 28 } as const;

/** Rows of the others, in pixels of the design. */
const REST = { height: 88, gap: 10 } as const;

class Podium extends ProjectorScene {
  #title: Text | null = null;
  #crowd: PodiumCrowd | null = null;
  #quiz: Text | null = null;
  readonly #stepLayer = new Container();
  readonly #restLayer = new Container();
  readonly #steps = new Map<string, Step>();
  readonly #rest: RankRow[] = [];
  #rects = new Map<string, Rect>();

  constructor() {
    super('podium');
  }

  protected build(ports: ScenePorts): void {
    const { theme } = ports;
    const { tokens } = theme;
    this.#crowd = new PodiumCrowd(ports);
    this.#title = makeText(tokens, {
      size: 60,
      weight: 'display',
      color: tokens.color.snow,
      align: 'center',
    });
    this.#title.anchor.set(0.5, 0);
    this.#title.label = 'title';
    this.#quiz = makeText(tokens, { size: 30, weight: 'strong', color: tokens.color.snow, align: 'center' });
    this.#quiz.anchor.set(0.5, 0);
    this.root.addChild(this.#crowd, this.#stepLayer, this.#restLayer, this.#title, this.#quiz);
  }

  protected draw(view: ProjectorStageView, metrics: ProjectorMetrics): void {
    const model = podiumModel(view.projector);
    const { winners, others, people } = model;
    this.#rects = new Map();
    const width = metrics.width - metrics.margin * 2;
    this.#drawTitle(model, metrics, width);
    const beside = metrics.wide && others.length > 0;
    const list = beside ? 560 * metrics.unit : 0;
    const rest = this.#restBox(others.length, metrics, list, people.length > 0);
    const steps = this.#drawSteps(winners, metrics, {
      left: metrics.margin,
      width: width - list - (beside ? 60 * metrics.unit : 0),
      // Where the rest stands below, the steps stand right above it.
      ground: metrics.wide || others.length === 0 ? metrics.height : rest.y - GROUND.air * metrics.unit,
    });
    this.#drawRest(others, rest, metrics.unit);
    this.#crowd?.draw(people, metrics.wide ? freeGround(metrics, steps) : [], metrics.unit);
  }

  /** Where the rows of the others stand; their crowd has the ground below them. */
  #restBox(count: number, metrics: ProjectorMetrics, list: number, hasCrowd: boolean): Rect {
    const { unit, wide } = metrics;
    const gap = REST.gap * unit;
    const width = wide ? list : metrics.width - metrics.margin * 2;
    const bottom = metrics.bottom - (wide && hasCrowd ? GROUND.height * unit : 0);
    const room = wide ? metrics.height * 0.72 : bottom - metrics.height * 0.62 - 28 * unit;
    const row = Math.min(REST.height * unit, room / Math.max(1, count) - gap);
    const height = count * (row + gap) - gap;
    return {
      x: wide ? metrics.width - metrics.margin - width : metrics.margin,
      y: bottom - height,
      width,
      height,
    };
  }

  #drawTitle({ title, quiz }: PodiumModel, metrics: ProjectorMetrics, width: number): void {
    if (!this.#title || !this.#quiz) return;
    const size = metrics.size('headline');
    fitText(this.#title, drawn(this.ports.strings, title), {
      width,
      height: size * 2.4,
      maxSize: size,
      minSize: size * 0.5,
      maxLines: 2,
    });
    const small = metrics.size('body');
    fitText(this.#quiz, quiz, {
      width,
      height: small * 1.4,
      maxSize: small,
      minSize: small * 0.6,
      maxLines: 1,
    });
    const top = metrics.top * 0.7;
    this.ports.motion.place(this.#title, { x: metrics.width / 2, y: top });
    this.#quiz.position.set(metrics.width / 2, top + this.#title.height + 4 * metrics.unit);
  }

  #drawSteps(
    winners: readonly BoardRow[],
    metrics: ProjectorMetrics,
    place: { readonly left: number; readonly width: number; readonly ground: number },
  ): { readonly left: number; readonly right: number } {
    const { unit, wide } = metrics;
    const here = new Set(winners.map(({ id }) => id));
    for (const [id, step] of this.#steps) {
      if (here.has(id)) continue;
      step.destroy({ children: true });
      this.#steps.delete(id);
    }
    const column = Math.min((wide ? COLUMN.wide : COLUMN.tall) * unit, place.width / 3.06);
    const { ground } = place;
    const middle = place.left + place.width / 2;
    const { strings } = this.ports;
    for (const row of winners) {
      let step = this.#steps.get(row.id);
      if (!step) {
        step = this.#stepLayer.addChild(new Step(this.ports.theme));
        step.label = `row:${row.id}`;
        this.#steps.set(row.id, step);
      }
      const height = (STEP[row.rank] ?? 200) * unit * (wide ? 1 : 0.92);
      const figure = (wide ? FIGURE.wide : FIGURE.tall) * unit * (row.rank === 1 ? 1.1 : 0.9);
      const { name, isSimulated } = rowLook(row);
      const points = drawn(strings, rowPoints(row));
      step.set(
        row,
        { name: drawn(strings, name), points, isSimulated },
        {
          width: column,
          height,
          figure,
          text: (wide ? 44 : 34) * unit,
        },
      );
      const x =
        middle +
        ({ 1: 0, 2: -1, 3: 1 }[row.rank] ?? 0) * column * 1.04 +
        (winners.length === 2 ? column * 0.52 : 0);
      this.ports.motion.place(step, { x, y: ground });
      this.#rects.set(row.id, {
        x: x - column / 2,
        y: ground - height - figure,
        width: column,
        height: height + figure,
      });
    }
    const reach = (winners.length * column * 1.04) / 2;
    return { left: middle - reach, right: middle + reach };
  }

  #drawRest(others: readonly BoardRow[], box: Rect, unit: number): void {
    while (this.#rest.length < others.length)
      this.#rest.push(this.#restLayer.addChild(new RankRow(this.ports.theme)));
    for (const row of this.#rest.splice(others.length)) row.destroy({ children: true });
    const gap = REST.gap * unit;
    const { width } = box;
    const height = (box.height + gap) / Math.max(1, others.length) - gap;
    for (const [index, row] of others.entries()) {
      const shown = this.#rest[index];
      if (!shown) continue;
      const { name, isSimulated } = rowLook(row);
      const rect = {
        x: box.x,
        y: box.y + index * (height + gap),
        width,
        height,
      };
      shown.label = `row:${row.id}`;
      shown.set({
        ...row,
        name: drawn(this.ports.strings, name),
        isSimulated,
        width,
        height,
        previousRank: null,
        streak: 0,
        medal: false,
        score: grouped(this.ports.strings, row.score),
      });
      this.ports.motion.place(shown, { x: rect.x, y: rect.y });
      this.#rects.set(row.id, rect);
    }
  }

  play(events: readonly ProjectorEvent[]): void {
    if (!events.some(({ type }) => type === 'opened')) return;
    const { clock, motion, sound } = this.ports;
    const rows = this.view?.projector.board?.rows ?? [];
    const now = clock.now();
    for (const row of rows) {
      const step = this.#steps.get(row.id);
      const entrance = ENTRANCE[row.rank];
      if (!step || !entrance) continue;
      const { delay } = entrance;
      clock.at(now + delay * 1_000, () => sound.play(entrance.sound));
      motion.play('slide', step, {
        from: { y: (STEP[row.rank] ?? 200) * 1.6, alpha: 1 },
        delay,
        duration: 0.9,
        inTurn: true,
      });
      motion.play('drop', step.figure, { delay: delay + 0.55, inTurn: true });
      const rect = this.#rects.get(row.id);
      if (row.rank !== 1 || !rect) continue;
      const at = { x: rect.x + rect.width / 2, y: rect.y + rect.height * 0.2 };
      motion.burst(at, { style: 'confetti', delay: delay + 0.9 });
      motion.burst(at, { style: 'stars', delay: delay + 1.1 });
    }
    this.#crowd?.playEntrance();
    for (const [index, row] of this.#rest.entries())
      motion.play('slide', row, { from: { x: 80 }, delay: 3.9 + index * 0.09, inTurn: true });
  }

  targets(): readonly Target[] {
    const rows = this.view?.projector.board?.rows ?? [];
    return rows.flatMap(({ id }): Target[] => {
      const rect = this.#rects.get(id);
      return rect ? [{ id: `row:${id}`, kind: 'region', rect }] : [];
    });
  }
}

/** The ground at the foot, left and right of the steps, where somebody can stand. */
function freeGround(
  metrics: ProjectorMetrics,
  steps: { readonly left: number; readonly right: number },
): Rect[] {
  const { unit, margin, width } = metrics;
  const air = GROUND.air * unit;
  const y = metrics.height - GROUND.height * unit;
  const height = metrics.bottom - y;
  const parts = [
    { x: margin, width: steps.left - air - margin },
    { x: steps.right + air, width: width - margin - steps.right - air },
  ];
  return parts.filter((part) => part.width > FIGURE.wide * unit).map((part) => ({ ...part, y, height }));
}

export const podium: SceneKind<ProjectorStageView, ProjectorEvent> = {
  id: 'podium',
  create: () => new Podium(),
  diff: diffProjector,
};
