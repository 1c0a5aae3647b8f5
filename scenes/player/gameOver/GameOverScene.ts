// The end of the game: the player's place, and the figures behind it.

import { Container } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import { Avatar } from '#scenes/kit/Avatar.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { medalOf, Icon } from '#scenes/kit/Icon.ts';
import { fitText, setText } from '#scenes/kit/text.ts';
import { diffPlayer, type PlayerEvent } from '#scenes/player/events.ts';
import { Drum } from '#scenes/player/gameOver/Drum.ts';
import { type GameOverBoxes, gameOverBoxes } from '#scenes/player/gameOver/layout.ts';
import {
  type Figure,
  type FigureName,
  type GameOverModel,
  gameOverModel,
} from '#scenes/player/gameOver/model.ts';
import { bestMoment } from '#scenes/player/gameOver/moments/model.ts';
import { PlayerScene } from '#scenes/player/PlayerScene.ts';
import { formatNumber } from '#scenes/kit/number.ts';
import { isCompact } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Words } from '#scenes/message.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import type { RunningMotion, Rect, SceneKind, Target, Viewport } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { onPanel } from '#scenes/theme/grounds.ts';

type GameOverEvent = PlayerEvent | { readonly type: 'placesShown' };

export const gameOverScene: SceneKind<PlayerStageView, GameOverEvent> = {
  id: 'gameOver',
  create: (ports) => new GameOverScene(ports),
  diff: (previous, next) => [
    ...diffPlayer(previous, next),
    ...(previous !== null && previous.player.me.placesAt !== null && next.player.me.placesAt === null
      ? [{ type: 'placesShown' } as const]
      : []),
  ],
};

/** The group's mascot beside the player's character: its relative size, and the gap in CSS pixels. */
const BESIDE = { share: 0.78, gap: 14 } as const;

/** Height of a medal and width of the drum, relative to the character's size. */
const MEDAL = 0.3;
const DRUM = 0.4;
/** Height of the crown, and of its center above the head, relative to the character's size. */
const CROWN = { height: 0.26, above: 0.06 } as const;
/** Height of the character's hop of joy, relative to its size. */
const HOP = 0.16;

const FIGURES = ['rank', 'score', 'accuracy', 'streak'] as const satisfies readonly FigureName[];

/** A figure on its slab. */
class Stat extends Widget {
  readonly panel = this.addChild(new Panel(this.tokens));
  readonly value = this.text({ size: 34, anchor: 0.5 });
  readonly #name = this.text({
    size: 15,
    weight: 'strong',
    anchor: 0.5,
    color: this.tokens.schemes.play.textMuted,
  });

  set(figure: Figure, width: number, height: number): void {
    const { radius, depth } = this.tokens;
    const { fill, side } = onPanel(this.tokens);
    this.panel.lay(
      { x: -width / 2, y: -height / 2, width, height },
      { radius: radius.large, fill, edge: { color: side, height: depth.edge } },
    );
    fitText(
      this.value,
      this.say(figure.value),
      { width: width - 24, height: height * 0.5, size: [Math.min(54, height * 0.42), 16], lines: 1 },
      1.1,
    );
    const caption = [figure.label, ...(figure.outOf ? [figure.outOf] : [])];
    fitText(this.#name, caption.map((words) => this.say(words)).join(' '), {
      width: width - 20,
      height: 30,
      size: [Math.min(22, height * 0.2), 12],
      lines: 2,
      balanced: true,
    });
    this.value.y = -this.#name.height / 2;
    this.#name.y = this.value.height / 2;
  }
}

/** The moment to remember, on a slab. */
class MomentSlab extends Widget {
  readonly #panel = this.addChild(new Panel(this.tokens));
  readonly #star = this.addChild(new Icon(this.ports.theme, 'star', 28));
  readonly #words = this.text({ size: 18, weight: 'strong', anchor: 0.5 });

  set(words: Words, { width, height }: Rect): void {
    const { radius } = this.tokens;
    const pad = height * 0.3;
    const star = this.#star.width + pad * 0.6;
    fitText(this.#words, this.say(words), {
      width: width - pad * 2 - star,
      height: height - 8,
      size: [20, 13],
      lines: 2,
      balanced: true,
    });
    // As wide as its words.
    const whole = this.#words.width + star + pad * 2;
    this.#panel.lay(
      { x: -whole / 2, y: -height / 2, width: whole, height },
      { radius: radius.large, fill: onPanel(this.tokens).fill, rim: true },
    );
    this.#star.x = -whole / 2 + pad + this.#star.width / 2;
    this.#words.x = star / 2;
  }
}

