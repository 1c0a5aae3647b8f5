// Standings of a live room, computed no more often than anyone can use.

import {
  type Room,
  type Standings,
  standingsBeforeSlide,
  standingsOf,
  type ViewContext,
} from '#core/authority/index.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';

/** Milliseconds between two computations in a student-paced room; a larger room waits longer, since each costs more. */
const MIN_AGE_MS = 250;
const AGE_MS_PER_PLAYER = 0.1;

export class Ranks {
  #of: Room['seats'] | null = null;
  #at = 0;
  #standings: Standings | null = null;
  #previous: ViewContext['previous'] = null;
  #slideOf: Room['slide'] = null;
  readonly #mayBeShown: (text: string) => boolean;

  constructor(mayBeShown: (text: string) => boolean) {
    this.#mayBeShown = mayBeShown;
  }

  /** What views of this room need. At the moments when everybody looks (reveal, end) the ranks are fresh; `exact` asks for that. */
  context(room: Room, now: number, exact = false): ViewContext {
    if (room.startedAt === null) return { standings: null, previous: null, mayBeShown: this.#mayBeShown };
    if (this.#of !== room.seats && (exact || this.#isDue(room, now))) this.#compute(room, now);
    return { standings: this.#standings, previous: this.#previous, mayBeShown: this.#mayBeShown };
  }

  /** Whether the ranks as last computed are those of the room as it is. */
  isFresh(room: Room): boolean {
    return this.#of === room.seats;
  }

  /** Somebody is no longer in the game: no list may show that player again. */
  forget(): void {
    this.#of = null;
    this.#standings = null;
  }

  #isDue(room: Room, now: number): boolean {
    if (!this.#standings || isFinished(room.state)) return true;
    // Teacher-paced scores change at a reveal alone.
    if (isTeacherPaced(room))
      return room.slide?.state !== this.#slideOf?.state || room.slide?.index !== this.#slideOf?.index;
    return now - this.#at >= Math.max(MIN_AGE_MS, room.players * AGE_MS_PER_PLAYER);
  }

  #compute(room: Room, now: number): void {
    this.#of = room.seats;
    this.#at = now;
    this.#slideOf = room.slide;
    this.#standings = standingsOf(room);
    this.#previous = standingsBeforeSlide(room, this.#standings);
  }
}
