// A class of students of different ability in one game at an own pace, played by the product's rules: who knows an answer gives it, who does
// not guesses. The same seed is the same class with the same knowledge, so that games with other rules can be compared pair by pair.

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
  standingsOf,
} from '#core/authority/index.ts';
import { RULES } from '#core/authority/engine/rules.ts';
import type { Seat } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import {
  type RobotDuels,
  robotActs as robotDuelActs,
  robotDuels,
} from '#core/features/duels/authorityRobots.ts';
import {
  robotActs,
  type RobotPolicy,
  robotPolicy,
  robotSees,
} from '#core/features/powerups/authorityRobots.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { authorityOf, type KeyedQuestion } from '#core/questions/authority.ts';
import { type Stream, stream } from '#core/random/stream.ts';
import { readOptions } from '#core/features/options.ts';
import { CLIMBERS, climberActs, knowsAgain, leavesBehind, type Ways } from '#tools/simulate/climber.ts';

/** The model of a student (docs/game-rules.md, "Balance"). */
export const STUDENTS = {
  /** Chance to be right on a question of middle difficulty: least, and by how much more at the most; all between are as many. */
  ability: [0.35, 0.6],
  /** The same of a class in which some can only guess. */
  withGuessers: [0.2, 0.75],
  /** What a question is harder or easier, in logits: standard deviation. */
  difficulty: 0.7,
  /** Per cent of its time that a middling answer takes; how much quicker an able one is, and how much answers differ, in logarithms. */
  time: { percent: 28, byAbility: 0.2, spread: 0.35 },
  /** Milliseconds between an answer and the next question. */
  pauseMs: [4_500, 7_500],
  /** From a question's opening to the use of a card, and from a spared answer to the next one, in ms. */
  thinkMs: 1_000,
  /** Per cent of doubt where one knows, and where one does not. */
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
  /** They climb the mountain, and take its ways so. */
  readonly climb?: Ways;
  /** Everybody is of middling ability. */
  readonly areEqual?: boolean;
  /** Abilities begin at that of who guesses. */
  readonly withGuessers?: boolean;
  /** A card more for one of them, after so many answers; `isSpent`: it does nothing, and counts alone. */
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
  readonly policies: readonly RobotPolicy[];
  readonly duelPolicies: readonly RobotDuels[];
}

interface Student {
  readonly ability: number;
  /** Standard normal, of the ability. */
  readonly z: number;
  /** When this one acts next, in ms; infinite when done. */
  due: number;
  /** When the open question will be answered. */
  answersAt: number;
}

/** Standard normal, from twelve draws. */
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
    options: readOptions(gameType, {
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
  /** What is drawn for one student's answer to one question, whatever else happens in the game. */
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
      const command = robotActs({ room, seat, index, now, rules: RULES }, { isUnsure });
      if (!command || !send(command, now)) return;
    }
  };
  /** One look of a student at the own device. */
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
      const duel = robotDuelActs({ room, seat: seatOf(index), index, now, rules: RULES });
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
    const keyed = robotSees(seatOf(index), {
      keyed: room.questions[open.q] as KeyedQuestion,
      misses: 0,
    }).keyed;
    const { question } = keyed;
    const left = 'options' in question ? question.options.length : OPTIONS;
    // What a guess may find of a question that comes again is in what is known of it.
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
    // What the clock of the mountain does before that: it ends stops, and lets an avalanche fall.
    for (let due = wakesBy(student.due); due !== null; due = wakesBy(student.due))
      send({ type: 'deadline' }, due);
    act(next, student, student.due);
  }
  const { rankOf } = standingsOf(room);
  return {
    room,
    log,
    abilities: students.map(({ ability }) => ability),
    ranks: students.map((_, index) => rankOf.get(index) ?? players),
    policies: students.map((_, index) => robotPolicy({ room, index })),
    duelPolicies: students.map((_, index) => robotDuels({ room, index })),
  };
}
