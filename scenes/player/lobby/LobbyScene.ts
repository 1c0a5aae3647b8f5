// The lobby: everyone's characters arrive, with the player's own in front.

import { Container, Graphics } from 'pixi.js';
import { Avatar } from '#scenes/kit/Avatar.ts';
import type { Flags, OwnPress } from '#scenes/parts/scenePart.ts';
import { nameSizes } from '#scenes/kit/nameSizes.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText } from '#scenes/kit/text.ts';
import { message } from '#scenes/message.ts';
import { Chip } from '#scenes/player/Chip.ts';
import { diffPlayer, type PlayerEvent } from '#scenes/player/events.ts';
import { type CrowdLayout, layoutCrowd, layoutLobby, MORE } from '#scenes/player/lobby/layout.ts';
import { type HopEvent, type WaitingPlayer } from '#scenes/parts/model.ts';
import { type LobbyModel, lobbyModel } from '#scenes/player/lobby/model.ts';
import { PlayerScene } from '#scenes/player/PlayerScene.ts';
import { isCompact } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Rect, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { KeyedViews, byId, labeled } from '#scenes/kit/KeyedViews.ts';
import { onCrowd } from '#scenes/theme/grounds.ts';

export const lobbyScene: SceneKind<PlayerStageView, PlayerEvent> = {
  id: 'lobby',
  create: (ports) => new LobbyScene(ports),
  diff: diffPlayer,
};

/** Opacity of the ground behind the crowd: before mountains, and before the picture of a world. */
const SHADE = { mountains: 0.66, world: 0.93 } as const;
/** Milliseconds between two small hops somewhere in the crowd. */
const HOP_EVERY_MS = 2_600;
/** CSS pixels: the smallest font size of a name in the crowd, and the shade beside the outermost names. */
const SMALLEST_NAME = 12;
const SHADE_AIR = 4;

