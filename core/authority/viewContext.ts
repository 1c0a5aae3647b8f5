// View context: what views need besides the room.

/** A group of players, ranked instead of them. */
export interface RankedGroup {
  /** Index among the room's groups. */
  readonly group: number;
  /** 1-based. */
  readonly rank: number;
  readonly score: number;
  /** Mean of its players, in percent. */
  readonly accuracy: number;
}

/** Ranks of all players. Computed over the whole room: once per slide, or at most a few times a second. */
export interface Leaderboard {
  /** Seat indexes, best first. */
  readonly order: readonly number[];
  /** 1-based rank by seat index. */
  readonly rankOf: ReadonlyMap<number, number>;
  /** Best first; empty when players are ranked individually. */
  readonly groups: readonly RankedGroup[];
}

export interface ViewContext {
  /** Ranks as last computed; null before the first time. */
  readonly leaderboard: Leaderboard | null;
  /** Rank by seat index before the slide that is being revealed: see `ranksBeforeSlide`. */
  readonly previous: Leaderboard['rankOf'] | null;
  /** True if a projector shows the room. */
  readonly isProjected: boolean;
  /** True if a text that a student typed may be shown to the whole room. */
  readonly mayBeShown: (text: string) => boolean;
}
