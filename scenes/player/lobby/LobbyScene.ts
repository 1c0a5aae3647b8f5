// The waiting room: everybody's characters arrive, one's own in front.

import { Container, Graphics, type Text } from 'pixi.js';
import { Avatar } from '#scenes/kit/Avatar.ts';
import type { Flags, OwnPress } from '#scenes/parts/scenePart.ts';
import { nameSizes } from '#scenes/kit/nameSizes.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import { drawn, message } from '#scenes/message.ts';
import { Chip } from '#scenes/player/Chip.ts';
import { diffPlayer, type PlayerEvent } from '#scenes/player/events.ts';
import { type CrowdLayout, layoutCrowd, layoutLobby } from '#scenes/player/lobby/layout.ts';
import { type HopEvent, type WaitingPlayer } from '#scenes/parts/model.ts';
import { type LobbyModel, lobbyModel } from '#scenes/player/lobby/model.ts';
import { PlayerScene } from '#scenes/player/PlayerScene.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { isCompact } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Rect, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

export const lobbyScene: SceneKind<PlayerStageView, PlayerEvent> = {
  id: 'lobby',
  create: () => new LobbyScene(),
  diff: diffPlayer,
};

/** Milliseconds between two small jumps somewhere in the crowd. */
const HOP_EVERY_MS = 2_600;
/** CSS pixels: a name in the crowd, and the shade beside the outermost of them. */
const SMALLEST_NAME = 12;
const SHADE_AIR = 4;

interface Pieces {
  readonly title: Text;
  readonly count: Chip;
  readonly plate: Panel;
  /** A shade behind the crowd, so that names read on snow and sunset alike. */
  readonly shade: Graphics;
  readonly line: Text;
  readonly own: Avatar;
  readonly more: Chip;
  /** Round the own character, for the keyboard. */
  readonly ring: Graphics;
}

class LobbyScene extends PlayerScene<PlayerStageView, PlayerEvent, Pieces> {
  readonly #crowd = new Container();
  readonly #banner = new Container({ label: 'waiting' });
  readonly #figures = new Map<string, Avatar>();
  #size = 0;
  /** Where the page says how friends get in. */
  #invite: Rect | null = null;
  #press: OwnPress | null = null;
  #cancelHop: () => void = () => undefined;

  override destroy(): void {
    this.#cancelHop();
    super.destroy();
  }

  protected make({ theme }: ScenePorts): Pieces {
    const { tokens } = theme;
    const centred = (size: number, label?: string): Text => {
      const text = makeText(tokens, { size, weight: 'display', color: tokens.color.snow, align: 'center' });
      text.anchor.set(0.5);
      if (label) text.label = label;
      return text;
    };
    const pieces: Pieces = {
      title: centred(40, 'title'),
      count: new Chip(theme),
      plate: new Panel(),
      shade: new Graphics(),
      line: centred(22),
      own: new Avatar(theme),
      more: new Chip(theme),
      ring: new Graphics(),
    };
    pieces.count.label = 'count';
    pieces.own.label = 'me';
    pieces.more.label = 'more';
    this.#banner.addChild(pieces.plate, pieces.line);
    this.root.addChild(
      pieces.title,
      pieces.count,
      pieces.shade,
      this.#crowd,
      pieces.more,
      this.#banner,
      pieces.ring,
      pieces.own,
    );
    this.#hopLater(pieces.own);
    return pieces;
  }