class LobbyScene extends PlayerScene<PlayerStageView, PlayerEvent> {
  /** The game hasn't started, so there is nothing to pause. */
  protected override readonly isPausable = false;
  protected override readonly hasPressables = false;
  readonly #title = this.caption('title', { weight: 'title' });
  readonly #count = this.add(new Chip(this.ports), 'count');
  /** Behind the crowd, so that names are readable on snow and sunset alike. */
  readonly #shade = this.add(new Panel(this.tokens));
  readonly #crowd = this.add(new Container());
  readonly #more = this.add(new Chip(this.ports), 'more');
  readonly #banner = this.add(new Container(), 'waiting');
  readonly #plate = this.#banner.addChild(new Panel(this.tokens));
  readonly #line = this.#banner.addChild(this.text({ size: 22, anchor: 0.5 }));
  /** Focus ring around the player's own character. */
  readonly #ring = this.add(new Graphics());
  readonly #own = this.add(new Avatar(this.ports), 'me');
  readonly #figures = new KeyedViews<WaitingPlayer, Avatar>(byId, ({ id }) =>
    labeled(`player:${id}`, new Avatar(this.ports)),
  );
  /** Area where the page shows how friends can join. */
  #invite: Rect | null = null;
  /** Area where the page offers another look. */
  #look: Rect | null = null;
  #press: OwnPress | null = null;
  #cancelHop = this.#hopLater();

  constructor(ports: ScenePorts) {
    super(ports);
    this.background.idle();
  }

  override destroy(): void {
    this.#cancelHop();
    super.destroy();
  }

  protected playOne(event: PlayerEvent): void {
    const { motion, sound } = this.ports;
    if (event.type === 'playerJoined') {
      const figure = this.#figures.get(event.id);
      if (!figure?.visible) return;
      motion.play('pop', figure);
      sound.play('join');
    }
    if (event.type === 'hopped') this.#hop(event);
    if (event.type === 'characterChanged') {
      motion.play('fade', this.#own);
      this.#own.act('wave');
    }
    if (event.type !== 'opened') return;
    motion.play('slide', this.#title, { from: { y: -30 } });
    motion.play('drop', this.#own, { delay: 0.15, duration: 0.8 });
    this.#own.act('wave', 1);
    motion.play('slide', this.#banner, { from: { y: 50 }, delay: 0.1 });
    // In their places: on the way down they would cover names, and the first row would be outside the shade.
    for (const [index, figure] of [...this.#figures.values()].entries())
      if (figure.visible) motion.play('pop', figure, { delay: 0.25 + Math.min(0.9, index * 0.04) });
    sound.play('join');
  }

  protected targetsOf(): readonly Target[] {
    const press = this.#press;
    const region = (id: string, node: Container): Target => {
      const { x, y, width, height } = node.getBounds();
      return { id, kind: 'region', rect: { x, y, width, height } };
    };
    return [
      region('title', this.#title),
      ...(this.#count.visible ? [region('count', this.#count)] : []),
      { ...region('me', this.#own), ...(press && { kind: 'button', intent: press.intent }) },
      region('waiting', this.#banner),
      ...(this.#look ? [{ id: 'look', kind: 'island', rect: this.#look } as const] : []),
      ...(this.#invite ? [{ id: 'invite', kind: 'island', rect: this.#invite } as const] : []),
    ];
  }

  override setFocus(id: string | null): void {
    super.setFocus(id);
    this.#drawRing();
  }

  /** Only the player's own hop makes a sound. */
  #hop({ id, first }: HopEvent): void {
    const { motion, sound } = this.ports;
    const { player } = this.view ?? {};
    const isOwn = id === player?.me.playerId;
    const figure = isOwn ? this.#own : this.#figures.get(id);
    if (!figure?.visible) return;
    figure.hop(motion, first);
    if (isOwn) sound.play('press');
  }

  protected arrange({ player, traces }: PlayerStageView, viewport: Viewport): void {
    const { motion } = this.ports;
    const model = lobbyModel(player);
    const { me } = player;
    const flags = traces?.flags ?? {};
    const compact = isCompact(viewport);
    const boxes = layoutLobby(viewport, model);
    this.#invite = boxes.invite;
    this.#look = boxes.look;
    this.#press = model.press;
    this.background.set('lobby', viewport, { clear: boxes.count.y + boxes.count.height });
    const title = compact ? 30 : Math.min(64, Math.max(24, viewport.height * 0.06));
    this.#title.write(model.title, boxes.title, { size: [title, 18], lines: 2 });
    this.#count.visible = model.count !== null;
    if (model.count) this.#count.set({ text: this.say(model.count), height: boxes.count.height });
    motion.place(this.#count, middleOf(boxes.count));
    this.#drawBanner(boxes.banner, model);
    this.#own.set({
      character: me.character,
      size: boxes.own.size,
      name: this.say(model.ownName),
      nameSize: compact ? 18 : 24,
      nameWidth: Math.min(boxes.own.width, 340),
      own: true,
      flag: me.playerId in flags,
      ...(model.ownBadge && { mascot: model.ownBadge.character }),
    });
    motion.place(this.#own, { x: boxes.own.x, y: boxes.own.y });
    motion.place(this.#ring, { x: boxes.own.x, y: boxes.own.y });
    this.#drawRing();
    this.#drawCrowd(boxes.crowd, model.others, player.room.playerCount, flags);
  }

  #drawBanner(rect: Rect, { line }: LobbyModel): void {
    const { radius, schemes } = this.tokens;
    const { width, height } = rect;
    this.#plate.lay(
      { x: -width / 2, y: -height / 2, width, height },
      { radius: radius.large, fill: schemes.play.canvas },
    );
    const room = { width: width - 40, height: height - 14 };
    fitText(this.#line, this.say(line), { ...room, size: [22, 14], lines: 2, balanced: true });
    this.ports.motion.place(this.#banner, middleOf(rect));
  }

  /** `playerCount`: everyone in the room, including the reader. */
  #drawCrowd(area: Rect, others: readonly WaitingPlayer[], playerCount: number, flags: Flags): void {
    const { motion } = this.ports;
    // Everyone but the reader, including players the view doesn't list.
    const crowd = layoutCrowd(
      area,
      others.length,
      others.length === 0 ? 0 : Math.max(others.length, playerCount - 1),
    );
    this.#drawShade(crowd);
    const largest = Math.max(SMALLEST_NAME, Math.round(crowd.size * 0.15));
    const first = others.length - crowd.spots.length;
    const sizes = nameSizes(
      this.tokens,
      others.slice(Math.max(0, first)).map(({ name, badge }, index) => ({
        name: this.say(name),
        mascot: badge !== null,
        tag: badge !== null,
        row: crowd.spots[index]?.y ?? 0,
      })),
      { size: largest, least: Math.max(SMALLEST_NAME, largest * 0.8), width: crowd.nameWidth },
    );
    // The newest players matter most: they have just arrived.
    for (const [player, figure, index] of this.#figures.reconcile(others)) {
      const spot = crowd.spots[index - first];
      figure.visible = spot !== undefined;
      if (!spot) continue;
      figure.set({
        character: player.character,
        size: crowd.size,
        name: this.say(player.name),
        nameSize: sizes.get(spot.y) ?? largest,
        nameWidth: crowd.nameWidth,
        flag: player.id in flags,
        nameFit: crowd.hasTwoLines ? 'cutInTwo' : 'cut',
        ...(player.badge ? { mascot: player.badge.character } : { tag: false }),
      });
      motion.place(figure, spot);
      this.#crowd.addChild(figure);
    }
    this.#more.visible = crowd.more > 0;
    if (crowd.more > 0) {
      this.#more.set({
        text: this.say(message('scenes:lobby.more', { count: crowd.more })),
        height: MORE,
      });
      motion.place(this.#more, {
        x: area.x + area.width - this.#more.plateWidth / 2,
        y: area.y + area.height - MORE / 2,
      });
    }
  }

  #drawRing(): void {
    this.#ring.clear();
    if (this.focus !== 'me') return;
    const { radius, schemes } = this.tokens;
    // Its bounds at rest, because it may be in the middle of a hop.
    const { x, y, width, height } = this.#own.getLocalBounds();
    this.#ring
      .roundRect(x - 6, y - 6, width + 12, height + 12, radius.large)
      .stroke({ color: schemes.play.focus, width: 3 });
  }

  #drawShade({ spots, size, rowHeight, nameWidth }: CrowdLayout): void {
    const xs = spots.map(({ x }) => x);
    const [first, last] = [spots[0], spots.at(-1)];
    this.#shade.visible = spots.length > 0;
    if (!first || !last) return;
    const aside = Math.max(size * 0.62, nameWidth * 0.5 + SHADE_AIR);
    const [left, right] = [Math.min(...xs) - aside, Math.max(...xs) + aside];
    const height = last.y - first.y + size * 0.1 + rowHeight + SHADE_AIR;
    const box = { x: left, y: first.y - size * 1.1, width: right - left, height };
    this.#shade.lay(box, { radius: this.tokens.radius.huge, fill: onCrowd(this.tokens).fill });
    this.#shade.alpha = this.ports.theme.world ? SHADE.world : SHADE.mountains;
  }

  /** Makes someone in the crowd hop now and then, if the device and the reader allow it. */
  #hopLater(): () => void {
    const { clock, random, quality, motion } = this.ports;
    return clock.at(clock.now() + HOP_EVERY_MS, () => {
      const figures = [...this.#figures.values()].filter(({ visible }) => visible);
      const figure = figures[random.below(Math.max(1, figures.length))] ?? this.#own;
      if (quality.ambient) motion.play('hop', figure);
      this.#cancelHop = this.#hopLater();
    });
  }
}
