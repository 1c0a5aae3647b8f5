// The standings: rows that move to their new places.

import { Container, type Text } from 'pixi.js';
import { isFinished } from '#core/room/phase.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { anyPoints, onPodium, ownRowId } from '#core/views/figures.ts';
import type { BoardRow, PlayerView } from '#core/views/playerView.ts';
import { Background } from '#scenes/kit/Background.ts';
import { RankRow } from '#scenes/kit/RankRow.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { rowName, teamColors } from '#scenes/kit/teams.ts';
import { diffPlayer, type PlayerEvent } from '#scenes/player/events.ts';
import { layoutRows, type RowPlace } from '#scenes/player/leaderboard/layout.ts';
import { PauseSheet } from '#scenes/player/PauseSheet.ts';
import { grouped } from '#scenes/kit/number.ts';
import { column, isCompact, isTall } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Rect, Scene, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

export const leaderboardScene: SceneKind<PlayerStageView, PlayerEvent> = {
  id: 'leaderboard',
  create: () => createLeaderboard(STANDINGS),
  diff: diffPlayer,
};

/** What stands around the rows. */
export interface BoardFrame {
  readonly sky: (player: PlayerView) => 'lobby' | 'podium';
  /** Whether the line above the rows is so long that the landscape has to keep clear of it. */
  readonly isLong: boolean;
  readonly title: (player: PlayerView, strings: ScenePorts['strings']) => string;
  readonly line: (player: PlayerView, strings: ScenePorts['strings']) => string;
  /** Whether there is a button that goes on. */
  readonly hasButton: (player: PlayerView) => boolean;
  /** Height below the rows that is left to the page's own buttons, in CSS pixels. */
  readonly actions: (compact: boolean) => number;
  /** Whether the row's player has finished while others have not. */
  readonly hasArrived: (player: PlayerView, row: BoardRow) => boolean;
}

/** Between two questions. */
const STANDINGS: BoardFrame = {
  sky: () => 'lobby',
  isLong: false,
  title: (_player, strings) => strings('board.title'),
  line: moveText,
  hasButton: ({ me, room }) => !isTeacherPaced(room) && !me.isOver,
  actions: () => 0,
  hasArrived: () => false,
};

export function createLeaderboard(frame: BoardFrame): Scene<PlayerStageView, PlayerEvent> {
  return new LeaderboardScene(frame);
}

/** CSS pixels across, and on a tall screen. */
const WIDEST = { usual: 860, tall: 1_080 } as const;
const BUTTON = 60;

interface Pieces {
  readonly ports: ScenePorts;
  readonly background: Background;
  readonly title: Text;
  readonly line: Text;
  readonly button: PrimaryButton;
  readonly pause: PauseSheet;
}

function widest(viewport: Viewport): number {
  return isTall(viewport) ? WIDEST.tall : WIDEST.usual;
}

class LeaderboardScene implements Scene<PlayerStageView, PlayerEvent> {
  readonly root = new Container();
  readonly #frame: BoardFrame;
  readonly #list = new Container();
  readonly #rows = new Map<string, RankRow>();
  #places: readonly RowPlace[] = [];
  #pieces: Pieces | null = null;
  #viewport: Viewport | null = null;
  #view: PlayerStageView | null = null;
  #focus: string | null = null;
  #pressed = false;
  #actions: Rect | null = null;

  constructor(frame: BoardFrame) {
    this.#frame = frame;
  }

  mount(ports: ScenePorts): void {
    const { tokens } = ports.theme;
    const text = (size: number, label: string): Text => {
      const made = makeText(tokens, { size, weight: 'display', color: tokens.color.snow, align: 'center' });
      made.anchor.set(0.5);
      made.label = label;
      return made;
    };
    const pieces: Pieces = {
      ports,
      background: new Background(ports.theme),
      title: text(44, 'title'),
      line: text(22, 'move'),
      button: new PrimaryButton(ports.theme),
      pause: new PauseSheet(ports),
    };
    pieces.button.label = 'next';
    this.root.addChild(
      pieces.background,
      pieces.title,
      pieces.line,
      this.#list,
      pieces.button,
      pieces.pause.root,
    );
    this.#pieces = pieces;
  }

  layout(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#draw();
  }

