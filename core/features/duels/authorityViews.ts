// Views of duels: players see their own shield and the strikes that involve them, never another's shield
// before it acts; the host sees everything.

import type { FeatureViewFunctions } from '#core/authority/ruleSet.ts';
import { userOf } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import {
  duelistOf,
  isDue,
  stepOf,
  unlockedShields,
  unlockedStrikes,
} from '#core/features/duels/authorityDuels.ts';
import type { PastStrike } from '#core/features/duels/authorityTypes.ts';
import { stepsTo } from '#core/features/duels/duels.ts';
import { hasDuels } from '#core/features/duels/hasDuels.ts';
import type {
  DuelChoiceView,
  DuelistView,
  DuelLogEntry,
  DuelNewsView,
  LastStrikeView,
  StrikeView,
} from '#core/features/duels/views.ts';
import type { UserView } from '#core/views/userView.ts';

export const duelsViews: FeatureViewFunctions<'duels'> = {
  me: (room, index, seat) => ({ duel: hasDuels(room) ? duelistView(room, index, seat) : null }),
  choice: (room, _index, seat) => ({ duelChoice: isDue(room, seat) ? choiceView(seat) : null }),
  projector: (room) => ({
    strikes: (room.duels?.recent ?? []).slice(-SHOWN.projector).map((past) => strikeView(room, past)),
  }),
  host: (room) => ({ duelLog: logOf(room) }),
  hostRow(room, index, seat) {
    // Past activity stays visible when duels are switched off.
    if (!hasDuels(room) && !seat.duelist) return { duel: null };
    const { level, shield, chosen, struck, news } = duelistOf(seat);
    const last = news.findLast(({ by }) => by === index);
    return {
      duel: {
        level,
        shield,
        strikes: chosen.strike,
        shields: chosen.shield,
        skips: chosen.skip,
        struck: struck.filter(({ held }) => !held).length,
        last: last ? lastOf(room, last) : null,
      },
    };
  },
};

/** Returns a player as others see them; null after the host removed them, since they are never named then. */
function visibleUser(room: Room, index: number | undefined): UserView | null {
  return index !== undefined && at(room.seats, index)?.deleted ? null : userOf(room, index);
}

function lastOf(room: Room, { strike, outcome, on, third }: PastStrike): LastStrikeView {
  return { strike, outcome, on: visibleUser(room, on), third: visibleUser(room, third) };
}

/** Strikes shown on the projector, and strikes and shields shown to the host. */
const SHOWN = { projector: 12, host: 50 } as const;

function logOf(room: Room): readonly DuelLogEntry[] {
  const { recent = [], raised = [] } = room.duels ?? {};
  const strikes = recent.map(
    (past): DuelLogEntry => ({
      type: 'strike',
      ...fullStrikeView(room, past),
      met: past.met,
      points: past.points,
    }),
  );
  const shields = raised.map(
    ({ at: when, seat, shield }): DuelLogEntry => ({
      type: 'shield',
      at: when,
      shield,
      by: visibleUser(room, seat),
    }),
  );
  return [...strikes, ...shields].sort((a, b) => a.at - b.at).slice(-SHOWN.host);
}

function duelistView(room: Room, index: number, seat: Seat): DuelistView {
  const { level, shield, news } = duelistOf(seat);
  const told = news.map((past) => newsView(room, index, past));
  const strike = told.findLast(({ role }) => role === 'striker');
  return {
    level,
    step: stepOf(seat),
    steps: stepsTo(level),
    playerShield: shield,
    strikeOutcome: strike?.outcome ?? null,
    isTargetShieldActive: (strike?.met ?? null) !== null,
    news: told,
  };
}

function choiceView(seat: Seat): DuelChoiceView {
  const { level } = duelistOf(seat);
  return { strikes: unlockedStrikes(level), shields: unlockedShields(level) };
}

function newsView(room: Room, reader: number, past: PastStrike): DuelNewsView {
  const role = past.by === reader ? 'striker' : past.on === reader ? 'target' : 'third';
  const { id, at: when, strike, outcome, met, points } = past;
  const isHidden = strike === 'stealth' && role !== 'striker';
  return {
    id,
    at: when,
    role,
    strike,
    outcome,
    met,
    by: isHidden ? null : visibleUser(room, past.by),
    on: visibleUser(room, past.on),
    third: visibleUser(room, past.third),
    points: { striker: points.by, target: points.on, third: points.third }[role],
  };
}

/** Returns the strike as everyone may see it. */
function strikeView(room: Room, past: PastStrike): StrikeView {
  const open = fullStrikeView(room, past);
  return past.strike === 'stealth' ? { ...open, by: null } : open;
}

function fullStrikeView(
  room: Room,
  { id, at: when, strike, outcome, by, on, third }: PastStrike,
): StrikeView {
  return {
    id,
    at: when,
    strike,
    outcome,
    by: visibleUser(room, by),
    on: visibleUser(room, on),
    third: visibleUser(room, third),
  };
}
