// The end of the game: the place one has reached, and what it was made of.

import { Container, type Text } from 'pixi.js';
import { NO_FIGURE, finalRank, isDecided, podiumPlace, wasCut } from '#core/views/figures.ts';
import { tellsResults } from '#core/room/results.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { Avatar } from '#scenes/kit/Avatar.ts';
import { Background } from '#scenes/kit/Background.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { medalOf, Piece } from '#scenes/kit/Piece.ts';
import { fitText, makeText, setText } from '#scenes/kit/text.ts';
import { directed } from '#scenes/kit/bidi.ts';
import { diffPlayer, type PlayerEvent } from '#scenes/player/events.ts';
import { grouped } from '#scenes/kit/number.ts';
import { column, isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Played, Rect, Scene, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

export const gameOverScene: SceneKind<PlayerStageView, PlayerEvent> = {
  id: 'gameOver',
  create: () => new GameOverScene(),
  diff: diffPlayer,
};

const STATS = ['rank', 'score', 'accuracy', 'streak'] as const;
type StatName = (typeof STATS)[number];

interface Stat {
  readonly box: Container;
  readonly panel: Panel;
  readonly value: Text;
  readonly name: Text;
}

interface Pieces {
  readonly ports: ScenePorts;
  readonly background: Background;
  readonly title: Text;
  readonly own: Avatar;
  readonly medal: Piece;
  /** Stands in for the stats while the game tells no results. */
  readonly note: Text;
  readonly stats: Readonly<Record<StatName, Stat>>;
}

class GameOverScene implements Scene<PlayerStageView, PlayerEvent> {
  readonly root = new Container();
  #pieces: Pieces | null = null;
  #viewport: Viewport | null = null;
  #view: PlayerStageView | null = null;
  #actions: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #counting: Played | null = null;

  mount(ports: ScenePorts): void {
    const { tokens } = ports.theme;
    const centred = (size: number, weight: 'strong' | 'display', color: string): Text => {
      const text = makeText(tokens, { size, weight, color, align: 'center' });
      text.anchor.set(0.5);
      return text;
    };
    const stat = (name: StatName): Stat => {
      const box = new Container({ label: `stat:${name}` });
      const panel = new Panel();
      const value = centred(34, 'display', tokens.color.snow);
      const caption = centred(15, 'strong', tokens.schemes.night.textMuted);
      box.addChild(panel, value, caption);
      return { box, panel, value, name: caption };
    };
    const pieces: Pieces = {
      ports,
      background: new Background(ports.theme),
      title: centred(56, 'display', tokens.color.snow),
      own: new Avatar(ports.theme),
      medal: new Piece(ports.theme, 'medal-gold'),
      note: centred(24, 'strong', tokens.schemes.night.text),
      stats: { rank: stat('rank'), score: stat('score'), accuracy: stat('accuracy'), streak: stat('streak') },
    };
    pieces.title.label = 'title';
    pieces.own.label = 'me';
    pieces.medal.label = 'medal';
    pieces.note.label = 'note';
    const boxes = STATS.map((name) => pieces.stats[name].box);
    this.root.addChild(pieces.background, pieces.title, pieces.own, pieces.medal, pieces.note, ...boxes);
    this.#pieces = pieces;
  }

  layout(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#draw();
  }

  sync(view: PlayerStageView): void {
    this.#counting?.finish();
    this.#view = view;
    this.#draw();
  }

  play(events: readonly PlayerEvent[]): void {
    const pieces = this.#pieces;
    const player = this.#view?.player;
    const viewport = this.#viewport;
    if (!pieces || !player || !viewport || !events.some(({ type }) => type === 'opened')) return;
    const { motion, sound } = pieces.ports;
    const onPodium = place(player) <= 3;
    motion.play('drop', pieces.own, { duration: 0.9 });
    motion.play('pop', pieces.title, { delay: 0.35, duration: 0.5 });
    if (pieces.medal.visible) motion.play('drop', pieces.medal, { delay: 0.7, from: { y: -60 } });
    for (const [index, name] of STATS.entries()) {
      if (pieces.stats[name].box.visible)
        motion.play('slide', pieces.stats[name].box, { delay: 0.5 + index * 0.1 });
    }
    const { value } = pieces.stats.score;
    if (pieces.stats.score.box.visible)
      this.#counting = motion.count(
        0,
        player.me.score,
        (score) => setText(value, grouped(pieces.ports.strings, score)),
        {
          delay: 0.8,
          duration: 1.1,
        },
      );
    if (onPodium) motion.burst({ x: viewport.width / 2, y: 0 }, { style: 'confetti', delay: 0.5 });
    else if (player.me.score > 0)
      motion.burst({ x: pieces.own.x, y: pieces.own.y - 80 }, { style: 'stars', delay: 0.7 });
    sound.play(onPodium ? 'podiumFirst' : 'gameOver');
  }

  setFocus(): void {
    // What can be pressed here is the DOM's.
  }

  targets(): readonly Target[] {
    const pieces = this.#pieces;
    if (!pieces || !this.#view) return [];
    const around = (id: string, node: Container): Target => {
      const { x, y, width, height } = node.getBounds();
      return { id, kind: 'region', rect: { x, y, width, height } };
    };
    return [
      around('title', pieces.title),
      around('me', pieces.own),
      ...STATS.filter((name) => pieces.stats[name].box.visible).map((name) =>
        around(`stat:${name}`, pieces.stats[name].panel),
      ),
      { id: 'actions', kind: 'island', rect: this.#actions },
    ];
  }

  destroy(): void {
    // Nothing that the stage does not free.
  }

  #draw(): void {
    const pieces = this.#pieces;
    const viewport = this.#viewport;
    const player = this.#view?.player;
    if (!pieces || !viewport || !player) return;
    const { motion, strings } = pieces.ports;
    const reached = place(player);
    const compact = isCompact(viewport);
    const space = column(viewport, 1_100);
    const boxes = isShort(viewport) ? lying(space) : standing(space, compact);
    pieces.background.set({
      sky: reached <= 3 ? 'podium' : 'lobby',
      width: viewport.width,
      height: viewport.height,
      clear: boxes.title.y + boxes.title.height,
    });
    this.#actions = boxes.actions;
    fitText(pieces.title, strings(titleKey(reached, player)), {
      width: boxes.title.width - 16,
      height: boxes.title.height,
      maxSize: compact ? 40 : Math.max(30, boxes.title.height * 0.62),
      minSize: 22,
      maxLines: 2,
    });
    motion.place(pieces.title, {
      x: boxes.title.x + boxes.title.width / 2,
      y: boxes.title.y + boxes.title.height / 2,
    });
    const { size } = boxes.own;
    pieces.own.set({
      character: player.me.character,
      size,
      name: directed(player.me.name),
      nameSize: compact ? 18 : 24,
      nameWidth: Math.min(boxes.own.width, 340),
      own: true,
    });
    motion.place(pieces.own, { x: boxes.own.x, y: boxes.own.y });
    const medal = medalOf(reached);
    pieces.medal.visible = medal !== null;
    if (medal) {
      pieces.medal.texture = pieces.ports.theme.texture(medal) ?? pieces.medal.texture;
      pieces.medal.resize(size * 0.42);
      motion.place(pieces.medal, { x: boxes.own.x + size * 0.48, y: boxes.own.y - size * 0.24 });
    }
    this.#drawStats(boxes.stats, pieces, player, boxes.columns);
  }

  #drawStats(area: Rect, pieces: Pieces, player: PlayerView, wanted: number): void {
    const { motion, strings, theme } = pieces.ports;
    const tells = tellsResults(player.room);
    pieces.note.visible = !tells;
    if (!tells) {
      fitText(pieces.note, strings('over.later'), {
        width: Math.min(area.width, 640),
        height: area.height,
        maxSize: wanted === 2 ? 20 : 26,
        minSize: 14,
        maxLines: 4,
      });
      motion.place(pieces.note, { x: area.x + area.width / 2, y: area.y + area.height / 2 });
    }
    const { summary } = player;
    const ranked = summary?.team
      ? summary.team.score > 0
      : !summary?.best && finalRank(summary ?? player.me) !== null;
    const shown = STATS.filter((name) => tells && (name !== 'rank' || ranked));
    const columns = Math.max(1, Math.min(wanted, shown.length));
    const rows = Math.ceil(shown.length / columns);
    const gap = wanted === 2 ? 10 : 16;
    const width = (area.width - gap * (columns - 1)) / columns;
    const height = (area.height - gap * (rows - 1)) / rows;
    for (const name of STATS) {
      const { box, panel, value, name: caption } = pieces.stats[name];
      const index = shown.indexOf(name);
      box.visible = index >= 0;
      if (index < 0) continue;
      panel.set({
        width,
        height,
        radius: theme.tokens.radius.large,
        fill: theme.tokens.color.night800,
        edge: { color: theme.tokens.color.night950, height: theme.tokens.depth.edge },
      });
      panel.position.set(-width / 2, -height / 2);
      fitText(
        value,
        statText(name, player, strings),
        {
          width: width - 24,
          height: height * 0.5,
          maxSize: Math.min(54, height * 0.42),
          minSize: 16,
          maxLines: 1,
        },
        1.1,
      );
      fitText(caption, captionOf(name, player, strings), {
        width: width - 20,
        height: 30,
        maxSize: Math.min(22, height * 0.2),
        minSize: 12,
        maxLines: 1,
      });
      value.y = -height * 0.12;
      caption.y = height * 0.24;
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, shown.length - row * columns);
      const left = area.x + (area.width - inRow * width - (inRow - 1) * gap) / 2;
      motion.place(box, {
        x: left + (index % columns) * (width + gap) + width / 2,
        y: area.y + row * (height + gap) + height / 2,
      });
    }
  }
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
    columns: compact ? 2 : STATS.length,
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

