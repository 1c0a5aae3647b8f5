// Simulated class of mixed ability in one student-paced game under the real rules: a student who knows an
// answer gives it, one who doesn't guesses. The same seed gives the same class with the same knowledge, so
// that games under different rules can be compared pair by pair.

import {
  type Command,
  decide,
  EVENT_VERSION,
  evolve,
  evolveAll,
  nextDeadline,
  type Room,
  type RoomEvent,
  playerIdOf,
  leaderboardOf,
} from '#core/authority/index.ts';
import { RULES } from '#core/authority/engine/rules.ts';
import type { Seat } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { type BotDuels, botActs as botDuelActs, botDuels } from '#core/features/duels/authorityBots.ts';
import { botActs, type BotPolicy, botPolicy, botSees } from '#core/features/powerups/authorityBots.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { authorityOf, type KeyedQuestion } from '#core/questions/authority.ts';
import { type Stream, stream } from '#core/random/stream.ts';
import { parseOptions } from '#core/features/options.ts';
import { CLIMBERS, climberActs, knowsAgain, leavesBehind, type Ways } from '#tools/simulate/climber.ts';

/** The student model (docs/game-rules.md, "Balance"). */
export const STUDENTS = {
  /**
   * Chance of answering a question of average difficulty: the minimum, and the range above it, over which
   * students are spread evenly.
   */
  ability: [0.35, 0.6],
  /** The same for a class in which some can only guess. */
  withGuessers: [0.2, 0.75],
  /** Standard deviation of question difficulty, in logits. */
  difficulty: 0.7,
  /**
   * Percent of its time that an average answer takes; how much faster able students are, and how much answers
   * vary, both logarithmic.
   */
  time: { percent: 28, byAbility: 0.2, spread: 0.35 },
  /** Milliseconds between an answer and the next question. */
  pauseMs: [4_500, 7_500],
  /**
   * Milliseconds from a question's opening to the use of a card, and from a spared answer to the next one.
   */
  thinkMs: 1_000,
  /** Percent chance of being unsure when the student knows the answer, and when not. */
  doubt: [10, 75],
} as const;

const OPTIONS = 4;
const QUESTION_MS = 30_000;

export interface ClassSettings {
  readonly players: number;
  readonly questions: number;
  readonly seed: number;
  readonly powerups: boolean;
  readonly duels?: boolean;
  /** Plays on the mountain, with this choice of ways. */
  readonly climb?: Ways;
  /** Everyone has average ability. */
  readonly areEqual?: boolean;
  /** Abilities start at pure guessing. */
  readonly withGuessers?: boolean;
  /**
   * An extra card for one student after this many answers; with `isSpent` it has no effect but still counts
   * as dealt.
   */
  readonly extra?: {
    readonly seat: number;
    readonly powerup: PowerupId;
    readonly after: number;
    readonly isSpent: boolean;
  };
}

export interface Played {
  readonly room: Room;
  readonly log: readonly RoomEvent[];
  /** By seat. */
  readonly abilities: readonly number[];
  readonly ranks: readonly number[];
  readonly policies: readonly BotPolicy[];
  readonly duelPolicies: readonly BotDuels[];
}

interface Student {
  readonly ability: number;
  /** The ability as a standard normal value. */
  readonly z: number;
  /** Time at which this student acts next, in ms; infinite when done. */
  due: number;
  /** Time at which the open question will be answered. */
  answersAt: number;
}

/** An approximately standard normal value, from twelve draws. */
function normal(draws: Stream): number {
  let sum = 0;
  for (let n = 0; n < 12; n += 1) sum += draws.below(1_000_000) / 1_000_000;
  return sum - 6;
}

const logit = (p: number): number => Math.log(p / (1 - p));
const chance = (x: number): number => 1 / (1 + Math.exp(-x));

function studentOf(
  { seed, areEqual = false, withGuessers = false }: ClassSettings,
  index: number,
  began: number,
): Student {
  const draws = stream([seed, 1], `student:${index}`);
  const [least, more] = withGuessers ? STUDENTS.withGuessers : STUDENTS.ability;
  const drawn = draws.below(1_000) / 1_000;
  const part = areEqual ? 0.5 : drawn;
  return {
    ability: least + more * part,
    z: (part - 0.5) * Math.sqrt(12),
    due: began + draws.below(3_000),
    answersAt: 0,
  };
}

