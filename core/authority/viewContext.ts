// What views need besides the room.

/** A group of players that is ranked in their place. */
export interface GroupStanding {
  /** Index among the room's groups. */
  readonly group: number;
  /** 1-based. */
  readonly rank: number;
  readonly score: number;
  /** Per cent: the mean of its players. */
  readonly accuracy: number;
}

/** Ranks of all who play. Computed over the whole room: once a slide, or at most a few times a second. */
export interface Standings {
  /** Seat indexes, best first. */
  readonly order: readonly number[];
  /** 1-based rank by seat index. */
  readonly rankOf: ReadonlyMap<number, number>;
  /** Best first; none where everybody plays alone. */
  readonly groups: readonly GroupStanding[];
}

export interface ViewContext {
  /** Ranks as last computed; null before there are any. */
  readonly standings: Standings | null;
  /** By seat index, the rank before the slide that is revealed now: see `standingsBeforeSlide`. */
  readonly previous: Standings['rankOf'] | null;
  /** Whether a text that a student typed may be shown to the whole room. */
  readonly mayBeShown: (text: string) => boolean;
}