class GameOverScene extends PlayerScene<PlayerStageView, GameOverEvent> {
  /** The player has finished, whatever the game does. */
  protected override readonly isPausable = false;
  /** Everything pressable here belongs to the page. */
  protected override readonly hasPressables = false;
  readonly #title = this.caption('title', { weight: 'title' });
  /** The mascot of the player's group, beside the character. */
  readonly #group = this.add(new Avatar(this.ports), 'group');
  readonly #own = this.add(new Avatar(this.ports), 'me');
  /** The medal with the place on it, beside the character. */
  readonly #medal = this.add(new Container(), 'medal');
  readonly #coin = this.#medal.addChild(new Icon(this.ports.theme, 'medal-gold'));
  readonly #place = this.#medal.addChild(this.text({ size: 24, anchor: 0.5, color: this.tokens.color.ink }));
  readonly #crown = this.add(new Icon(this.ports.theme, 'crown'), 'crown');
  /** Beside the character, for as long as the projector comes first. */
  readonly #drum = this.add(new Drum(this.ports), 'drum');
  readonly #moment = this.add(new MomentSlab(this.ports), 'moment');
  /** Replaces the stats while the game withholds results. */
  readonly #note = this.caption('note');
  readonly #stats = new Map(FIGURES.map((name) => [name, this.add(new Stat(this.ports), `stat:${name}`)]));
  #actions: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #counting: RunningMotion | null = null;

  override sync(view: PlayerStageView): void {
    this.#counting?.finish();
    super.sync(view);
  }

  protected playOne({ type }: GameOverEvent, { player }: PlayerStageView, viewport: Viewport): void {
    const { placesAt, score } = player.me;
    const isEntering = type === 'opened';
    if (isEntering) this.#enter(score);
    else if (type !== 'ended' && type !== 'placesShown') return;
    if (placesAt !== null) this.#drum.play(isEntering ? 0.7 : 0, placesAt);
    // Most who have finished before everyone else have had their moment.
    else if (type !== 'ended' || onSteps(gameOverModel(player)))
      this.#celebrate(player, viewport, isEntering);
  }

