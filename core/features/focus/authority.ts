// Who leaves the page of the game while it runs: a sign for the teacher, which changes nothing in the game.

import { type Decision, events, NOTHING } from '#core/authority/decision.ts';
import { isOver } from '#core/authority/dueTimes.ts';
import type { ByPlayer, OfSeat } from '#core/authority/origins.ts';
import type { Feature, PlayerTurn } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { tellsNobody } from '#core/authority/tells.ts';
import { at } from '#core/collections/list.ts';
import { FOCUS } from '#core/features/focus/focus.ts';
import { isFinished } from '#core/room/phase.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';

interface FocusTypes {
  readonly player: {
    /** How often and for how many ms the player's page was out of sight, and since when it is now; absent before the first time. */
    readonly focus?: { readonly lost: number; readonly awayMs: number; readonly since: number | null };
  };
  /** The page of the game is out of sight, or in sight again. */
  readonly playerCommand: { readonly type: 'reportFocus'; readonly away: boolean } & ByPlayer;
  readonly event:
    | ({ readonly type: 'focusLost'; readonly at: number } & OfSeat)
    | ({ readonly type: 'focusRegained'; readonly at: number } & OfSeat);
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly focus: FocusTypes;
  }
}

export const focus: Feature<'focus'> = {
  version: 1,
  playerCommands: { reportFocus },
  evolve: {
    focusLost(room, { seat: index, at: now }, rules) {
      const seat = at(room.seats, index) as Seat;
      const { lost, awayMs } = focusAt(seat, now);
      return rules.withSeat(room, index, { ...seat, focus: { lost: lost + 1, awayMs, since: now } });
    },
    focusRegained(room, { seat: index, at: now }, rules) {
      const seat = at(room.seats, index) as Seat;
      return rules.withSeat(room, index, { ...seat, focus: { ...focusAt(seat, now), since: null } });
    },
  },
  tells: { focusLost: tellsNobody, focusRegained: tellsNobody },
  views: { hostRow: (room, _index, seat) => ({ focus: focusOf(room, seat) }) },
  hooks: {
    // Who was away when the attempt before ended is here now.
    attemptStarted: ({ focus: before }) => (before ? { focus: { ...before, since: null } } : {}),
  },
  sample: {
    player: {
      reportFocus: ({ playerId, what }) => ({ type: 'reportFocus', playerId, away: what % 2 === 0 }),
    },
    options: { focusMode: [true, false] },
  },
};

function focusAt(
  { focus: { lost, awayMs, since } = { lost: 0, awayMs: 0, since: null } }: Seat,
  now: number,
) {
  return { lost, awayMs: awayMs + (since === null ? 0 : now - since) };
}

/** While the game runs for the player. */
function reportFocus({ room, seat, index, now }: PlayerTurn, { away }: { readonly away: boolean }): Decision {
  const isAway = (seat.focus?.since ?? null) !== null;
  if (away === isAway) return NOTHING;
  if (!away)
    return isFinished(room.state) || isOver(room, seat)
      ? NOTHING
      : events({ type: 'focusRegained', seat: index, at: now });
  const watches =
    room.options.focusMode && room.state === 'running' && isPlaying(seat) && !isOver(room, seat);
  if (!watches || (seat.focus?.lost ?? 0) >= FOCUS.mostCounted) return NOTHING;
  return events({ type: 'focusLost', seat: index, at: now });
}

/** What the host is told of who left the page; null where the game does not watch that. */
function focusOf(room: Room, seat: Seat): HostPlayerRow['focus'] {
  if (!room.options.focusMode) return null;
  const { lost = 0, awayMs = 0, since = null } = seat.focus ?? {};
  const away = since !== null && !isOver(room, seat) && !isFinished(room.state);
  return { lost, awayMs, away };
}
