// Rank cache of a room: recomputes ranks no more often than anyone needs them.

import {
  type Room,
  type Leaderboard,
  ranksBeforeSlide,
  leaderboardOf,
  type ViewContext,
} from '#core/authority/index.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';

/**
 * Milliseconds between computations in a student-paced room; longer in a larger room, where each costs more.
 */
const MIN_AGE_MS = 250;
const AGE_MS_PER_PLAYER = 0.1;

export class Ranks {
  #of: Room['seats'] | null = null;
  #at = 0;
  #standings: Leaderboard | null = null;
  #previous: ViewContext['previous'] = null;
  #slideOf: Room['slide'] = null;
  readonly #mayBeShown: (text: string) => boolean;
  readonly #isProjected: () => boolean;

  constructor(mayBeShown: (text: string) => boolean, isProjected = () => false) {
    this.#mayBeShown = mayBeShown;
    this.#isProjected = isProjected;
  }

  /**
   * Returns what views of this room need. Ranks are fresh at moments when everyone looks (reveal, end), or if
   * `exact` is set.
   */
  context(room: Room, now: number, exact = false): ViewContext {
    const shared = { isProjected: this.#isProjected(), mayBeShown: this.#mayBeShown };
    if (room.startedAt === null) return { leaderboard: null, previous: null, ...shared };
    if (this.#of !== room.seats && (exact || this.#isDue(room, now))) this.#compute(room, now);
    return { leaderboard: this.#standings, previous: this.#previous, ...shared };
  }

  /** Returns whether the last computed ranks match the room's current state. */
  isFresh(room: Room): boolean {
    return this.#of === room.seats;
  }

  /** Call when a player has left the game, so that no leaderboard shows them again. */
  forget(): void {
    this.#of = null;
    this.#standings = null;
  }

  #isDue(room: Room, now: number): boolean {
    if (!this.#standings || isFinished(room.state)) return true;
    // Teacher-paced scores change only at a reveal.
    if (isTeacherPaced(room))
      return room.slide?.state !== this.#slideOf?.state || room.slide?.index !== this.#slideOf?.index;
    return now - this.#at >= Math.max(MIN_AGE_MS, room.players * AGE_MS_PER_PLAYER);
  }

  #compute(room: Room, now: number): void {
    this.#of = room.seats;
    this.#at = now;
    this.#slideOf = room.slide;
    this.#standings = leaderboardOf(room);
    this.#previous = ranksBeforeSlide(room, this.#standings);
  }
}