  protected playOne(event: PlayerEvent, pieces: Pieces): void {
    const { motion, sound } = this.ports;
    if (event.type === 'playerJoined') {
      const figure = this.#figures.get(event.id);
      if (!figure?.visible) return;
      motion.play('drop', figure, { from: { y: -this.#size * 2 } });
      sound.play('join');
    }
    if (event.type === 'hopped') this.#hop(event, pieces);
    if (event.type !== 'opened') return;
    motion.play('slide', pieces.title, { from: { y: -30 } });
    motion.play('drop', pieces.own, { delay: 0.15, duration: 0.8 });
    motion.play('slide', this.#banner, { from: { y: 50 }, delay: 0.1 });
    for (const [index, figure] of [...this.#figures.values()].entries()) {
      if (figure.visible)
        motion.play('drop', figure, { delay: 0.25 + Math.min(0.9, index * 0.04), from: { y: -140 } });
    }
    sound.play('join');
  }

  protected targetsOf(pieces: Pieces): readonly Target[] {
    const press = this.#press;
    const region = (id: string, node: Container): Target => {
      const { x, y, width, height } = node.getBounds();
      return { id, kind: 'region', rect: { x, y, width, height } };
    };
    return [
      region('title', pieces.title),
      ...(pieces.count.visible ? [region('count', pieces.count)] : []),
      { ...region('me', pieces.own), ...(press && { kind: 'button', intent: press.intent }) },
      region('waiting', this.#banner),
      ...(this.#invite ? [{ id: 'invite', kind: 'island', rect: this.#invite } as const] : []),
    ];
  }

  /** Nobody has begun, so that there is nothing to hold. */
  protected override isPausable(): boolean {
    return false;
  }

  protected override hasPressables(): boolean {
    return false;
  }

  override setFocus(id: string | null): void {
    super.setFocus(id);
    this.#drawRing();
  }

  /** Only the own hand sounds. */
  #hop({ id, first }: HopEvent, { own }: Pieces): void {
    const { motion, sound } = this.ports;
    const { player } = this.view ?? {};
    const isOwn = id === player?.me.playerId;
    const figure = isOwn ? own : this.#figures.get(id);
    if (!figure?.visible) return;
    figure.hop(motion, first);
    if (isOwn) sound.play('press');
  }

  protected arrange(pieces: Pieces, { player, traces }: PlayerStageView, viewport: Viewport): void {
    const { motion, strings } = this.ports;
    const model = lobbyModel(player);
    const { me } = player;
    const flags = traces?.flags ?? {};
    const compact = isCompact(viewport);
    const boxes = layoutLobby(viewport, model.invites);
    this.#invite = boxes.invite;
    this.#press = model.press;
    this.background.set({
      sky: 'lobby',
      width: viewport.width,
      height: viewport.height,
      clear: boxes.count.y + boxes.count.height,
    });
    fitText(pieces.title, drawn(strings, model.title), {
      width: boxes.title.width,
      height: boxes.title.height,
      maxSize: compact ? 30 : Math.min(64, Math.max(24, viewport.height * 0.06)),
      minSize: 18,
      maxLines: 2,
    });
    motion.place(pieces.title, middleOf(boxes.title));
    pieces.count.visible = model.count !== null;
    if (model.count) pieces.count.set({ text: drawn(strings, model.count), height: boxes.count.height });
    motion.place(pieces.count, middleOf(boxes.count));
    this.#drawBanner(boxes.banner, pieces, model);
    pieces.own.set({
      character: me.character,
      size: boxes.own.size,
      name: drawn(strings, model.ownName),
      nameSize: compact ? 18 : 24,
      nameWidth: Math.min(boxes.own.width, 340),
      own: true,
      flag: me.playerId in flags,
      ...(model.ownBadge && { mascot: model.ownBadge.character }),
    });
    motion.place(pieces.own, { x: boxes.own.x, y: boxes.own.y });
    motion.place(pieces.ring, { x: boxes.own.x, y: boxes.own.y });
    this.#drawRing();
    this.#keepFigures(model.others);
    this.#drawCrowd(boxes.crowd, pieces, model.others, player.room.playerCount, flags);
  }

  #drawBanner(rect: Rect, pieces: Pieces, { line }: LobbyModel): void {
    const { theme, strings, motion } = this.ports;
    const width = Math.min(680, rect.width);
    pieces.plate.set({
      width,
      height: rect.height,
      radius: theme.tokens.radius.large,
      fill: theme.tokens.color.night900,
    });
    pieces.plate.position.set(-width / 2, -rect.height / 2);
    fitText(pieces.line, drawn(strings, line), {
      width: width - 40,
      height: rect.height - 14,
      maxSize: 22,
      minSize: 14,
      maxLines: 2,
    });
    motion.place(this.#banner, middleOf(rect));
  }

  /** One for each of the others; those who have left are taken away. */
  #keepFigures(others: readonly WaitingPlayer[]): void {
    const present = new Set(others.map(({ id }) => id));
    for (const [id, figure] of this.#figures) {
      if (present.has(id)) continue;
      figure.destroy({ children: true });
      this.#figures.delete(id);
    }
    for (const { id } of others) {
      if (this.#figures.has(id)) continue;
      const figure = new Avatar(this.ports.theme);
      figure.label = `player:${id}`;
      this.#figures.set(id, figure);
    }
  }

  /** `playerCount`: of all in the room, the reader too. */
  #drawCrowd(
    area: Rect,
    pieces: Pieces,
    others: readonly WaitingPlayer[],
    playerCount: number,
    flags: Flags,
  ): void {
    const { motion, strings } = this.ports;
    // One place less, for the plate that counts the rest.
    const crowd = layoutCrowd(
      area,
      others.length,
      others.length === 0 ? 0 : Math.max(others.length, playerCount - 1),
    );
    this.#size = crowd.size;
    this.#drawShade(crowd, pieces);
    const largest = Math.max(SMALLEST_NAME, Math.round(crowd.size * 0.15));
    const first = others.length - crowd.spots.length;
    const sizes = nameSizes(
      this.ports.theme.tokens,
      others.slice(Math.max(0, first)).map(({ name, badge }, index) => ({
        name: drawn(strings, name),
        mascot: badge !== null,
        tag: badge !== null,
        row: crowd.spots[index]?.y ?? 0,
      })),
      { size: largest, least: Math.max(SMALLEST_NAME, largest * 0.8), width: crowd.nameWidth },
    );
    // The newest matter most: they have just arrived.
    for (const [index, player] of others.entries()) {
      const figure = this.#figures.get(player.id);
      const spot = crowd.spots[index - first];
      if (!figure) continue;
      figure.visible = spot !== undefined;
      if (!spot) continue;
      figure.set({
        character: player.character,
        size: crowd.size,
        name: drawn(strings, player.name),
        nameSize: sizes.get(spot.y) ?? largest,
        nameWidth: crowd.nameWidth,
        flag: player.id in flags,
        nameFit: 'cut',
        ...(player.badge ? { mascot: player.badge.character } : { tag: false }),
      });
      motion.place(figure, spot);
      this.#crowd.addChild(figure);
    }
    pieces.more.visible = crowd.more > 0;
    if (crowd.more > 0) {
      pieces.more.set({
        text: drawn(strings, message('scenes:lobby.more', { count: crowd.more })),
        height: 32,
      });
      motion.place(pieces.more, {
        x: area.x + area.width - pieces.more.plateWidth / 2,
        y: area.y + area.height,
      });
    }
  }

  #drawRing(): void {
    const { pieces } = this;
    if (!pieces) return;
    pieces.ring.clear();
    if (this.focus !== 'me') return;
    const { radius, schemes } = this.ports.theme.tokens;
    // Not where it is drawn now: it may be in the middle of a hop.
    const { x, y, width, height } = pieces.own.getLocalBounds();
    pieces.ring
      .roundRect(x - 6, y - 6, width + 12, height + 12, radius.large)
      .stroke({ color: schemes.night.focus, width: 3 });
  }

  #drawShade({ spots, size, nameWidth }: CrowdLayout, { shade }: Pieces): void {
    shade.clear();
    const xs = spots.map(({ x }) => x);
    const [first, last] = [spots[0], spots.at(-1)];
    if (!first || !last) return;
    const aside = Math.max(size * 0.62, nameWidth * 0.5 + SHADE_AIR);
    const [left, right] = [Math.min(...xs) - aside, Math.max(...xs) + aside];
    const { color, radius } = this.ports.theme.tokens;
    shade
      .roundRect(left, first.y - size * 1.1, right - left, last.y - first.y + size * 1.5, radius.huge)
      .fill({ color: color.night950, alpha: 0.5 });
  }

  /** Now and then somebody in the crowd jumps, where the machine and the reader allow it. */
  #hopLater(own: Avatar): void {
    const { ports } = this;
    this.#cancelHop = ports.clock.at(ports.clock.now() + HOP_EVERY_MS, () => {
      const figures = [...this.#figures.values()].filter(({ visible }) => visible);
      const figure = figures[ports.random.below(Math.max(1, figures.length))] ?? own;
      if (ports.quality.ambient) ports.motion.play('hop', figure);
      this.#hopLater(own);
    });
  }
}
