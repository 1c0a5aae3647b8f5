// Teacher-paced rules: one slide for everyone, advanced by the host.

import { isAnswerable } from '#core/authority/answerable.ts';
import type { ExpectedSlide, SlideCommands } from '#core/authority/commands.ts';
import { controlsOf } from '#core/authority/controls.ts';
import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import type { RoomEvent, SlideEvent } from '#core/authority/events.ts';
import { closeSlide, openSlide, revealSlide, withSlide } from '#core/authority/evolveSlide.ts';
import { withBonusOf } from '#core/authority/grade.ts';
import type { HostTurn, RuleSet } from '#core/authority/ruleSet.ts';
import { closing, opening, revealing } from '#core/authority/slides.ts';
import type { Room, Slide } from '#core/authority/state.ts';
import { toAll } from '#core/authority/announcements.ts';
import { mapped } from '#core/collections/list.ts';
import { authorityOf, type Tally } from '#core/questions/authority.ts';
import { isFinished } from '#core/room/phase.ts';

type Word<Type> = Extract<SlideCommands['host'], { readonly type: Type }>;

const AT_ONCE = { name: 'updateQuestionState', immediate: true } as const;

export const slides: RuleSet<never, SlideCommands['host'], SlideEvent> = {
  version: 3,
  playerCommands: {},
  hostCommands: {
    next: (turn, command) =>
      controlsOf(turn.room, turn.rules).includes('next') ? next(turn, command) : refused('room.WRONG_STATE'),
    addTime,
    hideText,
    mergeText,
  },
  evolve: {
    slideOpened: (room, event) => openSlide(room, event.index, event.at, event.deadline),
    slideClosed: (room, event) => closeSlide(room, event.at),
    slideRevealed: (room, event, rules) => revealSlide(room, event.at, rules),
    slideCompleted: (room) => withSlide(room, { state: 'completed' }),
    timeAdded: withTime,
    textHidden: (room, { q, text, hidden }) =>
      moderated(room, q, (moderate, counts) => moderate.withHidden(counts, text, hidden)),
    textMerged: (room, { q, text, into }) =>
      moderated(room, q, (moderate, counts) => moderate.withMerged?.(counts, text, into) ?? counts),
  },
  tells: {
    slideOpened: () => ({
      players: [{ ...toAll('updateQuestionState', 'room', 'slide', 'parent'), clearsBoard: true }],
      host: AT_ONCE,
    }),
    slideClosed: (_event, happening) => ({
      // Half a second before the reveal, pages without an answer send their draft. Nothing changes yet for
      // the others.
      players: happening.events.some(({ type }) => type === 'slideRevealed')
        ? []
        : [{ ...toAll('updateQuestionState', 'slide'), seats: unanswered(happening.room) }],
      host: AT_ONCE,
    }),
    slideRevealed: (_event, { room }) => ({
      players: [{ ...toAll('updateQuestionState', 'me', 'slide'), exact: true }],
      // Even if no one answered: now it's certain who didn't.
      host: { ...AT_ONCE, seats: 'all', questions: room.slide ? [room.slide.index] : [] },
    }),
    slideCompleted: () => ({
      // Ranks too: since the reveal, players may have come or been removed.
      players: [{ ...toAll('updateQuestionState', 'me', 'slide', 'board'), exact: true }],
      host: AT_ONCE,
    }),
    timeAdded: () => ({ players: [toAll('setGameTimer', 'slide')], host: AT_ONCE }),
    textHidden: tellModerated,
    textMerged: tellModerated,
  },
};

/** Everyone who sees the question's texts gets them again. */
function tellModerated({ q }: { readonly q: number }, { room }: { readonly room: Room }) {
  return {
    players: q === room.slide?.index ? [toAll('updateQuestionState', 'slide')] : [],
    host: { ...AT_ONCE, questions: [q] },
  };
}

/** Seats without an answer to the open slide. */
function unanswered({ seats }: Room): readonly number[] {
  return seats.flat().flatMap((seat, index) => (seat.pending ? [] : index));
}

/**
 * True if the slide has changed since the host saw it, automatically or from another window, so that one step
 * would become two.
 */
export function hasMovedOn({ slide, state }: Room, seen: ExpectedSlide): boolean {
  return isFinished(state) || slide?.index !== seen.index || slide.state !== seen.state;
}

