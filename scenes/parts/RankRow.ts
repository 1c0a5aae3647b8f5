// One row of a leaderboard: rank, character, name, streak, score, and whether the player rose or fell.

import { SCORING } from '#core/scoring/config.ts';
import { BotMark } from '#scenes/kit/BotMark.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { medalOf, Icon } from '#scenes/kit/Icon.ts';
import { StreakFlame } from '#scenes/kit/StreakFlame.ts';
import { fitText, setText, setTextColor } from '#scenes/kit/text.ts';
import { type Color, optionLook } from '#scenes/theme/tokens.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { Figure } from '#scenes/kit/Figure.ts';
import { LEFT, RIGHT } from '#scenes/kit/anchors.ts';
import { onPodium } from '#core/views/figures.ts';
import { rowLook, STACKED_ROW } from '#scenes/parts/model.ts';
import { formatNumber } from '#scenes/kit/number.ts';
import type { BoardRow } from '#core/views/playerView.ts';

export interface RankRowLook {
  readonly width: number;
  readonly height: number;
  readonly row: BoardRow;
  /** Colors the edge by the player's group. */
  readonly isTinted: boolean;
  /** Shows a flag: this player has reached the top. */
  readonly arrived?: boolean;
  /** The reader's own row. */
  readonly own?: boolean;
  readonly focused?: boolean;
  /** Shown below the score, in place of the arrow, flag, flame and bot mark. */
  readonly sign?: { readonly text: string; readonly fill: Color };
}

/** The bot mark: its size as a share of the row's face, and the space it takes as a multiple of its size. */
const BOT = { size: 0.3, room: 1.7 } as const;
/** Padding beside the score, as a share of the row's face. */
const PAD = 0.34;
/** The score's font size and middle, as shares of the row's face, alone and with a sign below it. */
const SCORE = { alone: { letters: 0.4, y: 0.5 }, signed: { letters: 0.32, y: 0.24 } } as const;
/**
 * Shares of the row's face: a sign's font size, its top, and the space left free at the row's end and after
 * the name.
 */
const SIGN = { letters: 0.26, y: 0.5, end: 0.2, gap: 0.1 } as const;

/** The name's largest and smallest font size, height and middle, as shares of the row's face. */
const NAME = {
  alone: { most: 0.4, least: 0.24, height: 0.88, y: 0.5 },
  stacked: { most: 0.32, least: 0.15, height: 0.46, y: 0.33 },
} as const;
/** The line below the name and the streak, as shares of the row's face. */
const BELOW = { letters: 0.3, y: 0.72, gap: 0.24, flame: 0.46, end: 0.2 } as const;

