// What each may see of duels: a player the own shield and the strikes that concern them, nobody another's shield before it acts, the host all.

import type { FeatureViewFunctions } from '#core/authority/ruleSet.ts';
import { notActing } from '#core/authority/acting.ts';
import type { Refusal } from '#core/authority/commands.ts';
import { tellsResults } from '#core/room/results.ts';
import { userOf } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import {
  duelistOf,
  duelTargets,
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
  DuelTargetView,
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
    // Where they are switched off, what was done stays.
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

/** As others know them; null where the host has removed them: nobody is named any more then. */
function knownOf(room: Room, index: number | undefined): UserView | null {
  return index !== undefined && at(room.seats, index)?.deleted ? null : userOf(room, index);
}

function lastOf(room: Room, { strike, outcome, on, third }: PastStrike): LastStrikeView {
  return { strike, outcome, on: knownOf(room, on), third: knownOf(room, third) };
}

/** Strikes that the projector shows, and strikes and shields that the host does. */
const SHOWN = { projector: 12, host: 50 } as const;

function logOf(room: Room): readonly DuelLogEntry[] {
  const { recent = [], raised = [] } = room.duels ?? {};
  const strikes = recent.map(
    (past): DuelLogEntry => ({
      type: 'strike',
      ...strikeOpen(room, past),
      met: past.met,
      points: past.points,
    }),
  );
  const shields = raised.map(
    ({ at: when, seat, shield }): DuelLogEntry => ({
      type: 'shield',
      at: when,
      shield,
      by: knownOf(room, seat),
    }),
  );
  return [...strikes, ...shields].sort((a, b) => a.at - b.at).slice(-SHOWN.host);
}

function duelistView(room: Room, index: number, seat: Seat): DuelistView {
  const { level, shield, news } = duelistOf(seat);
  const told = news.map((past) => newsView(room, index, past));
  return {
    level,
    step: stepOf(seat),
    steps: stepsTo(level),
    playerShield: shield,
    strikeOutcome: told.findLast(({ role }) => role === 'striker')?.outcome ?? null,
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
    by: isHidden ? null : knownOf(room, past.by),
    on: knownOf(room, past.on),
    third: knownOf(room, past.third),
    points: { striker: points.by, target: points.on, third: points.third }[role],
  };
}

/** As everybody may see it. */
function strikeView(room: Room, past: PastStrike): StrikeView {
  const open = strikeOpen(room, past);
  return past.strike === 'stealth' ? { ...open, by: null } : open;
}

function strikeOpen(room: Room, { id, at: when, strike, outcome, by, on, third }: PastStrike): StrikeView {
  return {
    id,
    at: when,
    strike,
    outcome,
    by: knownOf(room, by),
    on: knownOf(room, on),
    third: knownOf(room, third),
  };
}

/** Whom the player may strike now, in order of rank, which is told where students see the leaderboard; or why that can't be asked now. */
export function targetsView(
  room: Room,
  index: number,
  now: number,
): { readonly players: readonly DuelTargetView[] } | { readonly reason: Refusal } {
  const own = at(room.seats, index);
  const reason = own ? notActing(room, own, now) : 'player.NOT_FOUND';
  if (reason) return { reason };
  if (!own || !isDue(room, own)) return { reason: 'duel.NOT_DUE' };
  const isRanked = room.options.studentLeaderboard === 'yes' && tellsResults(room);
  const players = duelTargets(room, index, now).map(({ seat, rank, score }) => ({
    playerId: seat.id,
    name: seat.name,
    character: seat.character,
    rank: isRanked ? rank : null,
    score,
  }));
  return { players };
}
