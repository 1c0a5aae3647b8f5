// The leaderboard: rows that move to their new places.

import { Container } from 'pixi.js';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView, BoardRow } from '#core/views/playerView.ts';
import { playOvertaking } from '#scenes/parts/overtaking.ts';
import { RankRow } from '#scenes/parts/RankRow.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { diffPlayer, type PlayerEvent } from '#scenes/player/events.ts';
import { layoutRows, type RowPlace } from '#scenes/player/leaderboard/layout.ts';
import { type BoardModel, boardModel } from '#scenes/player/leaderboard/model.ts';
import { PlayerScene } from '#scenes/player/PlayerScene.ts';
import { column, isCompact, isTall } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Rect, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { KeyedViews, byId, labeled } from '#scenes/kit/KeyedViews.ts';

/** Parts that differ from board to board. */
export interface BoardFrame {
  readonly sky: (player: PlayerView) => 'lobby' | 'podium';
  readonly model: (player: PlayerView) => BoardModel;
  /** Height in CSS pixels left below the rows for the page's own buttons. */
  readonly actions: (compact: boolean) => number;
}

/** Largest width in CSS pixels: usually, and on a tall screen. */
const WIDEST = { usual: 860, tall: 1_080 } as const;
const BUTTON = 60;
/** Seconds for finding one's own row, before anything moves. */
const OVERTAKING_DELAY = 0.45;
const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

function widest(viewport: Viewport): number {
  return isTall(viewport) ? WIDEST.tall : WIDEST.usual;
}

