// The end of the game: the place one has reached, and what it was made of.

import { Container, type Text } from 'pixi.js';
import { Avatar } from '#scenes/kit/Avatar.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { medalOf, Piece } from '#scenes/kit/Piece.ts';
import { fitText, makeCentredText, setText } from '#scenes/kit/text.ts';
import { drawn } from '#scenes/message.ts';
import { diffPlayer, type PlayerEvent } from '#scenes/player/events.ts';
import {
  type Figure,
  type FigureName,
  type GameOverModel,
  gameOverModel,
} from '#scenes/player/gameOver/model.ts';
import { PlayerScene } from '#scenes/player/PlayerScene.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { grouped } from '#scenes/kit/number.ts';
import { column, isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Played, Rect, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

export const gameOverScene: SceneKind<PlayerStageView, PlayerEvent> = {
  id: 'gameOver',
  create: () => new GameOverScene(),
  diff: diffPlayer,
};

/** What the player played for, beside its character: its share of that one's size, and CSS pixels between them. */
const BESIDE = { share: 0.78, gap: 14 } as const;

/** Height of a medal: its share of the character's size. */
const MEDAL = 0.3;

const FIGURES = ['rank', 'score', 'accuracy', 'streak'] as const satisfies readonly FigureName[];

interface Stat {
  readonly box: Container;
  readonly panel: Panel;
  readonly value: Text;
  readonly name: Text;
}

interface Pieces {
  readonly title: Text;
  readonly own: Avatar;
  /** What the player played for, beside it. */
  readonly group: Avatar;
  /** With the place on it, beside the character. */
  readonly medal: Container;
  readonly coin: Piece;
  readonly place: Text;
  readonly crown: Piece;
  /** Stands in for the stats while the game tells no results. */
  readonly note: Text;
  readonly stats: Readonly<Record<FigureName, Stat>>;
}

class GameOverScene extends PlayerScene<PlayerStageView, PlayerEvent, Pieces> {
  #actions: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #counting: Played | null = null;

  override sync(view: PlayerStageView): void {
    this.#counting?.finish();
    super.sync(view);
  }

  protected make({ theme }: ScenePorts): Pieces {
    const { tokens } = theme;
    const centred = (size: number, weight: 'strong' | 'display', color: string): Text =>
      makeCentredText(tokens, { size, weight, color });
    const stat = (name: FigureName): Stat => {
      const box = new Container({ label: `stat:${name}` });
      const panel = new Panel();
      const value = centred(34, 'display', tokens.color.snow);
      const caption = centred(15, 'strong', tokens.schemes.night.textMuted);
      box.addChild(panel, value, caption);
      return { box, panel, value, name: caption };
    };
    const pieces: Pieces = {
      title: centred(56, 'display', tokens.color.snow),
      own: new Avatar(theme),
      group: new Avatar(theme),
      medal: new Container({ label: 'medal' }),
      coin: new Piece(theme, 'medal-gold'),
      place: centred(24, 'display', tokens.color.ink),
      crown: new Piece(theme, 'crown'),
      note: centred(24, 'strong', tokens.schemes.night.text),
      stats: { rank: stat('rank'), score: stat('score'), accuracy: stat('accuracy'), streak: stat('streak') },
    };
    pieces.title.label = 'title';
    pieces.own.label = 'me';
    pieces.group.label = 'group';
    pieces.medal.addChild(pieces.coin, pieces.place);
    pieces.crown.label = 'crown';
    pieces.note.label = 'note';
    const boxes = FIGURES.map((name) => pieces.stats[name].box);
    const { title, own, group, medal, crown, note } = pieces;
    this.root.addChild(title, group, own, medal, crown, note, ...boxes);
    return pieces;
  }

  protected playOne(
    { type }: PlayerEvent,
    pieces: Pieces,
    { player }: PlayerStageView,
    viewport: Viewport,
  ): void {
    if (type !== 'opened') return;
    const { motion, sound, strings } = this.ports;
    const celebrates = onSteps(gameOverModel(player));
    motion.play('drop', pieces.own, { duration: 0.9 });
    if (pieces.group.visible) motion.play('drop', pieces.group, { delay: 0.25, duration: 0.9 });
    if (pieces.crown.visible) motion.play('drop', pieces.crown, { delay: 0.9, from: { y: -90 } });
    motion.play('pop', pieces.title, { delay: 0.35, duration: 0.5 });
    if (pieces.medal.visible) motion.play('drop', pieces.medal, { delay: 0.7, from: { y: -60 } });
    for (const [index, name] of FIGURES.entries()) {
      const { box } = pieces.stats[name];
      if (box.visible) motion.play('slide', box, { delay: 0.5 + index * 0.1 });
    }
    const { value, box } = pieces.stats.score;
    if (box.visible)
      this.#counting = motion.count(0, player.me.score, (score) => setText(value, grouped(strings, score)), {
        delay: 0.8,
        duration: 1.1,
      });
    if (celebrates) motion.burst({ x: viewport.width / 2, y: 0 }, { style: 'confetti', delay: 0.5 });
    else if (player.me.score > 0)
      motion.burst({ x: pieces.own.x, y: pieces.own.y - 80 }, { style: 'stars', delay: 0.7 });
    sound.play(celebrates ? 'podiumFirst' : 'gameOver');
  }

  protected targetsOf(pieces: Pieces): readonly Target[] {
    const around = (id: string, node: Container): Target => {
      const { x, y, width, height } = node.getBounds();
      return { id, kind: 'region', rect: { x, y, width, height } };
    };
    return [
      around('title', pieces.title),
      around('me', pieces.own),
      ...(pieces.group.visible ? [around('group', pieces.group)] : []),
      ...FIGURES.filter((name) => pieces.stats[name].box.visible).map((name) =>
        around(`stat:${name}`, pieces.stats[name].panel),
      ),
      { id: 'actions', kind: 'island', rect: this.#actions },
    ];
  }

  /** The player has finished, whatever the game does. */
  protected override isPausable(): boolean {
    return false;
  }

  /** What can be pressed here is the page's. */
  protected override hasPressables(): boolean {
    return false;
  }

  protected arrange(pieces: Pieces, { player }: PlayerStageView, viewport: Viewport): void {
    const { motion, strings, theme } = this.ports;
    const model = gameOverModel(player);
    const compact = isCompact(viewport);
    const space = column(viewport, 1_100);
    const boxes = isShort(viewport) ? lying(space) : standing(space, compact);
    this.background.set({
      sky: onSteps(model) ? 'podium' : 'lobby',
      width: viewport.width,
      height: viewport.height,
      clear: boxes.title.y + boxes.title.height,
    });
    this.#actions = boxes.actions;
    fitText(pieces.title, drawn(strings, model.title), {
      width: boxes.title.width - 16,
      height: boxes.title.height,
      maxSize: compact ? 40 : Math.max(30, boxes.title.height * 0.62),
      minSize: 22,
      maxLines: 2,
    });
    motion.place(pieces.title, middleOf(boxes.title));
    const own = this.#placeOwn(pieces, model, player, boxes, compact);
    const medal = model.place === null ? null : medalOf(model.place);
    pieces.medal.visible = medal !== null;
    if (medal && model.place !== null) {
      const height = own.size * MEDAL;
      pieces.coin.texture = theme.texture(medal) ?? pieces.coin.texture;
      pieces.coin.resize(height);
      pieces.place.style.fontSize = Math.round(height * 0.46);
      setText(pieces.place, grouped(strings, model.place));
      // The coin's face lies above its edge.
      pieces.place.y = -height * 0.03;
      const beside = own.x + own.size * (model.group ? 0.42 : 0.48);
      motion.place(pieces.medal, {
        x: Math.min(beside, viewport.width - height / 2 - 8),
        y: own.y - height / 2,
      });
    }
    this.#drawNote(pieces.note, model, boxes);
    this.#drawFigures(pieces, model.figures, boxes);
  }

  /** The player's own character, and what it played for beside it. Returns its feet and size. */
  #placeOwn(
    pieces: Pieces,
    { group, place }: GameOverModel,
    { me }: PlayerStageView['player'],
    { own: box }: Boxes,
    compact: boolean,
  ): { readonly x: number; readonly y: number; readonly size: number } {
    const { motion, strings } = this.ports;
    const { width } = box;
    // Side by side, and neither over the other.
    const size = group ? Math.min(box.size, (width - BESIDE.gap) / (1 + BESIDE.share)) : box.size;
    const less = size * BESIDE.share;
    const feet = { x: box.x - (group ? (less + BESIDE.gap) / 2 : 0), y: box.y };
    const tag = { nameSize: compact ? 18 : 24, nameFit: group ? 'broken' : 'shrunk' } as const;
    const nameWidth = Math.min(340, group ? size : width);
    pieces.own.set({
      ...tag,
      character: me.character,
      size,
      name: drawn(strings, me.name),
      nameWidth,
      own: true,
    });
    motion.place(pieces.own, feet);
    pieces.group.visible = group !== null;
    if (group) {
      const { character, name } = group;
      pieces.group.set({ ...tag, character, size: less, name: drawn(strings, name), nameWidth: less });
      motion.place(pieces.group, { x: box.x + (size + BESIDE.gap) / 2, y: box.y });
    }
    pieces.crown.visible = place === 1;
    pieces.crown.resize(size * 0.26);
    motion.place(pieces.crown, { x: feet.x, y: feet.y - pieces.own.body.height - size * 0.06 });
    return { ...feet, size };
  }

  #drawNote(note: Text, model: GameOverModel, { stats, columns }: Boxes): void {
    note.visible = model.note !== null;
    if (!model.note) return;
    fitText(note, drawn(this.ports.strings, model.note), {
      width: Math.min(stats.width, 640),
      height: stats.height,
      maxSize: columns === 2 ? 20 : 26,
      minSize: 14,
      maxLines: 4,
    });
    this.ports.motion.place(note, middleOf(stats));
  }

  #drawFigures(pieces: Pieces, figures: readonly Figure[], { stats: area, columns: wanted }: Boxes): void {
    const { motion } = this.ports;
    const columns = Math.max(1, Math.min(wanted, figures.length));
    const rows = Math.ceil(figures.length / columns);
    const gap = wanted === 2 ? 10 : 16;
    const width = (area.width - gap * (columns - 1)) / columns;
    const height = (area.height - gap * (rows - 1)) / rows;
    for (const name of FIGURES) pieces.stats[name].box.visible = false;
    for (const [index, figure] of figures.entries()) {
      const stat = pieces.stats[figure.name];
      stat.box.visible = true;
      this.#drawFigure(stat, figure, width, height);
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, figures.length - row * columns);
      const left = area.x + (area.width - inRow * width - (inRow - 1) * gap) / 2;
      motion.place(stat.box, {
        x: left + (index % columns) * (width + gap) + width / 2,
        y: area.y + row * (height + gap) + height / 2,
      });
    }
  }

  #drawFigure({ panel, value, name }: Stat, figure: Figure, width: number, height: number): void {
    const { strings, theme } = this.ports;
    const { radius, color, depth } = theme.tokens;
    panel.set({
      width,
      height,
      radius: radius.large,
      fill: color.night800,
      edge: { color: color.night950, height: depth.edge },
    });
    panel.position.set(-width / 2, -height / 2);
    fitText(
      value,
      drawn(strings, figure.value),
      {
        width: width - 24,
        height: height * 0.5,
        maxSize: Math.min(54, height * 0.42),
        minSize: 16,
        maxLines: 1,
      },
      1.1,
    );
    const caption = [figure.label, ...(figure.outOf ? [figure.outOf] : [])];
    fitText(name, caption.map((words) => drawn(strings, words)).join(' '), {
      width: width - 20,
      height: 30,
      maxSize: Math.min(22, height * 0.2),
      minSize: 12,
      maxLines: 1,
    });
    value.y = -height * 0.12;
    name.y = height * 0.24;
  }
}

