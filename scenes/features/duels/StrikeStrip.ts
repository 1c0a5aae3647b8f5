// What came of a strike, for who struck: both stand in the snow, with the points that went or came.

import { Container, Graphics } from 'pixi.js';
import type { DuelNewsView, DuelUserView } from '#core/features/duels/views.ts';
import { Avatar } from '#scenes/kit/Avatar.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { amount, drawn, message } from '#scenes/message.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';

const GROUND = { snow: '#F4F8FF', shade: '#B9CDE6' } as const;
/** Of the width: where striker and target stand. */
const AT = [0.18, 0.82] as const;

export class StrikeStrip {
  readonly root = new Container({ label: 'strike' });
  readonly #ports: ScenePorts;
  readonly #ground = new Graphics();
  readonly #pair: readonly [Avatar, Avatar];
  readonly #points: Pill;
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #news: DuelNewsView | null = null;

  constructor(ports: ScenePorts) {
    this.#ports = ports;
    this.#pair = [new Avatar(ports.theme), new Avatar(ports.theme)];
    this.#points = new Pill(ports.theme);
    this.#ground.context.batchMode = 'batch';
    this.root.addChild(this.#ground, ...this.#pair, this.#points);
  }

  layout(rect: Rect): void {
    this.#rect = rect;
    this.#draw();
  }

  sync(news: DuelNewsView | null): void {
    this.#news = news;
    this.root.visible = news !== null;
    this.#draw();
  }

  play(_news: DuelNewsView): void {
    for (const avatar of this.#pair) this.#ports.motion.play('hop', avatar);
  }

  destroy(): void {
    this.#news = null;
  }

  #draw(): void {
    const { x, y, width, height } = this.#rect;
    const news = this.#news;
    if (!news || width === 0) return;
    const { motion, strings } = this.#ports;
    motion.place(this.root, { x, y });
    const line = height * 0.66;
    this.#ground
      .clear()
      .roundRect(0, line, width, height - line, 24)
      .fill(GROUND.shade);
    this.#ground.roundRect(0, line, width, height * 0.16, 24).fill(GROUND.snow);
    [news.by, news.on].forEach((user, index) => this.#stand(index, user));
    const { points } = news;
    this.#points.visible = points !== 0;
    const values = { points: amount(Math.abs(points)) };
    this.#points.set({
      text: drawn(
        strings,
        points > 0 ? message('duels:pill.won', values) : message('duels:pill.lost', values),
      ),
      size: 22,
      maxWidth: width * 0.3,
    });
    motion.place(this.#points, { x: (width - this.#points.box.width) / 2, y: height * 0.2 });
  }

  #stand(index: number, user: DuelUserView | null): void {
    const { width, height } = this.#rect;
    const avatar = this.#pair[index];
    if (!avatar || !user) return;
    avatar.set({
      character: user.character,
      size: Math.min(180, height * 0.5),
      name: user.name,
      nameSize: 16,
      nameWidth: width * 0.36,
      nameFit: 'cut',
      own: index === 0,
    });
    this.#ports.motion.place(avatar, { x: width * (AT[index] ?? 0.5), y: height * 0.74 });
  }
}