/**
 * Advances one step per call: open, reveal, leaderboard, next question. Display-only questions have no reveal
 * and no leaderboard; after the last question, the podium takes the leaderboard's place.
 */
function next({ room, now }: HostTurn, { commandId }: Word<'next'>): Decision {
  const { slide } = room;
  if (!slide) return refused('room.WRONG_STATE');
  if (!isAnswerable(room, slide.index))
    return accepted(...revealing(room, now), following(room, slide, now, commandId));
  if (slide.state === 'active') return { ok: true, events: closing(room, now, commandId) };
  const then = following(room, slide, now, commandId);
  if (slide.state === 'reveal' && then.type === 'slideOpened' && room.options.studentLeaderboard === 'yes')
    return accepted({ type: 'slideCompleted', commandId, at: now });
  return accepted(then);
}

/** Opens the next question, or ends the game after the last. */
function following(room: Room, { index }: Slide, at: number, commandId: string): RoomEvent {
  return index + 1 < room.questions.length
    ? opening(room, index + 1, at, commandId)
    : { type: 'gameEnded', state: 'completed', at, commandId };
}

/** Adds time from now on if a classic timer has reached zero, so that its clock runs again. */
function addTime({ room, now, rules }: HostTurn, { ms, commandId }: Word<'addTime'>): Decision {
  const deadline = room.slide?.deadline ?? null;
  if (deadline === null || !controlsOf(room, rules).includes('addTime')) return refused('room.WRONG_STATE');
  const overtimeMs = Math.max(0, now - deadline);
  return accepted({ type: 'timeAdded', ms: overtimeMs + ms, forBonus: true, commandId, at: now });
}

/** Answers already in are measured by the same total time as new ones. */
function withTime(room: Room, { ms, forBonus }: Extract<SlideEvent, { readonly type: 'timeAdded' }>): Room {
  const { slide, seats } = room;
  if (slide?.deadline == null) return room;
  const deadline = slide.deadline + ms;
  const addedMs = { ...room.addedMs, [slide.index]: (room.addedMs?.[slide.index] ?? 0) + ms };
  const moved = { ...withSlide(room, { deadline }), addedMs };
  if (!forBonus) return moved;
  const timeMs = deadline - slide.openedAt;
  return {
    ...moved,
    seats: mapped(seats, (seat) =>
      seat.pending ? { ...seat, pending: withBonusOf(seat.pending, timeMs) } : seat,
    ),
  };
}

function hideText({ room, now }: HostTurn, command: Word<'hideText'>): Decision {
  const { commandId, hidden } = command;
  const q = room.questions.findIndex(({ question }) => question.id === command.questionId);
  const counts = room.tallies[q]?.counts;
  const moderate = moderationOf(room, q);
  if (!counts || !moderate) return refused('response.WRONG_QUESTION');
  const text = moderate.find(counts, command.text);
  // A text that no one has anymore is already out of sight.
  if (text === undefined || moderate.withHidden(counts, text, hidden) === counts) return NOTHING;
  return accepted({ type: 'textHidden', q, text, hidden, commandId, at: now });
}

function mergeText({ room, now }: HostTurn, command: Word<'mergeText'>): Decision {
  const { commandId } = command;
  const q = room.questions.findIndex(({ question }) => question.id === command.questionId);
  const counts = room.tallies[q]?.counts;
  const moderate = moderationOf(room, q);
  if (!counts || !moderate?.withMerged) return refused('response.WRONG_QUESTION');
  const text = moderate.find(counts, command.text);
  const into = command.into === null ? null : moderate.find(counts, command.into);
  if (text === undefined || into === undefined || moderate.withMerged(counts, text, into) === counts)
    return NOTHING;
  return accepted({ type: 'textMerged', q, text, into, commandId, at: now });
}

type Moderate = NonNullable<ReturnType<typeof moderationOf>>;
type Counts = Tally['counts'];

function moderated(room: Room, q: number, change: (moderate: Moderate, counts: Counts) => Counts): Room {
  const tallies = room.tallies.slice();
  const tally = tallies[q] as Tally;
  const moderate = moderationOf(room, q);
  tallies[q] = { ...tally, counts: moderate ? change(moderate, tally.counts) : tally.counts };
  return { ...room, tallies };
}

function moderationOf({ questions }: Room, q: number) {
  const keyed = questions[q];
  return keyed && authorityOf(keyed.question.type).can.moderate;
}
