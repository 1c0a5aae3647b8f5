// What views show of it.

/** A wrong answer that can be made up for now. */
export interface SecondChance {
  readonly questionId: string;
  /** 0-based place in the player's own order. */
  readonly index: number;
  readonly text: string;
}

export interface RedemptionViews {
  readonly choice: {
    /** What the player can choose from before the next question; empty where there is nothing. */
    readonly secondChances: readonly SecondChance[];
  };
  readonly hostRow: {
    /** Whether the player makes up for wrong answers now, or chooses whether to. */
    readonly atSecondChances: boolean;
  };
}
