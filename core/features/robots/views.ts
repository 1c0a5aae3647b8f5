// What views show of it.

/** web: a person, or several. bot: a simulated player, of a rehearsal or of a game alone. */
export type PlayerOrigin = 'bot' | 'web';

export interface RobotsViews {
  readonly boardRow: {
    readonly origin: PlayerOrigin;
  };
  readonly hostRow: {
    /** Whether it is a robot of a rehearsal. */
    readonly isRobot: boolean;
  };
  /** Sets how many robots play. */
  readonly control: 'rehearse';
}
