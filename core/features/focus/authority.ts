// Focus tracking: records when players leave the game's page. A signal for the teacher; it has no effect on
// the game.

import { type Decision, accepted, NOTHING } from '#core/authority/decision.ts';
import { isOver } from '#core/authority/dueTimes.ts';
import type { ByPlayer, SeatEvent } from '#core/authority/origins.ts';
import type { Feature, PlayerTurn } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { announceNothing } from '#core/authority/announcements.ts';
import { at } from '#core/collections/list.ts';
import { FOCUS } from '#core/features/focus/focus.ts';
import { isFinished } from '#core/room/phase.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';

interface FocusTypes {
  readonly player: {
    /**
     * Number of times the page went out of sight (`lost`), ms it was out of sight (`awayMs`), and since when
     * it is now (`since`; null if visible); absent before the first time.
     */
    readonly focus?: { readonly lost: number; readonly awayMs: number; readonly since: number | null };
  };
  /** The game's page went out of sight (`away`) or came back. */
  readonly playerCommand: { readonly type: 'reportFocus'; readonly away: boolean } & ByPlayer;
  readonly event:
    | ({ readonly type: 'focusLost'; readonly at: number } & SeatEvent)
    | ({ readonly type: 'focusRegained'; readonly at: number } & SeatEvent);
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
  tells: { focusLost: announceNothing, focusRegained: announceNothing },
  views: { hostRow: (room, _index, seat) => ({ focus: focusOf(room, seat) }) },
  hooks: {
    // A player who was away when the last attempt ended is back now.
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

/** Counts only while the game runs for the player. */
function reportFocus({ room, seat, index, now }: PlayerTurn, { away }: { readonly away: boolean }): Decision {
  const isAway = (seat.focus?.since ?? null) !== null;
  if (away === isAway) return NOTHING;
  if (!away)
    return isFinished(room.state) || isOver(room, seat)
      ? NOTHING
      : accepted({ type: 'focusRegained', seat: index, at: now });
  const watches =
    room.options.focusMode && room.state === 'running' && isPlaying(seat) && !isOver(room, seat);
  if (!watches || (seat.focus?.lost ?? 0) >= FOCUS.maxCounted) return NOTHING;
  return accepted({ type: 'focusLost', seat: index, at: now });
}

/** Returns the host's view of a player's focus; null when focus mode is off. */
function focusOf(room: Room, seat: Seat): HostPlayerRow['focus'] {
  if (!room.options.focusMode) return null;
  const { lost = 0, awayMs = 0, since = null } = seat.focus ?? {};
  const away = since !== null && !isOver(room, seat) && !isFinished(room.state);
  return { lost, awayMs, away };
}
