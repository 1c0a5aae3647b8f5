// The lobby on the projector: how to join, and everyone who has.

import { Container, type Text } from 'pixi.js';
import type { Flags } from '#scenes/parts/scenePart.ts';
import { Avatar } from '#scenes/kit/Avatar.ts';
import { nameSizes } from '#scenes/kit/nameSizes.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { fitLine } from '#scenes/kit/text.ts';
import type { WaitingPlayer } from '#scenes/parts/model.ts';
import type { Rect, SceneKind, ScenePorts, Target, Point } from '#scenes/ports.ts';
import { arrangeCrowd } from '#scenes/projector/crowd.ts';
import { diffProjector, type ProjectorEvent } from '#scenes/projector/events.ts';
import { type ProjectorLobbyModel, projectorLobbyModel } from '#scenes/projector/model.ts';
import { type ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { ProjectorScene } from '#scenes/projector/ProjectorScene.ts';
import { QrCode } from '#scenes/projector/QrCode.ts';
import type { JoinInfo, ProjectorStageView } from '#scenes/projector/view.ts';
import { KeyedViews, byId, labeled, byPlace } from '#scenes/kit/KeyedViews.ts';

class LobbyFigure extends Avatar {
  /** Place where it belongs, even while it is still on its way. */
  at: Point = { x: 0, y: 0 };
}

/**
 * Minimum size of a name: in pixels, to stay legible, and as a share of its full size, so that rows look
 * alike.
 */
const MIN_NAME = { pixels: 12, share: 0.8 } as const;

/** A name's size, as a share of the player's. */
const NAME_SIZE = 0.23;

/** As a share of the distance to the next player. */
const NAME_WIDTH = 0.97;

class ProjectorLobby extends ProjectorScene {
  protected readonly sky = 'lobby';
  readonly #title = this.caption('title', { weight: 'title', anchor: 0 });
  readonly #crowd = this.add(new Container());
  readonly #card = this.add(new Container(), 'join');
  readonly #panel = this.#card.addChild(new Panel(this.tokens));
  readonly #joinAt = this.#onCard('inkMuted');
  readonly #address = this.#onCard('ink');
  readonly #codeLabel = this.#onCard('inkMuted');
  readonly #code = this.#onCard('ink');
  readonly #qr = this.#card.addChild(new QrCode(this.ports));
  readonly #count = this.add(new Pill(this.ports, 'players'), 'count');
  readonly #locked = this.add(new Pill(this.ports));
  readonly #groupLayer = this.add(new Container());
  readonly #waiting = this.add(new Pill(this.ports), 'waiting');
  readonly #people = new KeyedViews<WaitingPlayer, LobbyFigure>(byId, ({ id }) =>
    labeled(`player:${id}`, new LobbyFigure(this.ports)),
  );
  readonly #groups = new KeyedViews<ProjectorLobbyModel['groups'][number], Pill, number>(byPlace, () =>
    this.#groupLayer.addChild(new Pill(this.ports)),
  );
  #cardRect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  /** Everyone's place before the last draw. */
  #before = new Map<string, Point>();

  constructor(ports: ScenePorts) {
    super(ports);
    this.background.idle();
  }

  #onCard(ink: 'ink' | 'inkMuted'): Text {
    return this.#card.addChild(this.text({ size: 30, color: this.tokens.color[ink] }));
  }

  protected draw(view: ProjectorStageView, metrics: ProjectorMetrics): void {
    const model = projectorLobbyModel(view.projector, view.join);
    const width = metrics.width - metrics.margin * 2;
    const size = metrics.size('title');
    const title = { x: metrics.margin, y: metrics.top, width, height: size * 1.4 };
    this.#title.write(model.title, title, { size: [size, metrics.size('caption')], lines: 1 });
    const top = metrics.top + size * 1.25 + 24 * metrics.unit;
    this.#drawCard(model, view.join, metrics, top);
    this.#drawCount(model, metrics);
    this.#drawGroups(model, metrics);
    this.#drawCrowd(model.people, metrics, view.traces?.flags);
  }

  #drawCard(model: ProjectorLobbyModel, join: JoinInfo, metrics: ProjectorMetrics, top: number): void {
    const { unit, wide } = metrics;
    const { color, radius } = this.tokens;
    const pad = 48 * unit;
    const width = wide ? 1180 * unit : metrics.width - metrics.margin * 2;
    const small = metrics.size('caption');
    const codeTop = pad * 0.8 + small * 1.3 + metrics.size('title') * 1.5;
    const codeSize = Math.min(metrics.size('code'), (wide ? 190 : 150) * unit);
    const words = codeTop + small * 0.95 + codeSize * 1.3;
    const height = wide ? 430 * unit : words + (join.qr ? 290 : 30) * unit;
    const qr = join.qr ? (wide ? height - pad * 2 : 250 * unit) : 0;
    const column = wide && qr > 0 ? width - qr - pad * 3 : width - pad * 2;
    this.#panel.set({
      width,
      height,
      radius: radius.huge * Math.max(unit, 0.6),
      fill: color.snow,
      edge: { color: color.snowEdge, height: 12 * unit },
      shadow: true,
    });
    this.#cardRect = { x: metrics.margin, y: top, width, height };
    this.ports.motion.place(this.#card, { x: metrics.margin, y: top });
    line(this.#joinAt, this.say(model.joinAt), pad, pad * 0.8, {
      width: column,
      size: small,
      least: small * 0.7,
    });
    line(this.#address, model.address, pad, pad * 0.8 + small * 1.3, {
      width: column,
      size: metrics.size('title'),
      least: small * 0.7,
    });
    line(this.#codeLabel, this.say(model.codeLabel), pad, codeTop, {
      width: column,
      size: small,
      least: small * 0.7,
    });
    line(this.#code, model.code, pad, codeTop + small * 0.95, {
      width: column,
      size: codeSize,
      least: small,
    });
    this.#qr.set(join.qr, qr);
    this.#qr.position.set(wide ? width - qr - pad : (width - qr) / 2, wide ? pad * 0.9 : height - qr - pad);
  }

  #drawCount({ count, locked, waiting }: ProjectorLobbyModel, metrics: ProjectorMetrics): void {
    const { color } = this.tokens;
    const hasPlayers = waiting === null;
    const size = metrics.size('body');
    const y = this.#cardRect.y + this.#cardRect.height + 28 * metrics.unit;
    this.#count.visible = hasPlayers;
    this.#count.set({ text: this.say(count), size, maxWidth: metrics.width * 0.6 });
    this.ports.motion.place(this.#count, { x: metrics.margin, y });
    this.#locked.visible = locked !== null;
    this.#locked.set({
      text: locked ? this.say(locked) : '',
      size,
      maxWidth: metrics.width * 0.6,
      fill: color.warning,
      color: color.ink,
    });
    const beside = hasPlayers ? this.#count.box.width + 16 * metrics.unit : 0;
    const fits = metrics.margin + beside + this.#locked.box.width < metrics.width - metrics.margin;
    this.#locked.position.set(
      metrics.margin + (fits ? beside : 0),
      fits ? y : y + this.#count.box.height + 8 * metrics.unit,
    );
    this.#waiting.visible = waiting !== null;
    if (!waiting) return;
    this.#waiting.set({
      text: this.say(waiting),
      size: size * 1.2,
      maxWidth: metrics.width - metrics.margin * 2,
    });
    const { box } = this.#waiting;
    this.#waiting.position.set((metrics.width - box.width) / 2, (y + metrics.bottom - box.height) / 2);
  }

  /** Each group with its size, next to the number of players, when there is room. */
  #drawGroups({ groups, waiting, locked }: ProjectorLobbyModel, metrics: ProjectorMetrics): void {
    const shown = waiting === null && metrics.wide ? groups : [];
    const gap = 12 * metrics.unit;
    let x = metrics.margin + this.#count.box.width + gap * 2;
    if (locked) x += this.#locked.box.width + gap;
    const each = (metrics.width - metrics.margin - x + gap) / Math.max(1, shown.length) - gap;
    for (const [{ character, name, players }, pill] of this.#groups.reconcile(shown)) {
      pill.set({
        text: `${this.say(name)} ${this.say(players)}`,
        size: metrics.size('body') * 0.8,
        maxWidth: each,
        character,
      });
      pill.position.set(x, this.#count.y + (this.#count.box.height - pill.box.height) / 2);
      x += pill.box.width + gap;
    }
  }

  #drawCrowd(people: readonly WaitingPlayer[], metrics: ProjectorMetrics, flags: Flags = {}): void {
    const { unit } = metrics;
    const top = this.#cardRect.y + this.#cardRect.height + 110 * unit;
    const area = {
      x: metrics.margin,
      y: top,
      width: metrics.width - metrics.margin * 2,
      height: Math.max(60, metrics.bottom - top),
    };
    const crowd = arrangeCrowd(people.length, area, (metrics.wide ? 176 : 150) * unit, 30);
    this.#before = new Map([...this.#people].map(([id, { at }]) => [id, at]));
    const size = Math.max(MIN_NAME.pixels, Math.min(34, crowd.size * NAME_SIZE));
    const sizes = nameSizes(
      this.tokens,
      people.map(({ name, badge }, index) => ({
        name,
        mascot: badge !== null,
        tag: true,
        row: crowd.places[index]?.y ?? 0,
      })),
      {
        size,
        least: Math.max(MIN_NAME.pixels, size * MIN_NAME.share),
        width: crowd.step * NAME_WIDTH,
      },
    );
    for (const [{ id, name, character, badge }, avatar, index] of this.#people.reconcile(people)) {
      avatar.at = crowd.places[index] ?? { x: 0, y: 0 };
      avatar.set({
        character,
        size: crowd.size,
        name,
        nameWidth: crowd.step * NAME_WIDTH,
        nameSize: sizes.get(avatar.at.y) ?? size,
        // Below the smallest size, a second line would reach the players in front.
        nameFit: crowd.size * NAME_SIZE < MIN_NAME.pixels ? 'cut' : 'cutInTwo',
        flag: id in flags,
        ...(badge && { mascot: badge.character }),
      });
      // Those in front are drawn over those behind.
      this.#crowd.addChildAt(avatar, Math.min(index, this.#crowd.children.length));
      this.ports.motion.place(avatar, avatar.at);
    }
  }

  override play(events: readonly ProjectorEvent[]): void {
    const { motion, sound, quality } = this.ports;
    let arrived = 0;
    for (const event of events) {
      if (event.type === 'opened') {
        motion.play('slide', this.#card, { from: { y: -40 } });
        for (const avatar of this.#people.values())
          motion.play('pop', avatar, { delay: 0.2 + (arrived++ % 30) * 0.02 });
      } else if (event.type === 'playerJoined') {
        const shown = this.#people.get(event.id);
        if (!shown) continue;
        motion.play('drop', shown, { delay: arrived * 0.06 });
        if (arrived++ === 0) sound.play('join');
      } else if (event.type === 'hopped') {
        this.#people.get(event.id)?.hop(motion, event.first);
      } else if (event.type === 'characterChanged') {
        const shown = this.#people.get(event.id);
        if (shown) motion.play('pop', shown);
      } else if (event.type === 'crowdMoved' && quality.tier !== 'low') this.#moveCrowd();
    }
    if (events.some(({ type }) => type === 'playerJoined')) motion.play('pulse', this.#count);
  }

  /** Players who were already here walk to their new places. */
  #moveCrowd(): void {
    for (const [id, avatar] of this.#people) {
      const { x, y } = avatar.at;
      const before = this.#before.get(id);
      if (!before || (before.x === x && before.y === y)) continue;
      this.ports.motion.play('slide', avatar, { from: { x: before.x - x, y: before.y - y, alpha: 1 } });
    }
  }

  targets(): readonly Target[] {
    const people = [...this.#people].map(([id, { at }]): Target => {
      const rect = { x: at.x - 24, y: at.y - 48, width: 48, height: 48 };
      return { id: `player:${id}`, kind: 'region', rect };
    });
    return [{ id: 'join', kind: 'region', rect: this.#cardRect }, ...people];
  }
}

function line(
  target: Text,
  content: string,
  x: number,
  y: number,
  room: { readonly width: number; readonly size: number; readonly least: number },
): void {
  fitLine(target, content, room.width, room.size, room.least);
  // A line that had to shrink stays centered in its place.
  target.position.set(x, y + (room.size * 1.25 - target.height) / 2);
}

export const projectorLobby: SceneKind<ProjectorStageView, ProjectorEvent> = {
  id: 'projectorLobby',
  create: (ports) => new ProjectorLobby(ports),
  diff: diffProjector,
};