  sync(view: PlayerStageView): void {
    this.#view = view;
    const pieces = this.#pieces;
    if (!pieces) return;
    const ids = new Set(view.player.board?.rows.map(({ id }) => id) ?? []);
    for (const [id, row] of this.#rows) {
      if (ids.has(id)) continue;
      row.destroy({ children: true });
      this.#rows.delete(id);
    }
    for (const id of ids) {
      if (this.#rows.has(id)) continue;
      const row = this.#list.addChild(new RankRow(pieces.ports.theme));
      row.label = `row:${id}`;
      this.#rows.set(id, row);
    }
    pieces.pause.sync(view.player.room.state === 'paused');
    this.#draw();
  }

  play(events: readonly PlayerEvent[]): void {
    const pieces = this.#pieces;
    if (!pieces) return;
    const { motion } = pieces.ports;
    for (const event of events) {
      switch (event.type) {
        case 'opened':
          motion.play('slide', pieces.title, { from: { y: -30 } });
          motion.play('fade', pieces.line, { delay: 0.9 });
          motion.play('fade', pieces.button, { delay: 0.9 });
          this.#climb((id) => this.#places.find(({ row }) => row.id === id)?.row.previousRank ?? null);
          if (this.#view && isFinished(this.#view.player.room.state)) this.#celebrate();
          else this.#sayMove();
          break;
        case 'ended':
          this.#celebrate();
          break;
        case 'boardMoved':
          this.#climb((id) => event.from[id] ?? null);
          this.#sayMove();
          break;
        case 'boardShown':
          this.#climb(() => null);
          break;
        case 'paused':
          pieces.pause.play();
          break;
        default:
          break;
      }
    }
  }

  setFocus(id: string | null): void {
    this.#focus = id;
    this.#draw();
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pressed = pressed && id === 'next';
    this.#draw();
  }

  targets(): readonly Target[] {
    const pieces = this.#pieces;
    if (!pieces || !this.#viewport) return [];
    const rows = this.#places.map(({ row, rect }): Target => ({ id: `row:${row.id}`, kind: 'region', rect }));
    if (this.#actions) rows.push({ id: 'actions', kind: 'island', rect: this.#actions });
    if (!pieces.button.visible) return rows;
    const { x, y } = pieces.button;
    const width = this.#buttonWidth(this.#viewport);
    return [
      ...rows,
      { id: 'next', kind: 'button', rect: { x, y, width, height: BUTTON }, intent: { type: 'next' } },
    ];
  }

  destroy(): void {
    // Nothing that the stage does not free.
  }

  /** Rows start where they stood and pass one another; those that are new come from below. */
  #climb(rankBefore: (id: string) => number | null): void {
    const pieces = this.#pieces;
    const [first, second] = this.#places;
    if (!pieces || !first) return;
    const step = second ? second.rect.y - first.rect.y : first.rect.height;
    const top = first.rect.y - (first.row.rank - 1) * step;
    const bottom = this.#viewport?.height ?? 0;
    for (const [index, { row, rect }] of this.#places.entries()) {
      const node = this.#rows.get(row.id);
      if (!node) continue;
      const before = rankBefore(row.id);
      if (before === null) {
        pieces.ports.motion.play('slide', node, { from: { y: 60 }, delay: 0.1 + index * 0.05 });
      } else if (before !== row.rank) {
        // From the middle of its old place; far places are just outside.
        const from = Math.min(bottom + rect.height, top + (before - 1) * step + rect.height / 2);
        pieces.ports.motion.play('fly', node, { from: { y: from }, delay: 0.45, duration: 0.85 });
      }
    }
  }

  #sayMove(): void {
    const me = this.#view?.player.me;
    if (!me || me.rank === null || me.previousRank === null || me.rank === me.previousRank) return;
    this.#pieces?.ports.sound.play(me.rank < me.previousRank ? 'rankUp' : 'rankDown');
    const own = this.#rows.get(ownRowId(me));
    if (own && me.rank < me.previousRank && me.rank <= 3) {
      this.#pieces?.ports.motion.burst({ x: own.x, y: own.y }, { style: 'stars', delay: 1.1 });
    }
  }

  /** The game is over for all. */
  #celebrate(): void {
    const { me } = this.#view?.player ?? {};
    const hasWon = me?.rank === 1 && me.score > 0;
    this.#pieces?.ports.sound.play(hasWon ? 'podiumFirst' : 'gameOver');
    if (!hasWon || !this.#viewport) return;
    this.#pieces?.ports.motion.burst(
      { x: this.#viewport.width / 2, y: 0 },
      { style: 'confetti', delay: 0.5 },
    );
  }

  #buttonWidth(viewport: Viewport): number {
    return Math.min(360, column(viewport, widest(viewport)).width);
  }

  #draw(): void {
    const pieces = this.#pieces;
    const viewport = this.#viewport;
    const player = this.#view?.player;
    if (!pieces || !viewport || !player) return;
    const { motion, strings } = pieces.ports;
    const compact = isCompact(viewport);
    const space = column(viewport, widest(viewport));
    const middle = space.x + space.width / 2;
    const head = compact ? 54 : Math.min(96, viewport.height * 0.1);
    fitText(pieces.title, this.#frame.title(player, strings), {
      width: space.width,
      height: head,
      maxSize: head * 0.7,
      minSize: 20,
      maxLines: 1,
    });
    motion.place(pieces.title, { x: middle, y: space.y + head / 2 });
    const line = compact ? 46 : 38;
    fitText(pieces.line, this.#frame.line(player, strings), {
      width: space.width,
      height: line,
      maxSize: compact ? 18 : 24,
      minSize: 13,
      maxLines: compact ? 2 : 1,
    });
    motion.place(pieces.line, { x: middle, y: space.y + head + line / 2 });
    pieces.background.set({
      sky: this.#frame.sky(player),
      width: viewport.width,
      height: viewport.height,
      ...((this.#frame.isLong || compact) && { clear: space.y + head + line }),
    });
    const own = this.#frame.hasButton(player);
    const actions = this.#frame.actions(compact);
    this.#actions =
      actions > 0
        ? { x: space.x, y: space.y + space.height - actions, width: space.width, height: actions }
        : null;
    const foot = own ? BUTTON + 14 : actions;
    const top = space.y + head + line + 12;
    const area = {
      x: space.x,
      y: top,
      width: space.width,
      height: Math.max(60, space.y + space.height - foot - top),
    };
    this.#places = layoutRows(player.board?.rows ?? [], ownRowId(player.me), area);
    this.#drawRows(pieces, player);
    pieces.button.visible = own;
    if (own) {
      const width = this.#buttonWidth(viewport);
      pieces.button.set({
        text: strings('verdict.next'),
        width,
        height: BUTTON,
        textSize: 22,
        focused: this.#focus === 'next',
        pressed: this.#pressed,
      });
      motion.place(pieces.button, { x: middle - width / 2, y: space.y + space.height - BUTTON });
    }
    pieces.pause.layout(viewport);
  }

  #drawRows(pieces: Pieces, player: PlayerView): void {
    const shown = new Map(this.#places.map((place) => [place.row.id, place]));
    for (const [id, node] of this.#rows) {
      const place = shown.get(id);
      node.visible = place !== undefined;
      if (!place) continue;
      const { row, rect } = place;
      const own = id === ownRowId(player.me);
      node.set({
        width: rect.width,
        height: rect.height,
        rank: row.rank,
        previousRank: row.previousRank,
        name: rowName(pieces.ports.strings, row),
        ...(row.team && { edge: teamColors(pieces.ports.theme.tokens, row.team.index).fill }),
        character: row.character,
        origin: row.origin,
        score: grouped(pieces.ports.strings, row.score),
        streak: row.streak,
        medal: onPodium(row),
        arrived: this.#frame.hasArrived(player, row),
        own,
        focused: this.#focus === `row:${id}`,
      });
      node.pivot.set(rect.width / 2, rect.height / 2);
      pieces.ports.motion.place(node, { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
    }
    // Drawn from the top down, the reader's own last: it passes in front of the others.
    const inOrder = this.#places.map(({ row }) => row.id);
    for (const id of [...inOrder, ownRowId(player.me)]) {
      const node = this.#rows.get(id);
      if (node) this.#list.addChild(node);
    }
  }
}

function moveText({ me, board }: PlayerView, strings: ScenePorts['strings']): string {
  if (board && !anyPoints(board.rows)) return strings('board.nobody');
  const ownTeam = board?.rows.find(({ team }) => team !== null && team.index === me.team);
  if (ownTeam)
    return strings('board.team', { rank: ownTeam.rank, total: board?.total ?? 0, count: me.score });
  if (me.rank === 1) return strings('board.first');
  if (me.rank === null || me.previousRank === null)
    return strings('board.total', { count: board?.total ?? 0 });
  const moved = me.previousRank - me.rank;
  if (moved > 0) return strings('board.rankUp', { count: moved });
  return moved < 0 ? strings('board.rankDown', { count: -moved }) : strings('board.rankSame');
}
