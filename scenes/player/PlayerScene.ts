// What the player's scenes have in common: display objects made once, focus and pointer, and the sheet of a paused game.

import type { PlayerView } from '#core/views/playerView.ts';
import { DrawnScene } from '#scenes/kit/DrawnScene.ts';
import { PauseSheet } from '#scenes/player/PauseSheet.ts';
import type { ScenePorts, Target, Viewport } from '#scenes/ports.ts';

/** `Pieces`: the scene's display objects. */
export abstract class PlayerScene<
  View extends { readonly player: PlayerView },
  Event extends { readonly type: string },
  Pieces,
> extends DrawnScene<View, Event, Viewport> {
  #pieces: Pieces | null = null;
  /** Over everything else while the game is paused; null where a scene goes on all the same. */
  #pause: PauseSheet | null = null;
  #focus: string | null = null;
  #pressed: string | null = null;

  override sync(view: View): void {
    this.#pause?.sync(view.player.room.state === 'paused');
    super.sync(view);
  }

  play(events: readonly Event[]): void {
    const { view, space } = this;
    const pieces = this.#pieces;
    if (!pieces || !view || !space) return;
    for (const event of events) {
      if (event.type === 'paused') this.#pause?.play();
      else this.playOne(event, pieces, view, space);
    }
  }

  targets(): readonly Target[] {
    const { view, space } = this;
    const pieces = this.#pieces;
    if (!pieces || !view || !space) return [];
    if (!this.#pause?.root.visible) return this.targetsOf(pieces, view, space);
    return [...this.targetsBesidePause(pieces), ...this.#pause.targets()];
  }

  override setFocus(id: string | null): void {
    this.#focus = id;
    this.#drawPressables();
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pressed = pressed ? id : null;
    this.#drawPressables();
  }

  protected build(ports: ScenePorts): void {
    this.#pieces = this.make(ports);
    if (!this.isPausable()) return;
    this.#pause = new PauseSheet(ports);
    this.root.addChild(this.#pause.root);
  }

  protected measure(viewport: Viewport): Viewport {
    return viewport;
  }

  protected draw(view: View, viewport: Viewport): void {
    if (!this.#pieces) return;
    this.arrange(this.#pieces, view, viewport);
    if (this.#pause?.root.visible) this.#pause.layout(viewport, view.player.room);
  }

  /** Makes the display objects and adds them to the root, from back to front. */
  protected abstract make(ports: ScenePorts): Pieces;
  /** Puts everything in its end pose. */
  protected abstract arrange(pieces: Pieces, view: View, viewport: Viewport): void;
  protected abstract playOne(event: Event, pieces: Pieces, view: View, viewport: Viewport): void;
  protected abstract targetsOf(pieces: Pieces, view: View, viewport: Viewport): readonly Target[];

  /** What can be read beside the sheet of a paused game. */
  protected targetsBesidePause(_pieces: Pieces): readonly Target[] {
    return [];
  }

  /** Whether a sheet lies over the scene while the game is paused. */
  protected isPausable(): boolean {
    return true;
  }

  /** Whether anything here is drawn otherwise with the focus on it, or pressed. */
  protected hasPressables(): boolean {
    return true;
  }

  /** For what has this target's id. */
  protected touch(id: string): { readonly focused: boolean; readonly pressed: boolean } {
    return { focused: this.#focus === id, pressed: this.#pressed === id };
  }

  protected get pieces(): Pieces | null {
    return this.#pieces;
  }

  protected get focus(): string | null {
    return this.#focus;
  }

  #drawPressables(): void {
    const { view, space } = this;
    if (view && space && this.hasPressables()) this.draw(view, space);
  }
}
