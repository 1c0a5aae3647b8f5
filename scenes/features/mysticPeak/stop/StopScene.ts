// A stop of the climb: a milestone that stands on the mountain, where the climber is.

import type { MysticPeakBoard } from '#core/features/mysticPeak/views.ts';
import { Mountain } from '#scenes/features/mysticPeak/mountain/Mountain.ts';
import { layoutStop } from '#scenes/features/mysticPeak/stop/layout.ts';
import { Ways } from '#scenes/features/mysticPeak/stop/Ways.ts';
import { waysOf } from '#scenes/features/mysticPeak/model.ts';
import { ownMountain } from '#scenes/features/mysticPeak/stop/ownMountain.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { nextSecondAt, secondsLeft } from '#scenes/kit/seconds.ts';
import { drawn, message } from '#scenes/message.ts';
import {
  diffMilestone,
  type MilestoneEvent,
  type MilestonePieces,
  MilestoneScene,
  type MilestoneStageView,
} from '#scenes/player/milestone/MilestoneScene.ts';
import type { MilestoneLayout } from '#scenes/player/milestone/layout.ts';
import type { Rect, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

/** CSS pixels: of the clock's letters, and how far it stands off the edges. */
const CLOCK = 17;
const CLOCK_AIR = 10;

export interface StopStageView extends MilestoneStageView {
  /** Who else is on the mountain; null, or absent, while that is not told. */
  readonly board?: MysticPeakBoard | null;
}

class StopScene extends MilestoneScene {
  readonly #words = new Panel();
  #mountain: Mountain | null = null;
  #ways: Ways | null = null;
  #clock: Pill | null = null;
  #tick: () => void = () => undefined;
  /** Of which mountain that is. */
  #look = '';

  protected override make(ports: ScenePorts): MilestonePieces {
    const pieces = super.make(ports);
    this.#words.alpha = 0.86;
    this.#ways = new Ways(ports);
    this.#clock = new Pill(ports.theme);
    this.#clock.label = 'timer';
    for (const part of [this.#ways, this.#words, this.#clock])
      this.root.addChildAt(part, this.root.getChildIndex(pieces.title));
    return pieces;
  }

  override destroy(): void {
    this.#tick();
    this.#mountain?.destroy();
    this.#mountain = null;
    super.destroy();
  }

  protected override layoutOf(viewport: Viewport, choices: number): MilestoneLayout {
    return layoutStop(viewport, choices);
  }

  protected override drawGround(view: StopStageView, viewport: Viewport): void {
    const { theme } = this.ports;
    const { width, height } = viewport;
    const { words, clear } = layoutStop(viewport, view.model.choices.length);
    this.#words.set({
      width: words.width,
      height: words.height,
      radius: theme.tokens.radius.large,
      fill: theme.tokens.color.night900,
    });
    this.#words.position.set(words.x, words.y);
    const shown = ownMountain(view.player, theme.tokens, view.board);
    this.background.visible = shown === null;
    if (!shown) return super.drawGround(view, viewport);
    const mountain = this.#mountainOf(view);
    mountain.frame(shown.camera, { x: 0, y: 0, width, height }, true, clear);
    this.#ways?.set(waysOf(view.player), mountain);
    this.#drawClock(view, clear);
    mountain.cover([...(this.#ways?.tags ?? []), ...this.#clockBox()]);
    mountain.sync(shown.model);
  }

  /** How long it waits, at the foot of the picture: what nobody chooses is chosen by the clock. */
  #drawClock({ player: { me, room } }: MilestoneStageView, clear: Rect): void {
    const { clock, strings } = this.ports;
    this.#tick();
    const pill = this.#clock;
    const until = (room.state === 'running' && me.climb?.stop?.until) || null;
    if (!pill) return;
    pill.visible = until !== null;
    if (until === null) return;
    const now = clock.now();
    pill.set({
      text: drawn(strings, message('mysticPeak:left', { count: secondsLeft(until, now) })),
      size: CLOCK,
      maxWidth: clear.width,
    });
    const { width, height } = pill.box;
    pill.position.set(clear.x + clear.width - width - CLOCK_AIR, clear.y + clear.height - height - CLOCK_AIR);
    if (until > now) this.#tick = clock.at(nextSecondAt(until, now), () => this.redraw('clock'));
  }

  /** Empty where it is not seen. */
  #clockBox(): readonly Rect[] {
    const pill = this.#clock;
    return pill?.visible ? [{ x: pill.x, y: pill.y, ...pill.box }] : [];
  }

  protected override targetsOf(pieces: MilestonePieces, view: MilestoneStageView): readonly Target[] {
    return [
      ...this.#clockBox().map((rect) => ({ id: 'clock', kind: 'region', rect }) as const),
      ...super.targetsOf(pieces, view),
    ];
  }

  protected override playOne(
    event: MilestoneEvent,
    pieces: MilestonePieces,
    view: MilestoneStageView,
    viewport: Viewport,
  ): void {
    super.playOne(event, pieces, view, viewport);
    const shown = ownMountain(view.player, this.ports.theme.tokens);
    if (event.type !== 'opened' || !shown) return;
    this.#mountain?.play(shown.events);
    // Once the camera is there.
    const ways = this.#ways;
    if (ways?.visible)
      for (const part of [ways, ways.lines]) this.ports.motion.play('fade', part, { delay: 0.65 });
  }

  #mountainOf({ player: { room } }: MilestoneStageView): Mountain {
    const camps = room.mountain?.camps ?? [];
    const kind = room.options.mountain;
    const look = JSON.stringify([kind, camps]);
    if (this.#mountain && this.#look === look) return this.#mountain;
    this.#mountain?.destroy();
    this.#look = look;
    this.#mountain = new Mountain(this.ports, { kind, camps });
    this.root.addChildAt(this.#mountain, this.root.getChildIndex(this.background) + 1);
    return this.#mountain;
  }
}

export const peakStopScene: SceneKind<StopStageView, MilestoneEvent> = {
  id: 'peakStop',
  create: () => new StopScene(),
  diff: diffMilestone,
};
