// Base class of the player's scenes: focus, pointer, and the sheet of a paused game.

import type { PlayerView } from '#core/views/playerView.ts';
import { DrawnScene } from '#scenes/kit/DrawnScene.ts';
import type { Guide } from '#scenes/player/guide/Guide.ts';
import { guide, loadGuide } from '#scenes/player/guide/loadGuide.ts';
import type { Guidance } from '#scenes/player/guide/model.ts';
import { type LateOverlay, type SceneOverlay, sceneOverlays } from '#scenes/player/overlay.ts';
import { PauseSheet } from '#scenes/player/PauseSheet.ts';
import type { Target, Viewport } from '#scenes/ports.ts';

export abstract class PlayerScene<
  View extends { readonly player: PlayerView; readonly guidance?: Guidance },
  Event extends { readonly type: string },
> extends DrawnScene<View, Event, Viewport> {
  /** True if a sheet covers everything else while the game is paused. */
  protected readonly isPausable: boolean = true;
  /** True if anything here looks different while focused or pressed. */
  protected readonly hasPressables: boolean = true;
  readonly #pause = new PauseSheet(this.ports);
  readonly #overlays: SceneOverlay[] = [];
  #missing = sceneOverlays.get();
  #guide: Guide | null = null;
  #focus: string | null = null;
  #pressed: string | null = null;

  override layout(viewport: Viewport): void {
    this.root.addChild(this.#pause);
    super.layout(viewport);
  }

  override sync(view: View): void {
    this.#missing = this.#missing.filter((late) => !late.isNeeded(view.player) || !this.#open(late));
    for (const each of this.#overlays) each.sync(view.player);
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
    for (const each of this.#overlays) each.play();
    this.#guide?.play();
  }

  targets(): readonly Target[] {
    const { view, space } = this;
    if (!view || !space) return [];
    const over = this.#overlays.flatMap((each) => each.targets());
    if (!this.#pause.visible) return [...this.targetsOf(view, space), ...over];
    return [...this.targetsBesidePause(), ...this.#pause.targets()];
  }

  override setFocus(id: string | null): void {
    this.#focus = id;
    this.#drawPressables();
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pressed = pressed ? id : null;
    if (this.#pressed !== null) for (const each of this.#overlays) each.press(this.#pressed);
    this.#drawPressables();
  }

  protected measure(viewport: Viewport): Viewport {
    return viewport;
  }

  protected draw(view: View, viewport: Viewport): void {
    this.arrange(view, viewport);
    for (const each of this.#overlays) each.layout(viewport);
    if (this.#pause.visible) this.#pause.layout(viewport, view.player.room);
    this.#drawGuide(view, viewport);
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

  /** Returns false until it has loaded; it joins with the next view. */
  #open(late: LateOverlay): boolean {
    const overlay = late.part()?.(this.ports);
    if (!overlay) void late.loadPart();
    else this.#overlays.push(this.root.addChild(overlay));
    return overlay !== undefined;
  }

  #drawGuide(view: View, viewport: Viewport): void {
    const { guidance = {}, player } = view;
    if (!this.#guide && (guidance.gesture || guidance.reminds)) this.#openGuide();
    if (!this.#guide) return;
    const targets = this.#pause.visible ? [] : this.targetsOf(view, viewport);
    this.#guide.draw(guidance, targets, player.me.character);
  }

  /** Once it has loaded, it shows what has been waiting for it. */
  #openGuide(): void {
    const parts = guide();
    if (parts) this.#guide = this.root.addChild(new parts.Guide(this.ports));
    else
      void loadGuide().then(() => {
        if (!guide()) return;
        this.redraw('guide');
        this.#guide?.play();
      });
  }

  #drawPressables(): void {
    const { view, space } = this;
    if (view && space && this.hasPressables) this.draw(view, space);
  }
}