function titleKey(reached: number, { summary }: PlayerView): string {
  if (reached === 1) return summary?.team ? 'over.teamFirst' : 'over.first';
  if (reached <= 3) return 'over.podium';
  return wasCut({ summary }) ? 'over.cut' : 'over.done';
}

/** The place that the screen celebrates; behind the podium where there is none. */
function place(player: PlayerView): number {
  return podiumPlace(player) ?? Number.POSITIVE_INFINITY;
}

function statText(name: StatName, { me, summary }: PlayerView, strings: ScenePorts['strings']): string {
  switch (name) {
    case 'rank':
      return strings('over.rankValue', { rank: summary?.team?.rank ?? me.rank ?? 0 });
    case 'score':
      return grouped(strings, me.score);
    case 'accuracy':
      return summary?.accuracy === null ? NO_FIGURE : strings('over.accuracyValue', { percent: me.accuracy });
    case 'streak':
      return grouped(strings, me.longestStreak);
  }
}

function captionOf(
  name: StatName,
  { me, room, summary }: PlayerView,
  strings: ScenePorts['strings'],
): string {
  if (name !== 'rank') return strings(`over.${name}`);
  const total = summary?.team?.count ?? summary?.playerCount ?? room.playerCount;
  const caption = strings(summary?.team ? 'over.teamRank' : 'over.rank');
  return `${caption} ${strings(isDecided({ me, room }) ? 'over.of' : 'over.ofSoFar', { total })}`;
}