/** Plays a class through a whole game. */
export function playClass(settings: ClassSettings): Played {
  const { players, questions, seed, powerups, duels = false, climb: ways, extra } = settings;
  const gameType = ways ? 'mystic_peak' : 'normal';
  const log: RoomEvent[] = [];
  let room = evolve(null, {
    type: 'roomCreated',
    version: EVENT_VERSION,
    hash: '0'.repeat(24),
    code: '100000',
    gameType,
    hostId: 'simulation',
    seed: [seed, seed ^ 0x9e3779b9],
    quizId: 'simulation',
    quizVersionId: 'simulation',
    title: 'Simulation',
    questions: Array.from({ length: questions }, (_, n) => ({
      type: 'MCQ' as const,
      text: `Question ${n + 1}`,
      options: Array.from({ length: OPTIONS }, (__, option) => ({
        text: `${option}`,
        correct: option === 0,
      })),
      timeSeconds: QUESTION_MS / 1_000,
    })),
    options: parseOptions(gameType, {
      timer: ways ? 'off' : 'classic',
      jumble: true,
      powerups: powerups ? 'yes' : 'no',
      isDuelEnabled: duels,
    }),
    at: 0,
    opensAt: null,
    expiresAt: 24 * 3_600_000,
  });
  const send = (command: Command, now: number): boolean => {
    const decision = decide(room, command, now);
    if (!decision.ok) return false;
    for (const event of decision.events) log.push(event);
    room = evolveAll(room, decision.events) as Room;
    return true;
  };
  for (let seat = 0; seat < players; seat += 1)
    room = evolve(room, {
      type: 'playerJoined',
      commandId: `join-${seat}`,
      playerId: playerIdOf(seat, 'simulate'),
      name: `Player ${seat}`,
      typedName: null,
      nameKey: `player ${seat}`,
      character: 0,
      approved: true,
      at: 0,
    });
  send({ type: 'start', commandId: 'start' }, 0);
  const began = room.countdownEndsAt ?? 0;
  const students = Array.from({ length: players }, (_, index) => studentOf(settings, index, began));
  const difficulties = Array.from(
    { length: questions },
    (_, q) => STUDENTS.difficulty * normal(stream([seed, 2], `question:${q}`)),
  );

  const seatOf = (index: number): Seat => at(room.seats, index) as Seat;
  /** Everything drawn for a student's answer to a question, independent of the rest of the game. */
  const planOf = (index: number, q: number, asking = 1) => {
    const draws = stream([seed, 3], `answer:${index}:${q}${asking > 1 ? `:${asking}` : ''}`);
    const { ability, z } = students[index] as Student;
    const right = Math.max(1 / OPTIONS, chance(logit(ability) + (difficulties[q] ?? 0)));
    const knows =
      asking > 1
        ? knowsAgain(draws, right)
        : draws.below(1_000_000) / 1_000_000 < (right - 1 / OPTIONS) / (1 - 1 / OPTIONS);
    const { percent, byAbility, spread } = STUDENTS.time;
    const part = (percent / 100) * Math.exp(spread * normal(draws) - byAbility * z);
    const [ifKnown, ifNot] = STUDENTS.doubt;
    const isUnsure = draws.below(100) < (knows ? ifKnown : ifNot);
    const [from, to] = STUDENTS.pauseMs;
    const pause = from + draws.below(to - from);
    return { knows, ms: Math.round(QUESTION_MS * Math.min(1, Math.max(0.03, part))), isUnsure, pause, draws };
  };
  const useCards = (index: number, now: number): void => {
    for (let used = 0; used < OPTIONS; used += 1) {
      const seat = seatOf(index);
      const isUnsure = () => seat.open !== null && planOf(index, seat.open.q, seat.open.asking).isUnsure;
      const command = botActs({ room, seat, index, now, rules: RULES }, { isUnsure });
      if (!command || !send(command, now)) return;
    }
  };
  /** One look of a student at their device. */
  const act = (index: number, student: Student, now: number): void => {
    const { open, isOver, id: playerId, responses, attempt } = seatOf(index);
    if (isOver) {
      student.due = Number.POSITIVE_INFINITY;
      return;
    }
    useCards(index, now);
    if (ways && seatOf(index).climb?.stop) {
      const { ability } = student;
      const turn = { room, seat: seatOf(index), index, now, rules: RULES };
      const command = climberActs(turn, { seed: [seed, 4], index, ability, ways });
      if (command) send(command, now);
      student.due = now + CLIMBERS.lookMs;
      return;
    }
    if (!open) {
      const duel = botDuelActs({ room, seat: seatOf(index), index, now, rules: RULES });
      if (duel && !send(duel, now)) throw new Error('a choice that is not taken');
      send({ type: 'openQuestion', playerId }, now);
      const { open: opened, climb } = seatOf(index);
      if (!opened && climb?.stop) {
        student.due = now + CLIMBERS.lookMs;
        return;
      }
      if (!opened) throw new Error('no question opens');
      student.answersAt = now + planOf(index, opened.q, opened.asking).ms;
      student.due = Math.min(student.answersAt, now + STUDENTS.thinkMs);
      return;
    }
    if (now < student.answersAt) {
      student.due = student.answersAt;
      return;
    }
    if (ways && leavesBehind({ room, seat: seatOf(index), index, now, rules: RULES }, [seed, 5])) {
      const { q, asking } = open;
      const questionId = room.questions[q]?.question.id ?? '';
      const commandId = `leave-${index}-${q}`;
      if (!send({ type: 'skip', playerId, commandId, questionId, asking }, now))
        throw new Error('a question that is not left behind');
      student.due = now + STUDENTS.pauseMs[0];
      return;
    }
    const { knows, pause, draws } = planOf(index, open.q, open.asking);
    const keyed = botSees(seatOf(index), {
      keyed: room.questions[open.q] as KeyedQuestion,
      misses: 0,
    }).keyed;
    const { question } = keyed;
    const left = 'options' in question ? question.options.length : OPTIONS;
    // For a repeated question, the chance of guessing right is already part of knowing it.
    const guesses = (open.asking ?? 1) === 1 || left < OPTIONS;
    const isRight = knows || (guesses && draws.below(left) === 0);
    const isTaken = send(
      {
        type: 'answer',
        playerId,
        commandId: `answer-${index}-${attempt}-${open.q}-${open.asking ?? 1}-${open.spared?.length ?? 0}`,
        questionId: question.id,
        ...(ways && { asking: open.asking }),
        state: 'attempted',
        answer: authorityOf(question.type).bot(keyed, isRight, draws),
        networkMs: 0,
      },
      now,
    );
    if (!isTaken) throw new Error('an answer that is not taken');
    const isSpared = seatOf(index).open !== null;
    if (isSpared) student.answersAt = now + STUDENTS.thinkMs;
    student.due = isSpared ? student.answersAt : now + pause;
    if (extra?.seat === index && !isSpared && responses.length + 1 === extra.after) give(extra, now);
  };
  const give = ({ seat, powerup, isSpent }: NonNullable<ClassSettings['extra']>, now: number): void => {
    const { id: playerId } = seatOf(seat);
    if (!send({ type: 'awardPowerup', powerup, playerIds: [playerId], commandId: 'extra' }, now) || !isSpent)
      return;
    const card = room.powerups?.count ?? 0;
    if (seatOf(seat).belt?.offer?.id === card)
      send({ type: 'placePowerup', playerId, card, slot: null, commandId: 'extra-away' }, now);
    const use = { powerup, reaches: [], card, effect: card + 1, commandId: 'extra-spent' };
    room = evolve(room, { type: 'powerupUsed', seat, use, at: now });
  };
  const wakesBy = (now: number): number | null => {
    const due = ways ? nextDeadline(room) : null;
    return due !== null && due <= now ? due : null;
  };
  for (;;) {
    let next = 0;
    for (let index = 1; index < players; index += 1)
      if ((students[index]?.due ?? 0) < (students[next]?.due ?? 0)) next = index;
    const student = students[next] as Student;
    if (student.due === Number.POSITIVE_INFINITY) break;
    // Deadlines of the mountain before that, which end stops and release avalanches.
    for (let due = wakesBy(student.due); due !== null; due = wakesBy(student.due))
      send({ type: 'deadline' }, due);
    act(next, student, student.due);
  }
  const { rankOf } = leaderboardOf(room);
  return {
    room,
    log,
    abilities: students.map(({ ability }) => ability),
    ranks: students.map((_, index) => rankOf.get(index) ?? players),
    policies: students.map((_, index) => botPolicy({ room, index })),
    duelPolicies: students.map((_, index) => botDuels({ room, index })),
  };
}
