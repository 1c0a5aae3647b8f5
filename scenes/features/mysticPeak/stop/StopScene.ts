// A stop of the climb: a milestone that stands on the mountain, where the climber is.

import { Mountain } from '#scenes/features/mysticPeak/mountain/Mountain.ts';
import { layoutStop } from '#scenes/features/mysticPeak/stop/layout.ts';
import { ownMountain } from '#scenes/features/mysticPeak/stop/ownMountain.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import {
  diffMilestone,
  type MilestoneEvent,
  type MilestonePieces,
  MilestoneScene,
  type MilestoneStageView,
} from '#scenes/player/milestone/MilestoneScene.ts';
import type { MilestoneLayout } from '#scenes/player/milestone/layout.ts';
import type { SceneKind, ScenePorts, Viewport } from '#scenes/ports.ts';

class StopScene extends MilestoneScene {
  readonly #words = new Panel();
  #mountain: Mountain | null = null;
  /** Of which mountain that is. */
  #look = '';

  protected override make(ports: ScenePorts): MilestonePieces {
    const pieces = super.make(ports);
    this.#words.alpha = 0.86;
    this.root.addChildAt(this.#words, this.root.getChildIndex(pieces.title));
    return pieces;
  }

  override destroy(): void {
    this.#mountain?.destroy();
    this.#mountain = null;
    super.destroy();
  }

  protected override layoutOf(viewport: Viewport, choices: number): MilestoneLayout {
    return layoutStop(viewport, choices);
  }

  protected override drawGround(view: MilestoneStageView, viewport: Viewport): void {
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
    const shown = ownMountain(view.player, theme.tokens);
    this.background.visible = shown === null;
    if (!shown) return super.drawGround(view, viewport);
    const mountain = this.#mountainOf(view);
    mountain.frame(shown.camera, { x: 0, y: 0, width, height }, true, clear);
    mountain.sync(shown.model);
  }

  protected override playOne(
    event: MilestoneEvent,
    pieces: MilestonePieces,
    view: MilestoneStageView,
    viewport: Viewport,
  ): void {
    super.playOne(event, pieces, view, viewport);
    const shown = ownMountain(view.player, this.ports.theme.tokens);
    if (event.type === 'opened' && shown) this.#mountain?.play(shown.events);
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

export const peakStopScene: SceneKind<MilestoneStageView, MilestoneEvent> = {
  id: 'peakStop',
  create: () => new StopScene(),
  diff: diffMilestone,
};
