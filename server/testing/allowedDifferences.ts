// Differences allowed between a screen kept up to date by pushes and one opened now.

import type { RoomEvent } from '#core/authority/index.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { Game } from '#core/testing/game.ts';

type EventType = RoomEvent['type'];

export interface Difference {
  /** For example `player.slide.deadline`. */
  readonly where: string;
  readonly shown: unknown;
  readonly fresh: unknown;
}

export function differences(where: string, shown: unknown, fresh: unknown): readonly Difference[] {
  const found: Difference[] = [];
  collect(where, shown, fresh, found);
  return found;
}

/** Makes nothing for values that are equal, because nearly all of them are, at every step of every game. */
function collect(where: string, shown: unknown, fresh: unknown, found: Difference[]): void {
  if (Object.is(shown, fresh)) return;
  if (typeof shown !== 'object' || typeof fresh !== 'object' || shown === null || fresh === null) {
    found.push({ where, shown, fresh });
    return;
  }
  const [old, young] = [shown, fresh] as [Record<string, unknown>, Record<string, unknown>];
  for (const key of Object.keys(old)) collect(`${where}.${key}`, old[key], young[key], found);
  for (const key of Object.keys(young))
    if (!Object.hasOwn(old, key)) collect(`${where}.${key}`, undefined, young[key], found);
}

interface Late {
  readonly where: RegExp;
  /** Allowed only after one of these events. */
  readonly after?: readonly EventType[];
  /** Allowed unless one of these was the last event. */
  readonly unless?: readonly EventType[];
  readonly when?: (game: Game) => boolean;
}

/** Fields that pushes may leave out of date. */
export const ALLOWED_DIFFERENCES: readonly Late[] = [
  // A screen's seq is that of its last push.
  { where: /^\w+\.seq$/ },
  // Players who are done request the summary, which then stays as is until the game continues or is over for
  // everyone.
  {
    where: /^player\.summary/,
    unless: [
      'gameEnded',
      'podiumShown',
      'roomArchived',
      'masteryTurnedOn',
      'timePassed',
      'untilAllowed',
      'dueDateSet',
    ],
  },
  { where: /^player\.summary$/, after: ['playerFinished', 'attemptStarted'] },
  // Boards are requested by those who look at them.
  { where: /^player\.board$/ },
  // Newcomers appear on the board with the next score, and the first scores bring the first ranks.
  { where: /^player\.(board|me\.(rank|tieredRank))/, after: ['playerJoined', 'playerApproved'] },
  {
    where: /^host\.players\..*rank$/,
    after: ['playerJoined', 'playerApproved', 'playerRestored'],
    when: ({ room }) => isTeacherPaced(room),
  },
  { where: /^player\.me\.(rank|tieredRank)$/, after: ['gameStarted'] },
  // Matters only to newcomers and the host.
  {
    where: /^player\.room\.(locked|options\.requestJoinApproval)$/,
    after: ['roomLocked', 'optionsChanged'],
  },
  // A player who has answered is waiting anyway.
  { where: /^player\.slide\.state$/, after: ['slideClosed'] },
  // A game canceled before its start has no more use for its lobby.
  { where: /^player\.lobby/, after: ['roomArchived'] },
  // Each attempt has new simulated players; a second device learns of them with its next push.
  { where: /^player\.room\.playerCount$/, after: ['attemptStarted'] },
  // In teacher-paced games, ranks change only at a reveal, and boards are shown after a question.
  {
    where: /^(host\.players\..*rank|projector\.board|player\.me\.(rank|previousRank|tieredRank)$)/,
    unless: ['slideRevealed', 'slideCompleted', 'gameEnded', 'podiumShown'],
    when: ({ room }) => isTeacherPaced(room),
  },
  {
    where: /^player\.board/,
    unless: ['slideCompleted', 'gameEnded', 'podiumShown'],
    when: ({ room }) => isTeacherPaced(room),
  },
];

/** Fields that must be pushed with the event itself, not a moment later. */
export const IMMEDIATE_FIELDS =
  /^\w+\.(room\.(state|countdownEndsAt|opensAt|dueAt)|slide\.(index|state|openedAt|deadline|pausedLeftMs|question|reveal))|^host\.room\.(locked|options\.requestJoinApproval)/;
