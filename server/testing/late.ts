// What a screen that is kept by pushes may show otherwise than one that is opened now.

import type { RoomEvent } from '#core/authority/index.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { Game } from '#core/testing/game.ts';

type EventType = RoomEvent['type'];

export interface Difference {
  /** Such as `player.slide.deadline`. */
  readonly where: string;
  readonly shown: unknown;
  readonly fresh: unknown;
}

export function differences(where: string, shown: unknown, fresh: unknown): readonly Difference[] {
  if (Object.is(shown, fresh)) return [];
  if (typeof shown !== 'object' || typeof fresh !== 'object' || shown === null || fresh === null)
    return [{ where, shown, fresh }];
  const [old, young] = [shown, fresh] as Record<string, unknown>[];
  return [...new Set([...Object.keys(shown), ...Object.keys(fresh)])].flatMap((key) =>
    differences(`${where}.${key}`, old?.[key], young?.[key]),
  );
}

interface Late {
  readonly where: RegExp;
  /** Only where one of these is among what happened. */
  readonly after?: readonly EventType[];
  /** Only where none of these was the last to happen. */
  readonly unless?: readonly EventType[];
  readonly when?: (game: Game) => boolean;
}

/** What pushes may leave as it was. */
export const LATE: readonly Late[] = [
  // A screen takes part in the log by what it was told.
  { where: /^\w+\.seq$/ },
  // Whoever is over asks for the summary, and it stays as it was then until the game goes on or is over for all.
  {
    where: /^player\.summary/,
    unless: ['gameEnded', 'roomArchived', 'masteryTurnedOn', 'timePassed', 'untilAllowed', 'dueDateSet'],
  },
  { where: /^player\.summary$/, after: ['playerFinished', 'attemptStarted'] },
  // A board is asked for by who looks at it.
  { where: /^player\.board$/ },
  // Newcomers come onto the board with the next score, and the first scores bring the first places.
  { where: /^player\.(board|me\.rank)/, after: ['playerJoined', 'playerApproved'] },
  {
    where: /^host\.players\..*rank$/,
    after: ['playerJoined', 'playerApproved', 'playerRestored'],
    when: ({ room }) => isTeacherPaced(room),
  },
  { where: /^player\.me\.rank$/, after: ['gameStarted'] },
  // Only the doors know of it, and the host.
  {
    where: /^player\.room\.(locked|options\.requestJoinApproval)$/,
    after: ['roomLocked', 'optionsChanged'],
  },
  // Who has answered waits anyway.
  { where: /^player\.slide\.state$/, after: ['slideClosed'] },
  // What is called off unstarted has no more use for its waiting room.
  { where: /^player\.lobby/, after: ['roomArchived'] },
  // Simulated players come anew with each attempt; a second device learns it with what comes next.
  { where: /^player\.room\.playerCount$/, after: ['attemptStarted'] },
  // Where the teacher sets the pace, places change at a reveal alone, and boards are shown behind a question.
  {
    where: /^(host\.players\..*rank|projector\.board|player\.me\.(rank|previousRank)$)/,
    unless: ['slideRevealed', 'slideCompleted', 'gameEnded'],
    when: ({ room }) => isTeacherPaced(room),
  },
  {
    where: /^player\.board/,
    unless: ['slideCompleted', 'gameEnded'],
    when: ({ room }) => isTeacherPaced(room),
  },
];

/** What pushes bring with the event itself and not a moment later. */
export const AT_ONCE =
  /^\w+\.(room\.(state|countdownEndsAt|opensAt|dueAt)|slide\.(index|state|openedAt|deadline|pausedLeftMs|question|reveal))|^host\.room\.(locked|options\.requestJoinApproval)/;
