// Random steps for property tests: what each comes to in a game.

import type { Command } from '#core/authority/index.ts';
import type { Seat } from '#core/authority/state.ts';
import { REATTEMPTS } from '#core/features/mastery/mastery.ts';
import { isOnPaper } from '#core/modes/registry.ts';
import { authorityOf } from '#core/questions/authority.ts';
import type { Answer } from '#core/questions/question.ts';
import type { Game } from '#core/testing/game.ts';
import { ALL_SAMPLES, sampleOf } from '#core/testing/questionSamples.ts';

/** One step of random play. Numbers are taken modulo what there is, so that every sequence means something. */
export interface Step {
  readonly kind:
    | 'join'
    | 'open'
    | 'answer'
    | 'timeOut'
    | 'skip'
    | 'skipMany'
    | 'later'
    | 'life'
    | 'hint'
    | 'finish'
    | 'hand'
    | 'focus'
    | 'attempt'
    | 'drop'
    | 'return'
    | 'host'
    | 'challenge'
    | 'wait'
    | 'repeat'
    | 'forge';
  readonly who: number;
  readonly what: number;
  readonly ms: number;
}

const ANSWERING: readonly Step['kind'][] = ['answer', 'timeOut', 'skip', 'later'];
const HOST_TYPES = [
  'start',
  'next',
  'next',
  'next',
  'pause',
  'resume',
  'addTime',
  'rehearse',
  'setDueDate',
  'lock',
  'approve',
  'remove',
  'lowerHand',
  'hideText',
  'setTeams',
  'shuffleTeams',
  'nameTeam',
  'moveToTeam',
  'allowAttempts',
  'turnOnMastery',
  'allowUntil',
] as const;

/** The command that this step comes to in the game as it stands; null for none. `sent`: those before it. */
export function commandOf(game: Game, step: Step, sent: readonly Command[]): Command | null {
  const { who, what } = step;
  const seats = game.room.seats.flat();
  const playerId = seats[who % Math.max(1, seats.length)]?.id ?? 'nobody';
  const commandId = `random-${sent.length}`;
  const standing =
    game.room.questions[seats.length > 0 ? Math.max(0, game.standingQuestion(playerId)) : 0]?.question;
  // On paper the host is the one to answer, mostly.
  if (isOnPaper(game.room) && ANSWERING.includes(step.kind) && what % 9 > 0)
    return sheetOf(game, step, commandId);
  switch (step.kind) {
    case 'join':
      return {
        type: 'join',
        commandId,
        name: `P${what % 9}`,
        typedName: null,
        nameKey: `p${what % 9}`,
        character: 0,
        idSuffix: 'abcdefgh',
      };
    case 'open':
      return { type: 'openQuestion', playerId, ...chosen(game, playerId, what) };
    case 'answer':
    case 'timeOut': {
      if (!standing) return null;
      const answer = sampleOf(standing.type).anyAnswer(standing, what);
      const state = step.kind === 'timeOut' ? 'timedOut' : what % 5 === 0 ? 'autoAttempted' : 'attempted';
      const asking = asked(seats, who, what);
      return {
        type: 'answer',
        commandId,
        playerId,
        questionId: standing.id,
        state,
        answer,
        networkMs: what,
        asking,
      };
    }
    case 'forge':
      return {
        type: 'answer',
        commandId,
        playerId,
        questionId: standing?.id ?? 'x',
        state: 'attempted',
        answer: forged(what),
        networkMs: -1e9,
      };
    case 'hint':
      return { type: 'takeHint', playerId, questionId: standing?.id ?? 'x', hint: 1 + (what % 4) };
    case 'life':
      return { type: 'extraLife', playerId, questionId: lastAnswered(game, playerId), use: what % 3 > 0 };
    case 'later':
      return { type: 'answerLater', commandId, playerId, questionId: standing?.id ?? 'x', draft: null };
    case 'skip':
      return {
        type: 'skip',
        commandId,
        playerId,
        questionId: standing?.id ?? 'x',
        asking: asked(seats, who, what),
      };
    case 'skipMany': {
      const left = seats.some(({ id }) => id === playerId)
        ? (game.view(playerId).slide?.skippable ?? [])
        : [];
      return { type: 'skipMany', commandId, playerId, questionIds: what % 7 === 0 ? left.slice(1) : left };
    }
    case 'finish':
      return { type: 'finish', playerId };
    case 'hand':
      return { type: 'raiseHand', playerId, raised: what % 3 !== 0 };
    case 'focus':
      return { type: 'reportFocus', playerId, away: what % 2 === 0 };
    case 'attempt':
      return { type: 'startAttempt', playerId };
    case 'drop':
      return { type: 'drop', playerId };
    case 'return':
      return { type: 'return', playerId };
    case 'host':
      return hostCommand(
        what > 985 ? 'end' : (HOST_TYPES[what % HOST_TYPES.length] ?? 'next'),
        commandId,
        playerId,
        what,
        game,
      );
    case 'challenge':
      return challengeCommand(commandId, playerId, what);
    case 'repeat':
      return sent[what % Math.max(1, sent.length)] ?? null;
    case 'wait':
      return null;
    default:
      return step.kind satisfies never;
  }
}

