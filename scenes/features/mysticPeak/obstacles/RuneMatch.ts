// Rune match: rune stones lie face down; two are turned at a time, and a pair stays up.

import { Container, type Graphics, GraphicsPath } from 'pixi.js';
import {
  type GameView,
  MINI_GAMES,
  type RuneCard,
  type RuneMatchView,
} from '#core/features/mysticPeak/games/game.ts';
import { drawDashes } from '#scenes/features/mysticPeak/obstacles/cliff.ts';
import {
  type ObstacleGame,
  type ObstacleGameLook,
  lit,
} from '#scenes/features/mysticPeak/obstacles/obstacleGame.ts';
import { cardsIn } from '#scenes/features/mysticPeak/obstacles/runes/model.ts';
import { SCALE } from '#scenes/kit/scale.ts';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import { drawPanel } from '#scenes/kit/Panel.ts';
import { OPTION_SHAPES, SHAPE_PATHS } from '#scenes/kit/shapes.ts';
import { optionLook } from '#scenes/theme/tokens.ts';
import type { RunningMotion, Rect, Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { KeyedViews, byPlace, labeled } from '#scenes/kit/KeyedViews.ts';
import { shaded, ROPE } from '#scenes/kit/materials.ts';
import { points } from '#scenes/kit/outlines.ts';

const { columns } = MINI_GAMES.runeMatch;
const TURN = 0.22;
const SUNK = 3;

class Stone extends Widget {
  /** The part that turns. */
  readonly body = this.addChild(new Container());
  readonly slab = this.body.addChild(drawing());
  readonly runes = [0, 1, 2].map(() => this.body.addChild(drawing()));
  turning: RunningMotion | null = null;
}

export class RuneMatch extends Widget implements ObstacleGame {
  readonly #blanket = this.addChild(drawing());
  readonly #turns = this.addChild(drawing('turns'));
  readonly #list = this.addChild(new Container());
  readonly #lines = this.addChild(drawing('missing'));
  readonly #stones = new KeyedViews<RuneCard, Stone, number>(byPlace, (_, index) =>
    this.#list.addChild(labeled(`rune:${index}`, new Stone(this.ports))),
  );
  #size = '';

  set(look: ObstacleGameLook): void {
    const { view } = look.model;
    if (view.game !== 'runeMatch') return;
    this.#drawBlanket(look);
    this.#drawTurns(view, look);
    for (const [card, stone, index] of this.#stones.reconcile(view.cards)) {
      const rect = placeOf(index, view.cards.length, look);
      this.ports.motion.place(stone, {
        x: rect.x + rect.width / 2,
        y: rect.y + rect.height / 2 + (card.state === 'found' ? SUNK : 0),
        rotation: (seededRandom(9, index) - 0.5) * 0.07,
      });
      if (!stone.turning) this.#draw(stone, card, rect, look.touch(`rune:${index}`));
    }
    this.#drawMissing(view, look);
  }

  play(before: GameView, look: ObstacleGameLook): void {
    const { view } = look.model;
    if (view.game !== 'runeMatch' || before.game !== 'runeMatch') return;
    const { motion, sound } = this.ports;
    for (const [index, card] of view.cards.entries()) {
      const was = before.cards[index];
      const stone = this.#stones.get(index);
      if (!was || !stone) continue;
      if ((was.state === 'closed') !== (card.state === 'closed')) this.#turn(stone, index, was, card, look);
      else if (card.state === 'found' && was.state !== 'found') motion.play('hit', stone, { delay: TURN });
    }
    const found = ({ cards }: RuneMatchView): number =>
      cards.filter(({ state }) => state === 'found').length / 2;
    if (found(view) > found(before))
      return sound.play('score', SCALE[Math.min(SCALE.length, found(view)) - 1]);
    if (view.cards.some(({ state }, index) => state === 'open' && before.cards[index]?.state === 'closed'))
      sound.play('press');
  }

  stand(): null {
    return null;
  }

  targets(look: ObstacleGameLook): readonly Target[] {
    const cards = cardsIn(look.model);
    return cards.map(({ id, intent }, index): Target => {
      return { id, kind: 'button', rect: placeOf(index, cards.length, look), ...(intent && { intent }) };
    });
  }

  #turn(stone: Stone, index: number, was: RuneCard, card: RuneCard, look: ObstacleGameLook): void {
    stone.turning?.finish();
    const count = this.#stones.size;
    const show = (each: RuneCard): void =>
      this.#draw(stone, each, placeOf(index, count, look), look.touch(`rune:${index}`));
    const turning = this.ports.motion.ease(
      (share) => {
        if (stone.destroyed) return;
        show(share < 0.5 ? was : card);
        stone.body.scale.x = share === 1 ? 1 : Math.max(0.1, Math.abs(1 - 2 * share));
      },
      { duration: TURN, steady: true },
    );
    stone.turning = turning;
    void turning.done.then(() => {
      if (stone.turning === turning) stone.turning = null;
    });
  }

  #draw(
    stone: Stone,
    card: RuneCard,
    { width, height }: Rect,
    { focused, pressed }: { readonly focused: boolean; readonly pressed: boolean },
  ): void {
    const { tokens } = this;
    const isClosed = card.state === 'closed';
    const isFound = card.state === 'found';
    const option = isClosed ? null : optionLook(tokens, OPTION_SHAPES.indexOf(card.face));
    const fill = isClosed
      ? '#8C7F86'
      : isFound && option
        ? mix(option.edge, tokens.color.night950, 0.55)
        : '#E2D3BF';
    const edge = isClosed ? '#65565F' : isFound && option ? option.edge : '#8C7859';
    const depth = isFound ? 3 : 6;
    const ring = focused
      ? tokens.schemes.play.focus
      : isFound && option
        ? option.fill
        : card.state === 'missed'
          ? tokens.color.ember
          : null;
    const on = stone.slab.clear();
    stone.slab.position.set(-width / 2, -height / 2);
    drawPanel(on, tokens, {
      width,
      height,
      radius: Math.min(18, width * 0.2),
      fill,
      shadow: true,
      edge: { color: edge, height: depth },
      pressed: pressed && isClosed ? 4 : 0,
      ...(ring && { ring: { color: ring, width: 3 } }),
    });
    const face = height - depth;
    if (isClosed) this.#drawBack(on, width, face);
    const size = Math.min(width, face) * 0.62;
    // Cut into the stone: the upper edge is in shade, and light falls on the lower one.
    const path = option ? new GraphicsPath(SHAPE_PATHS[(card as { readonly face: RuneFace }).face]) : null;
    const layers = [
      [-2, isFound ? tokens.color.night950 : shaded('#8C7859', 0.5)],
      [2, isFound ? mix(option?.fill ?? fill, tokens.color.snow, 0.5) : tokens.color.snow],
      [0, isFound ? (option?.fill ?? fill) : shaded('#8C7859', 0.75)],
    ] as const;
    for (const [index, layer] of stone.runes.entries()) {
      const [down, color] = layers[index] ?? layers[0];
      layer.clear();
      if (!path) continue;
      layer.path(path).fill(color);
      layer.scale.set(size / 100);
      layer.position.set(-size / 2, -size / 2 - depth / 2 + down);
    }
  }

  /** A weathered back: cuts, and a mark of the mountain. */
  #drawBack(on: Graphics, width: number, height: number): void {
    const [x, y] = [width / 2, height / 2];
    const far = Math.min(width, height) * 0.26;
    const dark = '#65565F';
    on.poly(points(x, y, far, '-1 0.7 -0.1 -0.9 0.25 -0.2 0.45 -0.5 1 0.7')).fill(dark);
    on.poly(points(x, y, far, '-0.36 -0.4 -0.1 -0.9 0.14 -0.42 -0.02 -0.5 -0.16 -0.28')).fill(
      lit('#8C7F86', 0.6),
    );
    on.moveTo(width * 0.14, height * 0.2).lineTo(width * 0.26, height * 0.12);
    on.moveTo(width * 0.78, height * 0.88).lineTo(width * 0.88, height * 0.76);
    on.stroke({ width: 2, color: lit('#8C7F86', 0.4), cap: 'round' });
  }

  #drawBlanket({ width, height }: ObstacleGameLook): void {
    const key = `${width} ${height}`;
    if (key === this.#size) return;
    this.#size = key;
    const on = this.#blanket.clear();
    on.roundRect(0, 0, width, height, 22).fill('#3B5560');
    on.roundRect(0, 0, width, height - 5, 22).fill('#4E9A5A');
    // A woven cloth on the grass.
    on.roundRect(8, 8, width - 16, height - 18, 14).fill(shaded('#A94F88', 0.55));
    on.roundRect(8, 8, width - 16, height - 22, 14).fill(shaded('#A94F88', 0.4));
    for (const y of [18, height - 26])
      for (let x = 22; x < width - 22; x += 16)
        on.poly(points(x, y, 1, '0 0 5 -4 10 0 5 4')).fill(shaded('#F6A5D8', 0.35));
  }

  /** Turns left, as knots on a cord. */
  #drawTurns({ turnsLeft, difficulty }: RuneMatchView, { width, height }: ObstacleGameLook): void {
    const { color } = this.tokens;
    const { turns } = MINI_GAMES.runeMatch.levels[difficulty];
    const on = this.#turns.clear();
    const y = height - 30;
    const [left, right] = [width * 0.12, width * 0.88];
    on.moveTo(left - 12, y)
      .quadraticCurveTo(width / 2, y + 8, right + 12, y)
      .stroke({ width: 4, color: ROPE[1], cap: 'round' });
    for (let turn = 0; turn < turns; turn += 1) {
      const share = turn / (turns - 1);
      const x = left + (right - left) * share;
      const down = y + 16 * share * (1 - share);
      const isLeft = turn < turnsLeft;
      on.circle(x, down, 8).fill(isLeft ? color.goldEdge : shaded(ROPE[1], 0.7));
      on.circle(x - 0.5, down - 1, 6.5).fill(isLeft ? color.gold : shaded(ROPE[1], 0.5));
    }
  }

  /** Lines between the stones of each unfound pair. */
  #drawMissing({ cards }: RuneMatchView, look: ObstacleGameLook): void {
    const on = this.#lines.clear();
    for (const [index, card] of cards.entries()) {
      if (card.state !== 'missed') continue;
      const other = cards.findIndex(
        (each, at) => at > index && each.state === 'missed' && each.face === card.face,
      );
      if (other < 0) continue;
      const [from, to] = [placeOf(index, cards.length, look), placeOf(other, cards.length, look)].map(
        ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }),
      );
      if (from && to) drawDashes(on, from, to, this.tokens.color.ember, 5);
    }
  }
}

type RuneFace = Extract<RuneCard, { readonly face: unknown }>['face'];

function placeOf(index: number, count: number, { width, height }: ObstacleGameLook): Rect {
  const rows = Math.ceil(count / columns);
  const pad = { x: width * 0.05, top: height * 0.07, bottom: height > 300 ? 52 : 40 };
  const gap = Math.min(14, width * 0.028);
  const wide = (width - 2 * pad.x - gap * (columns - 1)) / columns;
  // Two rows have more room than three.
  const high = Math.min(
    wide * (rows === 2 ? 1.75 : 1.45),
    (height - pad.top - pad.bottom - gap * (rows - 1)) / rows,
  );
  const top = pad.top + (height - pad.top - pad.bottom - rows * (high + gap) + gap) / 2;
  return {
    x: pad.x + (index % columns) * (wide + gap),
    y: top + Math.floor(index / columns) * (high + gap),
    width: wide,
    height: high,
  };
}
