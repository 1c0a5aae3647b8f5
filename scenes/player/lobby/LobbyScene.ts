// The waiting room: everybody's characters arrive, one's own in front.

import { Container, Graphics, type Text } from 'pixi.js';
import type { LobbyPlayer } from '#core/views/playerView.ts';
import { Avatar } from '#scenes/kit/Avatar.ts';
import { Background } from '#scenes/kit/Background.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import { directed } from '#scenes/kit/bidi.ts';
import { teamName } from '#scenes/kit/teams.ts';
import { Chip } from '#scenes/player/Chip.ts';
import { diffPlayer, type PlayerEvent } from '#scenes/player/events.ts';
import { type CrowdLayout, layoutCrowd, layoutLobby } from '#scenes/player/lobby/layout.ts';
import { isCompact } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Rect, Scene, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

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
  readonly ports: ScenePorts;
  readonly background: Background;
  readonly title: Text;
  readonly count: Chip;
  readonly plate: Panel;
  /** A shade behind the crowd, so that names read on snow and sunset alike. */
  readonly shade: Graphics;
  readonly line: Text;
  readonly own: Avatar;
  readonly more: Chip;
}

class LobbyScene implements Scene<PlayerStageView, PlayerEvent> {
  readonly root = new Container();
  readonly #crowd = new Container();
  readonly #banner = new Container({ label: 'waiting' });
  readonly #figures = new Map<string, Avatar>();
  #pieces: Pieces | null = null;
  #viewport: Viewport | null = null;
  #view: PlayerStageView | null = null;
  #size = 0;
  /** Where the page says how friends get in. */
  #invite: Rect | null = null;
  #cancelHop: () => void = () => undefined;

  mount(ports: ScenePorts): void {
    const { theme } = ports;
    const { tokens } = theme;
    const centred = (size: number, label?: string): Text => {
      const text = makeText(tokens, { size, weight: 'display', color: tokens.color.snow, align: 'center' });
      text.anchor.set(0.5);
      if (label) text.label = label;
      return text;
    };
    const pieces: Pieces = {
      ports,
      background: new Background(theme),
      title: centred(40, 'title'),
      count: new Chip(theme),
      plate: new Panel(),
      shade: new Graphics(),
      line: centred(22),
      own: new Avatar(theme),
      more: new Chip(theme),
    };
    pieces.count.label = 'count';
    pieces.own.label = 'me';
    pieces.more.label = 'more';
    this.#banner.addChild(pieces.plate, pieces.line);
    this.root.addChild(
      pieces.background,
      pieces.title,
      pieces.count,
      pieces.shade,
      this.#crowd,
      pieces.more,
      this.#banner,
      pieces.own,
    );
    this.#pieces = pieces;
    this.#hopLater();
  }

  layout(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#draw();
  }