/** Whether the place is one of the podium. */
function onSteps({ place }: GameOverModel): boolean {
  return place !== null && place <= 3;
}

interface Boxes {
  readonly title: Rect;
  /** Feet and size of the character, and how wide its name may be. */
  readonly own: { readonly x: number; readonly y: number; readonly size: number; readonly width: number };
  readonly stats: Rect;
  /** In which the stats stand. */
  readonly columns: number;
  readonly actions: Rect;
}

function standing({ x, y, width, height }: Rect, compact: boolean): Boxes {
  const actions = compact ? Math.min(132, height * 0.22) : 84;
  const stats = compact ? Math.min(188, height * 0.27) : Math.min(132, height * 0.18);
  const head = compact ? Math.min(84, height * 0.13) : Math.min(120, height * 0.14);
  const top = y + height - actions - 16 - stats;
  const feet = top - (compact ? 44 : 64);
  // On a large screen the character is as large as on a small one beside its words.
  const largest = Math.max(280, height * 0.36);
  return {
    title: { x, y, width, height: head },
    own: { x: x + width / 2, y: feet, size: Math.max(40, Math.min(largest, feet - y - head - 8)), width },
    stats: { x, y: top, width, height: stats },
    columns: compact ? 2 : FIGURES.length,
    actions: { x, y: y + height - actions, width, height: actions },
  };
}

/** On a short screen: the character left, what it has reached right. */
function lying({ x, y, width, height }: Rect): Boxes {
  const own = width * 0.34;
  const right = { x: x + own, width: width - own };
  const title = 46;
  const actions = 76;
  const feet = y + height - 64;
  return {
    title: { ...right, y, height: title },
    own: {
      x: x + own / 2,
      y: feet,
      size: Math.max(40, Math.min(200, own * 0.7, feet - y - 8)),
      width: own - 12,
    },
    stats: { ...right, y: y + title + 8, height: height - title - actions - 20 },
    columns: 2,
    actions: { ...right, y: y + height - actions, height: actions },
  };
}
