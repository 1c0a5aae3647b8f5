// Effects around the question after an answer: points travel from the verdict to the score, lanterns
// light up along the path, and a new rank slides by.

import { Container } from 'pixi.js';
import { pitchOf, starsFor } from '#scenes/player/celebration/amounts.ts';
import { newPlace } from '#core/features/ownPlace.ts';
import { askedKey, type PlayerView } from '#core/views/playerView.ts';
import { Lanterns } from '#scenes/player/celebration/Lanterns.ts';
import { RankPill, type TopEdge } from '#scenes/player/celebration/RankPill.ts';
import { flightSeconds, StarFlight } from '#scenes/player/celebration/StarFlight.ts';
import type { Footer } from '#scenes/player/question/Footer.ts';
import type { Hud } from '#scenes/player/question/Hud.ts';
import type { Rect, ScenePorts } from '#scenes/ports.ts';
import { SceneDrawer } from '#scenes/kit/SceneDrawer.ts';

interface Around {
  readonly hud: Hud;
  readonly footer: Footer;
  /** `behind` is in front of the landscape; `over` is above everything that doesn't stop the game. */
  readonly behind: Container;
  readonly over: Container;
}

/** Seconds; the hit answer and the verdict come first. */
const DELAY = 0.3;
/** Size of the star that goes on to the mascot, relative to the others. */
const ONWARD = 0.7;

export class AnswerCelebration extends SceneDrawer {
  readonly #around: Around;
  readonly #stars: StarFlight;
  readonly #lanterns: Lanterns;
  readonly #rank: RankPill;
  /** The answer and the place that the pill has shown. */
  #told = '';

  constructor(ports: ScenePorts, around: Around) {
    super(ports);
    this.#around = around;
    this.#stars = around.over.addChild(new StarFlight(ports));
    this.#lanterns = around.behind.addChild(new Lanterns(ports));
    this.#rank = around.over.addChild(new RankPill(ports, { visible: false }));
  }

  /**
   * `lit`: whether the lanterns burn. They hang beside `column`, on a stage of this height. `edge`: where a
   * new rank slides by.
   */
  layout(lit: boolean, column: Rect, height: number, edge: TopEdge): void {
    this.#lanterns.set(lit, column, height);
    this.#rank.layout(edge);
  }

  /** The leaderboard is new: shows the player's place on it once, if that has changed. */
  playRank(player: PlayerView): void {
    const place = newPlace(player);
    const told = place ? `${askedKey(player)} ${place.rank} ${place.gained}` : '';
    if (place && told !== this.#told) this.#rank.play(place);
    this.#told = told;
  }

  /** Another question is shown. */
  leave(): void {
    this.#rank.hide();
  }

  playLanterns(): void {
    this.#lanterns.play();
  }

  /** Ends all flights. */
  finish(): void {
    this.#stars.finish();
  }

  /** Stars carry the points to the score, which rises with each arrival; without stars it counts up. */
  flyScore(before: number, to: number, within: number): void {
    const { hud, footer } = this.#around;
    // Points that a feature gives or takes arrive on their own.
    const from = before + hud.held;
    if (from === to) return;
    const { motion, sound, theme } = this.ports;
    const [start, end] = [footer.pointsPlace(), hud.starPlace()];
    if (!end) return;
    const arrive = (share: number, swell: number): void =>
      hud.showArriving(share === 1 ? null : Math.round(from + (to - from) * share), swell);
    if (!start || to <= from || theme.maxParticles === 0) {
      const show = (score: number): void => hud.showArriving(score === to ? null : score, 0);
      motion.count(from, to, show, { delay: DELAY, duration: 0.6 });
      return;
    }
    const stars = starsFor(to - from);
    // If nothing flies, a single note announces it.
    if (motion.policy !== 'full') sound.play('score', pitchOf(stars - 1));
    this.#stars.finish();
    this.#stars.fly({
      from: start,
      to: end,
      within,
      stars,
      size: end.size,
      delay: DELAY,
      arrive,
      land: (star) => sound.play('score', pitchOf(star)),
    });
    this.#shareWithMascot(end, within, DELAY + flightSeconds(stars));
  }

  /** Sends one star on to the mascot of the player's group. */
  #shareWithMascot(from: { x: number; y: number; size: number }, within: number, delay: number): void {
    const { hud } = this.#around;
    const mascot = hud.mascotPlace();
    if (!mascot || this.ports.motion.policy !== 'full') return;
    this.#stars.fly({
      from,
      to: mascot,
      within,
      stars: 1,
      size: from.size * ONWARD,
      delay,
      land: () => hud.playMascot(),
    });
  }
}