/** An answer that nobody could give, of whatever kind. */
function forged(what: number): Answer {
  return ALL_SAMPLES[what % ALL_SAMPLES.length]?.forged as Answer;
}

/** Mostly a start: an end is the end of the play. */
function challengeCommand(commandId: string, playerId: string, what: number): Command {
  if (what % 4 === 1)
    return { type: 'offerRematch', commandId, playerId, hash: 'b'.repeat(24), code: '654321' };
  return { type: what > 960 ? 'endChallenge' : 'startChallenge', commandId, playerId };
}

/** One player's sheet, of one who has none yet or of one who is there; here and there a question is blank. */
function sheetOf(game: Game, { who, what }: Step, commandId: string): Command {
  const { questions, seats } = game.room;
  const known = seats.flat()[who];
  const name = `p${what % 40}`;
  return {
    type: 'recordSheet',
    commandId,
    playerId: known && what % 4 > 0 ? known.id : null,
    name: known && what % 3 > 0 ? known.name : name,
    nameKey: known && what % 3 > 0 ? known.nameKey : name,
    character: what % 7,
    idSuffix: 'abcdefgh',
    answers: questions.flatMap(({ question }, q) => {
      const answer = sampleOf(question.type).anyAnswer(question, what + q);
      const isEmpty = !authorityOf(question.type).fits(question, answer);
      return (what >> q) % 5 === 0 || isEmpty ? [] : [{ questionId: question.id, answer }];
    }),
  };
}

/** The id of the question that the player answered last: the one that an extra life may be offered for. */
function lastAnswered({ room }: Game, playerId: string): string {
  const q = room.seats
    .flat()
    .find(({ id }) => id === playerId)
    ?.responses.at(-1)?.q;
  return room.questions[q ?? -1]?.question.id ?? 'x';
}

/** Mostly the asking of the question that stands open. */
function asked(seats: readonly Seat[], who: number, what: number): number | undefined {
  const { asking } = seats[who % Math.max(1, seats.length)]?.open ?? {};
  return what % 50 === 0 ? 2 : asking;
}

/** One of the second chances, where there are any and the player wants one; one of the review, where the player is at it. */
function chosen(
  game: Game,
  playerId: string,
  what: number,
): { redemptionId?: string | null; reviewId?: string } {
  const view = game.room.seats.flat().some(({ id }) => id === playerId) ? game.view(playerId) : null;
  const chances = view?.slide?.secondChances ?? [];
  const review = view?.slide?.review ?? [];
  const again = review[what % Math.max(1, review.length)];
  if (again) return { reviewId: again.questionId };
  if (chances.length === 0 || what % 5 === 0) return {};
  const chance = what % 2 === 0 ? chances[what % chances.length] : undefined;
  return { redemptionId: chance?.questionId ?? null };
}

function hostCommand(
  type: (typeof HOST_TYPES)[number] | 'end',
  commandId: string,
  playerId: string,
  what: number,
  game: Game,
): Command {
  switch (type) {
    case 'addTime':
      return { type, commandId, ms: 60_000 };
    case 'setDueDate':
      return { type, commandId, expiresAt: what * 100_000 };
    case 'rehearse':
      return { type, commandId, robots: what % 4, accuracy: what % 101 };
    case 'lock':
      return { type, commandId, locked: what % 2 === 0 };
    case 'approve':
      return { type, commandId, playerId: what % 2 === 0 ? null : playerId, approved: what % 3 !== 0 };
    case 'remove':
      return { type, commandId, playerId };
    case 'lowerHand':
      return { type, commandId, playerId: what % 3 === 0 ? null : playerId };
    case 'allowAttempts':
      return { type, commandId, playerId, attempts: what % 4 === 3 ? null : what % 4 };
    case 'turnOnMastery':
      return { type, commandId, reattempts: REATTEMPTS[what % REATTEMPTS.length] ?? 'unlimited' };
    case 'allowUntil':
      return {
        type,
        commandId,
        playerId,
        until: what % 3 === 0 ? null : game.room.expiresAt + what * 100_000,
      };
    case 'setTeams':
      return { type, commandId, teams: what % 11 };
    case 'nameTeam':
      return { type, commandId, team: what % 9, name: what % 3 === 0 ? null : `T${what % 3}` };
    case 'moveToTeam':
      return { type, commandId, playerId, team: what % 9 };
    case 'hideText': {
      const given = game
        .hostView()
        .questions.flatMap(({ question, distribution }) =>
          distribution.texts.map(({ text }) => ({ questionId: question.id, text })),
        );
      const unknown = {
        questionId: game.room.questions[what % game.room.questions.length]?.question.id ?? '',
        text: 'x',
      };
      return {
        type,
        commandId,
        hidden: what % 3 !== 0,
        ...(given[what % Math.max(1, given.length)] ?? unknown),
      };
    }
    default:
      return { type, commandId };
  }
}
