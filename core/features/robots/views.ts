// What views show of it.

export interface RobotsViews {
  readonly hostRow: {
    /** Whether it is a robot of a rehearsal. */
    readonly isRobot: boolean;
  };
}
