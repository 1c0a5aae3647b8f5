// The player's own character on the question's card: still while a question is open, and reacting to
// everything that happens to its player.

import type { QuestionTimer } from '#core/views/questionTimer.ts';
import { Actor } from '#scenes/kit/Actor.ts';
import type { PlayerEvent } from '#scenes/player/events.ts';
import {
  characterModel,
  crossed,
  SCARF_FROM,
  type CharacterSpot,
  waits,
} from '#scenes/player/question/character.ts';
import { URGENT_SECONDS } from '#scenes/player/question/Hud.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** It blinks while it waits, at most this many times. */
const BLINK = { everyMs: 7_000, most: 4 } as const;

export class OwnCharacter extends Widget {
  readonly actor = this.add(new Actor(this.ports), 'me');
  #view: PlayerStageView | null = null;
  #timer: QuestionTimer | null = null;
  #standing: CharacterSpot | null = null;
  #isWaiting = false;
  #cancelUrgent: () => void = () => undefined;
  #cancelBlink: () => void = () => undefined;

  sync(view: PlayerStageView, timer: QuestionTimer): void {
    this.#view = view;
    this.#timer = timer;
    this.#watch();
    this.#draw();
  }

  /** null if there is no room for it. */
  stand(standing: CharacterSpot | null): void {
    this.#standing = standing;
    this.#draw();
  }

  play(event: PlayerEvent): void {
    if (!this.visible) return;
    switch (event.type) {
      case 'opened':
      case 'questionOpened':
        this.actor.rest();
        this.actor.playLanding();
        break;
      case 'answerSent':
        this.actor.nod();
        break;
      case 'feedbackShown':
        this.actor.rest();
        if (event.timedOut) this.actor.playSnow();
        else if (event.result === 'correct') this.actor.cheer(this.#standing?.hop ?? 0);
        else if (event.result === 'partial') this.actor.hop();
        else if (event.result === 'incorrect') this.actor.flinch();
        break;
      case 'streakChanged':
        if (crossed(event, SCARF_FROM.one) || crossed(event, SCARF_FROM.two)) this.actor.dress();
        break;
      default:
        break;
    }
  }

  override destroy(): void {
    this.#cancelUrgent();
    this.#cancelBlink();
    super.destroy({ children: true });
  }

  /** Redraws when the last seconds begin, and blinks while it waits. */
  #watch(): void {
    const { clock } = this.ports;
    this.#cancelUrgent();
    const from = this.#urgentFrom();
    if (from !== null && from > clock.now())
      this.#cancelUrgent = clock.at(from, () => {
        this.#draw();
        if (!this.visible) return;
        this.actor.nod();
        this.ports.invalidate('last seconds');
      });
    const waiting = this.#view !== null && waits(this.#view);
    if (waiting === this.#isWaiting) return;
    this.#isWaiting = waiting;
    this.#cancelBlink();
    if (waiting && this.ports.quality.ambient) this.#blinkLater(BLINK.most);
  }

  #blinkLater(left: number): void {
    if (left === 0) return;
    const { clock } = this.ports;
    this.#cancelBlink = clock.at(clock.now() + BLINK.everyMs, () => {
      if (this.visible) this.actor.blink();
      this.#blinkLater(left - 1);
    });
  }

  /** Server time in ms at which the last seconds begin; null if no clock is running. */
  #urgentFrom(): number | null {
    const slide = this.#view?.player.slide;
    if (this.#timer?.state !== 'running' || !slide?.question || slide.answered || slide.feedback) return null;
    return this.#timer.endsAt - URGENT_SECONDS * 1_000;
  }

  #draw(): void {
    const view = this.#view;
    const standing = this.#standing;
    this.visible = standing !== null && view?.player.slide?.question != null;
    if (!view || !standing) return;
    const from = this.#urgentFrom();
    const urgent = from !== null && this.ports.clock.now() >= from;
    this.actor.set({ ...characterModel(view, urgent), size: standing.size });
    this.position.set(standing.x, standing.y);
  }
}