class LeaderboardScene extends PlayerScene<PlayerStageView, PlayerEvent> {
  readonly #frame: BoardFrame;
  readonly #title = this.caption('title', { weight: 'title' });
  readonly #line = this.caption('move');
  readonly #list = this.add(new Container());
  readonly #button = this.add(new PrimaryButton(this.ports), 'next');
  readonly #rows = new KeyedViews<BoardRow, RankRow>(byId, ({ id }) =>
    this.#list.addChild(labeled(`row:${id}`, new RankRow(this.ports))),
  );
  #places: readonly RowPlace[] = [];
  #actions: Rect | null = null;

  constructor(ports: ScenePorts, frame: BoardFrame) {
    super(ports);
    this.#frame = frame;
  }

  protected playOne(event: PlayerEvent, { player }: PlayerStageView, viewport: Viewport): void {
    const { motion } = this.ports;
    switch (event.type) {
      case 'opened': {
        motion.play('slide', this.#title, { from: { y: -30 } });
        motion.play('fade', this.#line, { delay: 0.9 });
        motion.play('fade', this.#button, { delay: 0.9 });
        const arrives = this.#climb(
          (id) => this.#places.find(({ row }) => row.id === id)?.row.previousRank ?? null,
        );
        if (isFinished(player.room.state)) this.#celebrate(player, viewport);
        else this.#sayMove(player, arrives);
        break;
      }
      case 'ended':
        this.#celebrate(player, viewport);
        break;
      case 'boardMoved':
        this.#sayMove(
          player,
          this.#climb((id) => event.from[id] ?? null),
        );
        break;
      case 'boardShown':
        this.#climb(() => null);
        break;
      default:
        break;
    }
  }

  protected targetsOf(_view: PlayerStageView, viewport: Viewport): readonly Target[] {
    const rows = this.#places.map(({ row, rect }): Target => ({ id: `row:${row.id}`, kind: 'region', rect }));
    if (this.#actions) rows.push({ id: 'actions', kind: 'island', rect: this.#actions });
    if (!this.#button.visible) return rows;
    const { x, y } = this.#button;
    const width = this.#buttonWidth(viewport);
    return [
      ...rows,
      { id: 'next', kind: 'button', rect: { x, y, width, height: BUTTON }, intent: { type: 'next' } },
    ];
  }

  /**
   * Rows start from their old places and overtake one another within the list, without crossing the text
   * above it or the button below. The first rows of a game come from the side. Returns the seconds until all
   * have arrived.
   */
  #climb(rankBefore: (id: string) => number | null): number {
    const { motion } = this.ports;
    const order = this.#places.map(({ row }) => row.id);
    if (order.some((id) => rankBefore(id) !== null))
      return playOvertaking(
        motion,
        {
          order,
          rankBefore,
          rowOf: (id) => this.#rows.get(id),
          placeOf: (index) => middleOf(this.#places[index]?.rect ?? NOWHERE),
        },
        OVERTAKING_DELAY,
      );
    for (const [index, id] of order.entries()) {
      const node = this.#rows.get(id);
      if (node) motion.play('slide', node, { from: { x: 60 }, delay: 0.1 + index * 0.05 });
    }
    return 0;
  }

  /** `arrives`: seconds until the rows are in their new places. */
  #sayMove(player: PlayerView, arrives: number): void {
    const { rank, previousRank } = player.me;
    if (rank === null || previousRank === null || rank === previousRank) return;
    const { sound, motion } = this.ports;
    sound.play(rank < previousRank ? 'rankUp' : 'rankDown');
    const own = this.#rows.get(this.#frame.model(player).ownId);
    if (own && rank < previousRank && rank <= 3) {
      motion.burst({ x: own.x, y: own.y }, { style: 'stars', delay: arrives });
    }
  }

  /** The game is over for everyone. */
  #celebrate({ me }: PlayerView, viewport: Viewport): void {
    const hasWon = me.rank === 1 && me.rankedScore > 0;
    const { sound, motion } = this.ports;
    sound.play(hasWon ? 'podiumFirst' : 'gameOver');
    if (hasWon) motion.burst({ x: viewport.width / 2, y: 0 }, { style: 'confetti', delay: 0.5 });
  }

  #buttonWidth(viewport: Viewport): number {
    return Math.min(360, column(viewport, widest(viewport)).width);
  }

  protected arrange({ player }: PlayerStageView, viewport: Viewport): void {
    const model = this.#frame.model(player);
    const compact = isCompact(viewport);
    const space = column(viewport, widest(viewport));
    const middle = space.x + space.width / 2;
    const head = compact ? 54 : Math.min(96, viewport.height * 0.1);
    const line = compact ? 46 : 38;
    this.background.set(this.#frame.sky(player), viewport, { clear: space.y + head + line });
    this.#title.write(model.title, { ...space, height: head }, { size: [head * 0.7, 20], lines: 1 });
    this.#line.write(
      model.line,
      { ...space, y: space.y + head, height: line },
      { size: [compact ? 18 : 24, 13], lines: compact ? 2 : 1, balanced: true },
    );
    const actions = this.#frame.actions(compact);
    this.#actions =
      actions > 0
        ? { x: space.x, y: space.y + space.height - actions, width: space.width, height: actions }
        : null;
    const foot = model.next ? BUTTON + 14 : actions;
    const top = space.y + head + line + 12;
    const area = {
      x: space.x,
      y: top,
      width: space.width,
      height: Math.max(60, space.y + space.height - foot - top),
    };
    this.#rows.reconcile(model.rows);
    this.#places = layoutRows(model.rows, model.ownId, area);
    this.#drawRows(model);
    const width = this.#buttonWidth(viewport);
    this.#button.lay(
      { x: middle - width / 2, y: space.y + space.height - BUTTON, width, height: BUTTON },
      model.next,
      { textSize: 22, ...this.touch('next') },
    );
  }

  #drawRows({ ownId, arrived }: BoardModel): void {
    const { motion } = this.ports;
    const shown = new Map(this.#places.map((place) => [place.row.id, place]));
    for (const [id, node] of this.#rows) {
      const place = shown.get(id);
      node.visible = place !== undefined;
      if (!place) continue;
      const { row, rect } = place;
      node.set({
        width: rect.width,
        height: rect.height,
        row,
        isTinted: true,
        arrived: arrived.has(id),
        own: id === ownId,
        focused: this.touch(`row:${id}`).focused,
      });
      node.pivot.set(rect.width / 2, rect.height / 2);
      motion.place(node, middleOf(rect));
    }
    // Drawn from the top down, the reader's own row last, so that it passes in front of the others.
    for (const id of [...this.#places.map(({ row }) => row.id), ownId]) {
      const node = this.#rows.get(id);
      if (node) this.#list.addChild(node);
    }
  }
}

export const boardScene = (id: string, frame: BoardFrame): SceneKind<PlayerStageView, PlayerEvent> => ({
  id,
  create: (ports) => new LeaderboardScene(ports, frame),
  diff: diffPlayer,
});

/** The leaderboard between two questions. */
export const leaderboardScene = boardScene('leaderboard', {
  sky: () => 'lobby',
  model: boardModel,
  actions: () => 0,
});