/** Anchored at its top left corner. */
export class RankRow extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #medal = this.addChild(new Icon(this.ports.theme, 'medal-gold'));
  readonly #rank = this.text({ size: 20, anchor: 0.5 });
  readonly #figure = this.addChild(new Figure(this.ports));
  readonly #name = this.text({ size: 20, anchor: LEFT });
  readonly #bot = this.addChild(new BotMark());
  readonly #flame = this.addChild(new StreakFlame(this.ports));
  readonly #arrow = this.addChild(new Icon(this.ports.theme, 'up'));
  readonly #flag = this.addChild(new Icon(this.ports.theme, 'flag'));
  readonly #score = this.text({ size: 20, anchor: RIGHT });
  #sign: Pill | null = null;

  set(look: RankRowLook): void {
    const { color, schemes } = this.tokens;
    const { height, row } = look;
    const { name, isSimulated, color: tint } = rowLook(row);
    const side = look.own ? color.glowEdge : schemes.play.side;
    const edge = Math.max(3, Math.round(height * 0.06));
    const face = height - edge;
    this.#panel.set({
      width: look.width,
      height,
      radius: face * 0.32,
      fill: look.own ? color.glow : schemes.play.raised,
      edge: {
        color: look.isTinted && tint !== null ? optionLook(this.tokens, tint).fill : side,
        height: edge,
      },
      ...(look.focused ? { ring: { color: schemes.play.focus, width: 3, gap: 2 } } : {}),
    });
    const ink = look.own ? color.ink : schemes.play.text;
    this.#placeRank(row, face, ink);
    this.#figure.set({ character: row.character, size: face * 0.84 });
    // The feet stand on the row's edge.
    this.#figure.position.set(face * 1.46, face);
    const left = face * 2.02;
    const isStacked = look.width < height * STACKED_ROW;
    const right = isStacked
      ? this.#placeScoreBelow(look, face, left, ink)
      : this.#placeScore(look, face, ink);
    const line = isStacked ? NAME.stacked : NAME.alone;
    const mark = isSimulated ? face * BOT.size : 0;
    fitText(this.#name, this.say(name), {
      width: right - left - mark * BOT.room,
      height: face * line.height,
      size: [Math.round(face * line.most), Math.max(12, Math.round(face * line.least))],
      lines: 2,
    });
    setTextColor(this.#name, ink);
    this.#name.position.set(left, face * line.y);
    this.#placeSign(look, face, left + this.#name.width);
    this.#bot.visible = mark > 0 && !look.sign;
    if (mark === 0) return;
    this.#bot.set(mark, ink);
    // Right behind the name, however long it is.
    this.#bot.position.set(left + this.#name.width + mark, face * line.y);
  }

  #placeSign({ sign, width }: RankRowLook, face: number, from: number): void {
    if (this.#sign) this.#sign.visible = sign !== undefined;
    if (!sign) return;
    this.#sign ??= this.add(new Pill(this.ports), 'sign');
    const end = width - face * SIGN.end;
    const maxWidth = end - from - face * SIGN.gap;
    this.#sign.set({ ...sign, size: face * SIGN.letters, maxWidth, color: this.tokens.color.ink });
    this.ports.motion.place(this.#sign, { x: end - this.#sign.box.width, y: face * SIGN.y });
  }

  /** Pops in a sign that was just added. */
  popSign(): void {
    if (this.#sign) this.ports.motion.play('pop', this.#sign);
  }

  #placeRank(row: BoardRow, face: number, ink: Color): void {
    const medal = onPodium(row) ? medalOf(row.rank) : null;
    const x = face * 0.58;
    this.#medal.visible = medal !== null;
    if (medal) this.#medal.show(this.ports.theme, medal).resize(face * 0.7);
    this.#medal.position.set(x, face * 0.52);
    this.#rank.style.fontSize = Math.round(face * (row.rank > 99 ? 0.28 : 0.36));
    setText(this.#rank, String(row.rank));
    setTextColor(this.#rank, medal ? this.tokens.color.ink : ink);
    this.#rank.position.set(x, face * 0.5);
  }

  /** Middle of the character, and its height in pixels. */
  get face(): { readonly x: number; readonly y: number; readonly size: number } {
    const { x, y, body } = this.#figure;
    return { x, y: y - body.height / 2, size: body.height };
  }

  /** Returns the x at which the name has to end. */
  #placeScore(look: RankRowLook, face: number, ink: Color): number {
    const { row } = look;
    const pad = face * PAD;
    const isSigned = look.sign !== undefined;
    const { letters, y } = isSigned ? SCORE.signed : SCORE.alone;
    this.#score.style.fontSize = Math.round(face * letters);
    setText(this.#score, formatNumber(this.ports.strings, row.score));
    setTextColor(this.#score, ink);
    this.#score.position.set(look.width - pad, face * y);
    // Measured as if there were no sign, so that a sign never moves the name.
    const width = (this.#score.width * SCORE.alone.letters) / letters;
    let x = look.width - pad - width - face * 0.36;
    x = this.#placeArrow(look, face, x);
    this.#flag.visible = look.arrived === true && !isSigned;
    if (look.arrived) {
      this.#flag.resize(face * 0.46);
      this.#flag.position.set(x, face * 0.48);
      x -= face * 0.5;
    }
    const hot = row.streak >= SCORING.flameFrom && look.width > face * 6;
    this.#flame.set(hot && !isSigned ? row.streak : 0, face * 0.62);
    if (!hot) return x;
    this.#flame.position.set(x - face * 0.1, face * 0.48);
    return x - face * 0.5;
  }

  /** As `#placeScore`, with the score from `left` below the name, and only the streak beside it. */
  #placeScoreBelow(look: RankRowLook, face: number, left: number, ink: Color): number {
    const { row, width } = look;
    const y = face * BELOW.y;
    this.#score.style.fontSize = Math.round(face * BELOW.letters);
    setText(this.#score, formatNumber(this.ports.strings, row.score));
    setTextColor(this.#score, ink);
    this.#score.position.set(left + this.#score.width, y);
    const x = this.#score.x + face * BELOW.gap;
    const arrow = x - this.#placeArrow(look, face, x);
    this.#arrow.y = y;
    this.#flag.visible = look.arrived === true;
    this.#flag.resize(face * BELOW.letters);
    this.#flag.position.set(x + arrow, y);
    const end = width - face * BELOW.end;
    const hot = row.streak >= SCORING.flameFrom;
    this.#flame.set(hot ? row.streak : 0, face * BELOW.flame);
    if (!hot) return end;
    this.#flame.position.set(end - (face * BELOW.flame) / 2, face * NAME.stacked.y);
    return end - face * BELOW.flame;
  }

  #placeArrow({ row, own, sign }: RankRowLook, face: number, x: number): number {
    const moved = (row.previousRank ?? row.rank) - row.rank;
    this.#arrow.visible = moved !== 0 && !sign;
    if (moved === 0) return x;
    const { color, schemes } = this.tokens;
    this.#arrow.resize(face * 0.22);
    this.#arrow.rotation = moved > 0 ? 0 : Math.PI;
    this.#arrow.tint = own ? color.ink : moved > 0 ? schemes.play.success : schemes.play.danger;
    this.#arrow.position.set(x, face / 2);
    return x - face * 0.4;
  }
}