  #enter(points: number): void {
    const { motion, strings } = this.ports;
    motion.play('drop', this.#own, { duration: 0.9 });
    if (this.#group.visible) motion.play('drop', this.#group, { delay: 0.25, duration: 0.9 });
    motion.play('pop', this.#title, { delay: 0.35, duration: 0.5 });
    for (const [index, stat] of [...this.#stats.values()].entries())
      if (stat.visible) motion.play('slide', stat, { delay: 0.5 + index * 0.1 });
    const score = this.#stats.get('score');
    if (!score?.visible) return;
    const show = (value: number): void => setText(score.value, formatNumber(strings, value));
    this.#counting = motion.count(0, points, show, { delay: 0.8, duration: 1.1 });
  }

  /** The player's own moment: the place, and what to remember. `isEntering`: everything else comes in too. */
  #celebrate(player: PlayerView, viewport: Viewport, isEntering: boolean): void {
    const { motion, sound } = this.ports;
    const celebrates = onSteps(gameOverModel(player));
    const delay = isEntering ? 0.5 : 0;
    const rank = this.#stats.get('rank');
    if (!isEntering) {
      motion.play('pop', this.#title, { duration: 0.5 });
      this.#own.cheer(this.#own.body.height * HOP);
      if (rank?.visible) motion.play('pop', rank);
    } else if (celebrates) this.#own.act('podium', delay + 0.5);
    if (this.#crown.visible) motion.play('drop', this.#crown, { delay: delay + 0.4, from: { y: -90 } });
    if (this.#medal.visible) motion.play('drop', this.#medal, { delay: delay + 0.2, from: { y: -60 } });
    if (this.#moment.visible) motion.play('slide', this.#moment, { delay: delay + 0.5 });
    if (celebrates) motion.burst({ x: viewport.width / 2, y: 0 }, { style: 'confetti', delay });
    else if (player.me.score > 0)
      motion.burst({ x: this.#own.x, y: this.#own.y - 80 }, { style: 'stars', delay: delay + 0.2 });
    sound.play(celebrates ? 'podiumFirst' : 'gameOver');
  }

  protected targetsOf(): readonly Target[] {
    const around = (id: string, node: Container): Target => {
      const { x, y, width, height } = node.getBounds();
      return { id, kind: 'region', rect: { x, y, width, height } };
    };
    return [
      around('title', this.#title),
      around('me', this.#own),
      ...(this.#group.visible ? [around('group', this.#group)] : []),
      ...(this.#moment.visible ? [around('moment', this.#moment)] : []),
      ...[...this.#stats.values()]
        .filter(({ visible }) => visible)
        .map((stat) => around(stat.label, stat.panel)),
      { id: 'actions', kind: 'island', rect: this.#actions },
    ];
  }

  protected arrange({ player }: PlayerStageView, viewport: Viewport): void {
    const { motion, strings, theme } = this.ports;
    const model = gameOverModel(player);
    const compact = isCompact(viewport);
    const moment = bestMoment(player);
    const boxes = gameOverBoxes(viewport, moment !== null);
    const clear = boxes.title.y + boxes.title.height;
    this.background.set(onSteps(model) ? 'podium' : 'lobby', viewport, { clear });
    this.#actions = boxes.actions;
    this.#title.write(model.title, boxes.title, {
      width: boxes.title.width - 16,
      size: [compact ? 40 : Math.max(30, boxes.title.height * 0.62), 22],
      lines: 2,
      balanced: true,
    });
    const own = this.#placeOwn(model, player, boxes, compact);
    const medal = model.place === null ? null : medalOf(model.place);
    this.#medal.visible = medal !== null;
    if (medal && model.place !== null) {
      const height = own.size * MEDAL;
      this.#coin.show(theme, medal).resize(height);
      this.#place.style.fontSize = Math.round(height * 0.46);
      setText(this.#place, formatNumber(strings, model.place));
      // The coin's face is above its edge.
      this.#place.y = -height * 0.03;
      const beside = own.x + own.size * (model.group ? 0.42 : 0.48);
      motion.place(this.#medal, {
        x: Math.min(beside, viewport.width - height / 2 - 8),
        y: own.y - height / 2,
      });
    }
    this.#placeDrum(model, player.me.character, own, viewport);
    // Until then its room stays empty, so that nothing else has to move.
    this.#moment.visible = moment !== null && model.placesAt === null;
    if (moment) {
      this.#moment.set(moment, boxes.moment);
      motion.place(this.#moment, middleOf(boxes.moment));
    }
    this.#drawNote(model, boxes);
    this.#drawFigures(model.figures, boxes);
  }

  /** Where a medal may be later; between a player and the group's mascot. */
  #placeDrum(
    { placesAt, group }: GameOverModel,
    character: Character,
    own: { readonly x: number; readonly y: number; readonly size: number },
    viewport: Viewport,
  ): void {
    this.#drum.visible = placesAt !== null;
    if (placesAt === null) return this.#drum.finish();
    const width = own.size * DRUM;
    const beside = own.x + own.size * (group ? 0.56 : 0.5);
    this.#drum.set(character, width);
    this.ports.motion.place(this.#drum, {
      x: Math.min(beside, viewport.width - width * 0.6 - 8),
      // Above the name's tag.
      y: own.y - width * 0.1,
    });
  }

  /**
   * Places the player's character, and the mascot of its group beside it. Returns the character's feet and
   * size.
   */
  #placeOwn(
    { group, place }: GameOverModel,
    { me }: PlayerStageView['player'],
    { own: box }: GameOverBoxes,
    compact: boolean,
  ): { readonly x: number; readonly y: number; readonly size: number } {
    const { motion } = this.ports;
    const { width } = box;
    // Side by side, without overlap.
    const largest = group ? Math.min(box.size, (width - BESIDE.gap) / (1 + BESIDE.share)) : box.size;
    this.#own.set({ character: me.character, size: largest, name: '' });
    const { height } = this.#own.body;
    const crowned = height + (place === 1 ? largest * (CROWN.above + CROWN.height / 2) : 0);
    const size = largest * Math.min(1, box.height / crowned);
    const less = size * BESIDE.share;
    const feet = { x: box.x - (group ? (less + BESIDE.gap) / 2 : 0), y: box.y };
    const tag = { nameSize: compact ? 18 : 24, nameFit: group ? 'broken' : 'shrunk' } as const;
    const nameWidth = Math.min(340, group ? size : width);
    this.#own.set({
      ...tag,
      character: me.character,
      size,
      face: place !== null && place <= 3 ? 'happy' : 'calm',
      name: this.say(me.name),
      nameWidth,
      own: true,
    });
    motion.place(this.#own, feet);
    this.#group.visible = group !== null;
    if (group) {
      const { character, name } = group;
      this.#group.set({ ...tag, character, size: less, name: this.say(name), nameWidth: less });
      motion.place(this.#group, { x: box.x + (size + BESIDE.gap) / 2, y: box.y });
    }
    this.#crown.visible = place === 1;
    this.#crown.resize(size * CROWN.height);
    motion.place(this.#crown, { x: feet.x, y: feet.y - this.#own.body.height - size * CROWN.above });
    return { ...feet, size };
  }

  #drawNote(model: GameOverModel, { stats, columns }: GameOverBoxes): void {
    this.#note.visible = model.note !== null;
    if (!model.note) return;
    const size = [columns === 2 ? 20 : 26, 14] as const;
    this.#note.write(model.note, stats, { width: Math.min(stats.width, 640), size, lines: 4 });
  }

  #drawFigures(figures: readonly Figure[], { stats: area, columns: wanted }: GameOverBoxes): void {
    const { motion } = this.ports;
    const columns = Math.max(1, Math.min(wanted, figures.length));
    const rows = Math.ceil(figures.length / columns);
    const gap = wanted === 2 ? 10 : 16;
    const width = (area.width - gap * (columns - 1)) / columns;
    const height = (area.height - gap * (rows - 1)) / rows;
    for (const stat of this.#stats.values()) stat.visible = false;
    for (const [index, figure] of figures.entries()) {
      const stat = this.#stats.get(figure.name);
      if (!stat) continue;
      stat.visible = true;
      stat.set(figure, width, height);
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, figures.length - row * columns);
      const left = area.x + (area.width - inRow * width - (inRow - 1) * gap) / 2;
      motion.place(stat, {
        x: left + (index % columns) * (width + gap) + width / 2,
        y: area.y + row * (height + gap) + height / 2,
      });
    }
  }
}

/** True if the place is on the podium. */
function onSteps({ place }: GameOverModel): boolean {
  return place !== null && place <= 3;
}
