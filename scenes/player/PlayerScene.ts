// Base class of the player's scenes: focus, pointer, and the sheet of a paused game.

import type { Container } from 'pixi.js';
import type { PlayerView } from '#core/views/playerView.ts';
import { DrawnScene } from '#scenes/kit/DrawnScene.ts';
import { PauseSheet } from '#scenes/player/PauseSheet.ts';
import type { ScenePorts, Target, Viewport } from '#scenes/ports.ts';

/** Something that a feature shows over any of the player's scenes. */
export interface SceneOverlay extends Container {
  sync(player: PlayerView): void;
  layout(viewport: Viewport): void;
  play(): void;
  targets(): readonly Target[];
}

/** Creates the overlay of a scene, in games that have one; set by the feature once it has loaded. */
export const overlay: { create?: (ports: ScenePorts, player: PlayerView) => SceneOverlay | null } = {};

export abstract class PlayerScene<
  View extends { readonly player: PlayerView },
  Event extends { readonly type: string },
> extends DrawnScene<View, Event, Viewport> {
  /** True if a sheet covers everything else while the game is paused. */
  protected readonly isPausable: boolean = true;
  /** True if anything here looks different while focused or pressed. */
  protected readonly hasPressables: boolean = true;
  readonly #pause = new PauseSheet(this.ports);
  #over: SceneOverlay | null = null;
  #focus: string | null = null;
  #pressed: string | null = null;

  override layout(viewport: Viewport): void {
    this.root.addChild(this.#pause);
    super.layout(viewport);
  }

  override sync(view: View): void {
    if (!this.#over) {
      this.#over = overlay.create?.(this.ports, view.player) ?? null;
      if (this.#over) this.root.addChild(this.#over);
    }
    this.#over?.sync(view.player);
    this.#pause.sync(this.isPausable && view.player.room.state === 'paused');
    super.sync(view);
  }

  play(events: readonly Event[]): void {
    const { view, space } = this;
    if (!view || !space) return;
    for (const event of events) {
      if (event.type !== 'paused') this.playOne(event, view, space);
      else if (this.isPausable) this.#pause.play();
    }
    this.#over?.play();
  }

  targets(): readonly Target[] {
    const { view, space } = this;
    if (!view || !space) return [];
    const over = this.#over?.targets() ?? [];
    if (!this.#pause.visible) return [...this.targetsOf(view, space), ...over];
    return [...this.targetsBesidePause(), ...this.#pause.targets()];
  }

  override setFocus(id: string | null): void {
    this.#focus = id;
    this.#drawPressables();
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pressed = pressed ? id : null;
    this.#drawPressables();
  }

  protected measure(viewport: Viewport): Viewport {
    return viewport;
  }

  protected draw(view: View, viewport: Viewport): void {
    this.arrange(view, viewport);
    this.#over?.layout(viewport);
    if (this.#pause.visible) this.#pause.layout(viewport, view.player.room);
  }

  /** Puts everything in its final pose. */
  protected abstract arrange(view: View, viewport: Viewport): void;
  protected abstract playOne(event: Event, view: View, viewport: Viewport): void;
  protected abstract targetsOf(view: View, viewport: Viewport): readonly Target[];

  /** Targets that can still be read beside the pause sheet. */
  protected targetsBesidePause(): readonly Target[] {
    return [];
  }

  /** State of the target with this id. */
  protected touch(id: string): { readonly focused: boolean; readonly pressed: boolean } {
    return { focused: this.#focus === id, pressed: this.#pressed === id };
  }

  protected get focus(): string | null {
    return this.#focus;
  }

  #drawPressables(): void {
    const { view, space } = this;
    if (view && space && this.hasPressables) this.draw(view, space);
  }
}
