import type { ByHost } from '#core/authority/origins.ts';

interface AsRobot {
  /** A robot of a rehearsal: per cent of its answers that are right. */
  readonly robot?: number;
}

export interface RobotsTypes {
  readonly joined: AsRobot;
  readonly player: AsRobot;
  /** Fills the lobby with so many robots, or sends them away; `accuracy` is a per cent. */
  readonly hostCommand: {
    readonly type: 'rehearse';
    readonly robots: number;
    readonly accuracy: number;
  } & ByHost;
}