  sync(view: PlayerStageView): void {
    this.#view = view;
    const pieces = this.#pieces;
    if (!pieces) return;
    const others = this.#others();
    const present = new Set(others.map(({ id }) => id));
    for (const [id, figure] of this.#figures) {
      if (present.has(id)) continue;
      figure.destroy({ children: true });
      this.#figures.delete(id);
    }
    for (const { id } of others) {
      if (this.#figures.has(id)) continue;
      const figure = new Avatar(pieces.ports.theme);
      figure.label = `player:${id}`;
      this.#figures.set(id, figure);
    }
    this.#draw();
  }

  play(events: readonly PlayerEvent[]): void {
    const pieces = this.#pieces;
    if (!pieces) return;
    const { motion, sound } = pieces.ports;
    for (const event of events) {
      if (event.type === 'playerJoined') {
        const figure = this.#figures.get(event.id);
        if (figure?.visible) {
          motion.play('drop', figure, { from: { y: -this.#size * 2 } });
          sound.play('join');
        }
      }
      if (event.type !== 'opened') continue;
      motion.play('slide', pieces.title, { from: { y: -30 } });
      motion.play('drop', pieces.own, { delay: 0.15, duration: 0.8 });
      motion.play('slide', this.#banner, { from: { y: 50 }, delay: 0.1 });
      for (const [index, figure] of [...this.#figures.values()].entries()) {
        if (figure.visible)
          motion.play('drop', figure, { delay: 0.25 + Math.min(0.9, index * 0.04), from: { y: -140 } });
      }
      sound.play('join');
    }
  }

  setFocus(): void {
    // Nothing to press.
  }

  targets(): readonly Target[] {
    const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });
    const region = (id: string, node: Container): Target => ({
      id,
      kind: 'region',
      rect: rectOf(node.getBounds()),
    });
    const pieces = this.#pieces;
    if (!pieces || !this.#view) return [];
    return [
      region('title', pieces.title),
      ...(pieces.count.visible ? [region('count', pieces.count)] : []),
      region('me', pieces.own),
      region('waiting', this.#banner),
      ...(this.#invite ? [{ id: 'invite', kind: 'island', rect: this.#invite } as const] : []),
    ];
  }

  destroy(): void {
    this.#cancelHop();
  }

  /** Everybody but the reader, who stands in front; the newest last. */
  #others(): readonly LobbyPlayer[] {
    const view = this.#view;
    return view ? view.player.lobby.filter(({ id }) => id !== view.player.me.playerId) : [];
  }

  #draw(): void {
    const pieces = this.#pieces;
    const viewport = this.#viewport;
    const view = this.#view;
    if (!pieces || !viewport || !view) return;
    const { motion, strings } = pieces.ports;
    const compact = isCompact(viewport);
    const boxes = layoutLobby(viewport, invites(view));
    this.#invite = boxes.invite;
    pieces.background.set({
      sky: 'lobby',
      width: viewport.width,
      height: viewport.height,
      clear: boxes.count.y + boxes.count.height,
    });
    const { me, room } = view.player;
    fitText(pieces.title, directed(room.title), {
      width: boxes.title.width,
      height: boxes.title.height,
      maxSize: compact ? 30 : Math.min(64, Math.max(24, viewport.height * 0.06)),
      minSize: 18,
      maxLines: 2,
    });
    motion.place(pieces.title, middleOf(boxes.title));
    // Whoever is not let in is not told who is.
    pieces.count.visible = room.playerCount > 0;
    pieces.count.set({
      text: strings('lobby.players', { count: room.playerCount }),
      height: boxes.count.height,
    });
    motion.place(pieces.count, middleOf(boxes.count));
    this.#drawBanner(boxes.banner, pieces, view);
    pieces.own.set({
      character: me.character,
      size: boxes.own.size,
      name: directed(me.name),
      nameSize: compact ? 18 : 24,
      nameWidth: Math.min(boxes.own.width, 340),
      own: true,
      ...(me.team !== null && { team: me.team }),
    });
    motion.place(pieces.own, { x: boxes.own.x, y: boxes.own.y });
    this.#drawCrowd(boxes.crowd, pieces, view);
  }

  #drawBanner(rect: Rect, pieces: Pieces, view: PlayerStageView): void {
    const { theme, strings, motion } = pieces.ports;
    const { approval, renamed, name, team, playerId } = view.player.me;
    const { state, teams, challenge } = view.player.room;
    const usual = challenge ? challengeKey(challenge.by === playerId) : 'lobby.waiting';
    const key =
      approval === 'approved'
        ? state === 'scheduled'
          ? 'lobby.scheduled'
          : renamed
            ? 'lobby.renamed'
            : team === null
              ? usual
              : 'lobby.team'
        : `lobby.${approval}`;
    const teamWords = team === null ? '' : teamName(strings, team, teams[team]?.name);
    const width = Math.min(680, rect.width);
    pieces.plate.set({
      width,
      height: rect.height,
      radius: theme.tokens.radius.large,
      fill: theme.tokens.color.night900,
    });
    pieces.plate.position.set(-width / 2, -rect.height / 2);
    fitText(
      pieces.line,
      strings(key, { name: directed(name), team: teamWords, by: directed(openerName(view)) }),
      {
        width: width - 40,
        height: rect.height - 14,
        maxSize: 22,
        minSize: 14,
        maxLines: 2,
      },
    );
    motion.place(this.#banner, { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
  }

  #drawCrowd(area: Rect, pieces: Pieces, view: PlayerStageView): void {
    const others = this.#others();
    const { motion, strings } = pieces.ports;
    // One place less, for the plate that counts the rest.
    const crowd = layoutCrowd(
      area,
      others.length,
      others.length === 0 ? 0 : Math.max(others.length, view.player.room.playerCount - 1),
    );
    this.#size = crowd.size;
    this.#drawShade(crowd, pieces);
    // The newest matter most: they have just arrived.
    const first = others.length - crowd.spots.length;
    for (const [index, player] of others.entries()) {
      const figure = this.#figures.get(player.id);
      const spot = crowd.spots[index - first];
      if (!figure) continue;
      figure.visible = spot !== undefined;
      if (!spot) continue;
      figure.set({
        character: player.character,
        size: crowd.size,
        name: directed(player.name),
        nameSize: Math.max(SMALLEST_NAME, Math.round(crowd.size * 0.15)),
        nameWidth: crowd.nameWidth,
        ...(player.team === null ? { tag: false } : { team: player.team }),
      });
      motion.place(figure, spot);
      this.#crowd.addChild(figure);
    }
    pieces.more.visible = crowd.more > 0;
    if (crowd.more > 0) {
      pieces.more.set({ text: strings('lobby.more', { count: crowd.more }), height: 32 });
      motion.place(pieces.more, {
        x: area.x + area.width - pieces.more.plateWidth / 2,
        y: area.y + area.height,
      });
    }
  }

  #drawShade({ spots, size, nameWidth }: CrowdLayout, { shade, ports }: Pieces): void {
    shade.clear();
    const xs = spots.map(({ x }) => x);
    const [first, last] = [spots[0], spots.at(-1)];
    if (!first || !last) return;
    const aside = Math.max(size * 0.62, nameWidth * 0.5 + SHADE_AIR);
    const [left, right] = [Math.min(...xs) - aside, Math.max(...xs) + aside];
    const { color, radius } = ports.theme.tokens;
    shade
      .roundRect(left, first.y - size * 1.1, right - left, last.y - first.y + size * 1.5, radius.huge)
      .fill({ color: color.night950, alpha: 0.5 });
  }

  /** Now and then somebody in the crowd jumps, where the machine and the reader allow it. */
  #hopLater(): void {
    const ports = this.#pieces?.ports;
    if (!ports) return;
    this.#cancelHop = ports.clock.at(ports.clock.now() + HOP_EVERY_MS, () => {
      const figures = [...this.#figures.values()].filter(({ visible }) => visible);
      const figure = figures[ports.random.below(Math.max(1, figures.length))] ?? this.#pieces?.own;
      if (ports.quality.ambient && figure) ports.motion.play('hop', figure);
      this.#hopLater();
    });
  }
}

const middleOf = ({ x, y, width, height }: Rect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Whether the waiting room says how others get in: where players bring each other. */
function invites({ player }: PlayerStageView): boolean {
  return player.room.challenge !== null;
}

function challengeKey(isOwn: boolean): string {
  return isOwn ? 'lobby.challengeOwn' : 'lobby.challenge';
}

function openerName({ player }: PlayerStageView): string {
  return player.lobby.find(({ id }) => id === player.room.challenge?.by)?.name ?? '';
}
