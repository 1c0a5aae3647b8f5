// Leaderboard on the projector: the best rows, moving as they overtake; in student-paced games, the room's
// progress too.

import { Container } from 'pixi.js';
import { Panel } from '#scenes/kit/Panel.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { fitLine, fitText } from '#scenes/kit/text.ts';
import { TimerRing } from '#scenes/kit/Timer.ts';
import type { Rect, SceneKind, Target } from '#scenes/ports.ts';
import { ARENA } from '#scenes/projector/layer.ts';
import { BoardRows } from '#scenes/projector/BoardRows.ts';
import { NewsLine } from '#scenes/projector/climb/news/NewsLine.ts';
import { diffProjector, type ProjectorEvent } from '#scenes/projector/events.ts';
import { type ProjectorBoardModel, projectorBoardModel } from '#scenes/projector/model.ts';
import { type ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { ProjectorScene } from '#scenes/projector/ProjectorScene.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { TOP } from '#scenes/kit/anchors.ts';

/** A row's maximum height and its gap in design pixels, and its minimum ratio of width to height. */
const ROW_HEIGHT = { most: 190, gap: 12, breadth: 7.2 } as const;

/** Font size of the news, in design pixels. */
const NEWS = 38;

class ProjectorLeaderboard extends ProjectorScene {
  protected readonly sky = 'lobby';
  readonly #ground = this.add(new Panel(this.tokens));
  readonly #title = this.caption('title', { weight: 'title', anchor: 0 });
  readonly #caption = this.caption('after', { weight: 'display', anchor: { x: 0, y: 1 } });
  readonly #rows = this.add(new BoardRows(this.ports));
  readonly #more = this.text({ size: 30, label: 'more' });
  readonly #empty = this.text({ size: 30, anchor: 0.5, label: 'empty' });
  readonly #progress = this.add(new Container(), 'progress');
  readonly #card = this.#progress.addChild(new Panel(this.tokens));
  readonly #ring = this.#progress.addChild(new TimerRing(this.ports));
  readonly #ringLine = this.#progress.addChild(
    this.text({ size: 30, anchor: TOP, color: this.tokens.color.ink }),
  );
  readonly #players = this.#progress.addChild(new Pill(this.ports, 'players'));
  readonly #join = this.add(new Pill(this.ports), 'join');
  readonly #news = this.add(new NewsLine(this.ports));
  #arena: Rect | null = null;
  /** Position of the row at a place; places beyond the last are below it. */
  #placeOf: (index: number) => { readonly x: number; readonly y: number } = () => ({ x: 0, y: 0 });

  protected draw(view: ProjectorStageView, metrics: ProjectorMetrics): void {
    const model = projectorBoardModel(this.viewSoFar(view).projector, view.join);
    const title = metrics.size('headline');
    const small = metrics.size('caption');
    const width = metrics.width - metrics.margin * 2;
    const head = { x: metrics.margin, y: metrics.top, width, height: title * 1.4 };
    this.#title.write(model.title, head, { size: [title, title * 0.5], lines: 1 });
    const taken = this.#title.size.width + small;
    const beside = { ...head, x: head.x + taken, width: width - taken - small, height: title * 1.02 };
    const caption = metrics.wide && model.caption ? model.caption : '';
    this.#caption.write(caption, beside, { size: [small, small * 0.6], lines: 1 });
    this.#join.visible = model.join !== null;
    if (model.join) this.#join.set({ text: this.say(model.join), size: small, maxWidth: width });
    this.#join.position.set(metrics.margin, metrics.bottom - this.#join.box.height);
    const letters = (metrics.wide ? NEWS : NEWS * 0.8) * metrics.unit;
    this.#news.layout({
      // Next to the join line, or in its place.
      x: metrics.width * (metrics.wide ? 0.68 : 0.5),
      y: metrics.bottom - letters * 0.6,
      size: letters,
      maxWidth: metrics.wide ? metrics.width * 0.55 : width,
    });
    const top = metrics.top + title * 1.25 + 24 * metrics.unit;
    const foot = metrics.bottom - small * 1.5 - 14 * metrics.unit;
    const area = { x: metrics.margin, y: top, width, height: foot - top };
    const rest = this.#drawProgress(model, metrics, area);
    const arena = this.hasArena(view) ? ARENA.height * metrics.unit : 0;
    this.#arena = arena > 0 ? { ...rest, y: foot - arena, height: arena } : null;
    const lost = arena > 0 ? arena + ARENA.gap * metrics.unit : 0;
    this.#drawRows(model, metrics, { ...rest, height: rest.height - lost });
  }

  /** Returns the part of the area left for the rows, on its left or below it. */
  #drawProgress({ progress }: ProjectorBoardModel, metrics: ProjectorMetrics, area: Rect): Rect {
    this.#progress.visible = progress !== null;
    if (!progress) return area;
    const { unit, wide } = metrics;
    const { color, radius } = this.tokens;
    const width = (wide ? 460 : 728) * unit;
    const ring = (wide ? 280 : 180) * unit;
    const size = metrics.size('body');
    const room = wide ? width - 60 * unit : width - ring - 110 * unit;
    const fit = { width: room, height: size * 2.6, size: [size, size * 0.6], lines: 2 } as const;
    fitText(this.#ringLine, this.say(progress.line), fit);
    this.#players.set({ text: this.say(progress.players), size: size * 0.9, maxWidth: room });
    const box = this.#players.box;
    // The pill goes below the words, however many lines a language needs.
    const words = this.#ringLine.height + 24 * unit + box.height;
    const height = wide ? ring + 84 * unit + words + 44 * unit : 250 * unit;
    const x = wide ? area.x + area.width - width : area.x;
    this.#progress.position.set(x, wide ? area.y + (area.height - height) / 2 : area.y);
    this.#card.set({
      width,
      height,
      radius: radius.huge * Math.max(0.6, unit),
      fill: color.snow,
      edge: { color: color.snowEdge, height: 12 * unit },
      shadow: true,
    });
    this.#ring.set({ share: progress.percent / 100, label: `${progress.percent}%`, size: ring });
    this.#ring.position.set(
      wide ? width / 2 : ring / 2 + 36 * unit,
      wide ? ring / 2 + 56 * unit : height / 2 - 6 * unit,
    );
    this.#ringLine.position.set(
      wide ? width / 2 : ring + 72 * unit + room / 2,
      wide ? ring + 84 * unit : (height - 12 * unit - words) / 2,
    );
    this.#players.position.set(this.#ringLine.x - box.width / 2, this.#ringLine.y + words - box.height);
    if (wide) return { ...area, width: area.width - width - 48 * unit };
    const taken = height + 28 * unit;
    return { ...area, y: area.y + taken, height: area.height - taken };
  }

  #drawRows(
    { rows, more, empty }: ProjectorBoardModel,
    metrics: ProjectorMetrics,
    { x, y, width, height: room }: Rect,
  ): void {
    const { unit } = metrics;
    const { radius, schemes } = this.tokens;
    const small = metrics.size('caption');
    const moreRoom = more ? small * 1.6 : 0;
    const gap = ROW_HEIGHT.gap * unit;
    const pad = 20 * unit;
    // Ten rows in one column can't be read from the back of a hall; two columns of five can.
    const columns = metrics.wide && rows.length > 5 ? 2 : 1;
    const lines = Math.ceil(rows.length / columns);
    const across = (width - pad * 2 - gap * 2 * (columns - 1)) / columns;
    const height = Math.min(
      ROW_HEIGHT.most * unit,
      across / ROW_HEIGHT.breadth,
      (room - moreRoom - pad * 2 + gap) / Math.max(1, lines) - gap,
    );
    const tall = pad * 2 - gap + lines * (height + gap);
    const emptyHeight = metrics.size('title') * 5;
    const used = rows.length > 0 ? tall + moreRoom : emptyHeight;
    // In the middle of the room, so that a small class doesn't leave the lower half empty.
    const top = y + (room - used) / 2;
    this.#placeOf = (index) => ({
      x: x + pad + Math.floor(index / lines) * (across + gap * 2),
      y: top + pad + (index % lines) * (height + gap),
    });
    this.#rows.draw(rows, (place) => ({ ...this.#placeOf(place), width: across, height }));
    fitLine(this.#more, more && this.say(more), width, small);
    this.#more.position.set(x + pad * 1.6, top + tall - pad * 0.6);
    // Rows overtake on a quiet background, not in front of the mountains.
    this.#ground.lay(
      { x, y: top, width, height: Math.max(1, used) },
      { radius: radius.huge * Math.max(0.6, unit), fill: schemes.play.canvas },
    );
    this.#empty.visible = rows.length === 0;
    const size = metrics.size('title');
    const fit = { width: width - 40 * unit, height: size * 3, size: [size, size * 0.5] } as const;
    fitText(this.#empty, this.say(empty), fit);
    this.#empty.position.set(x + width / 2, top + emptyHeight / 2);
  }

  protected override layerGround() {
    const arena = this.#arena;
    return arena && { arena, facePlaceOf: (id: string) => this.#rows.facePlaceOf(id) };
  }

  override play(events: readonly ProjectorEvent[]): void {
    super.play(events);
    const { sound } = this.ports;
    for (const event of events) {
      if (event.type === 'opened') {
        sound.play('leaderboard');
        this.#climb(this.#ranksBefore(), 0.5);
      } else if (event.type === 'news') {
        this.#news.tell(event.lines, this.newsDelay);
        this.#rows.showSigns(event.signs);
      }
    }
  }

  protected override moveBoard(from: Readonly<Record<string, number>>): void {
    this.ports.sound.play('rankUp');
    this.#climb(from, 0);
  }

  #ranksBefore(): Record<string, number> {
    const rows = this.view?.projector.board?.rows ?? [];
    return Object.fromEntries(
      rows.flatMap(({ id, previousRank }) => (previousRank === null ? [] : [[id, previousRank]])),
    );
  }

  /** Rows overtake one another from their former places; the first rows of a game come from the side. */
  #climb(from: Readonly<Record<string, number>>, delay: number): void {
    const placed = [...this.#rows.placed];
    if (placed.some(([id]) => from[id] !== undefined)) return this.#rows.overtake(from, delay);
    for (const [index, [, { row, rect }]] of placed.entries()) {
      const side = { x: rect.x > this.#placeOf(0).x ? 70 : -70 };
      this.ports.motion.play('slide', row, { from: side, delay: delay * 0.4 + index * 0.05 });
    }
  }

  targets(): readonly Target[] {
    return this.#rows.targets();
  }
}

export const projectorLeaderboard: SceneKind<ProjectorStageView, ProjectorEvent> = {
  id: 'projectorLeaderboard',
  create: (ports) => new ProjectorLeaderboard(ports),
  diff: diffProjector,
};
