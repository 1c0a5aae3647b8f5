// Answers for reports: one attempt by question, and one question by player.

import { kindOf, sortOf } from '#core/questions/kinds.ts';
import type { Answer } from '#core/questions/question.ts';
import { isAttempt } from '#core/room/phase.ts';
import { compareStandings } from '#core/scoring/standing.ts';
import type { HostPlayerRow, HostQuestionRow } from '#core/views/hostView.ts';
import type { ReportAttempt, ReportPlayer, ReportResponse } from '#core/views/report.ts';
import { answerText } from '#src/game/twins/wording.ts';

/**
 * Outcome of a question: graded, answered without a key (`none`), waiting for a person's mark, ended without an
 * answer, or never reached.
 */
export const OUTCOMES = [
  'correct',
  'partial',
  'incorrect',
  'none',
  'waiting',
  'timedOut',
  'closed',
  'passed',
  'leftOpen',
  'notReached',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function outcomeOf(response: ReportResponse | null): Outcome {
  if (!response) return 'notReached';
  const { state, result, isWaiting } = response;
  if (isAttempt(state)) return isWaiting ? 'waiting' : result;
  return state === 'seen' || state === 'draft' ? 'leftOpen' : state;
}

export interface AnsweredQuestion {
  readonly row: HostQuestionRow;
  /** null if the attempt didn't reach this question. */
  readonly response: ReportResponse | null;
  readonly outcome: Outcome;
}

/** Returns every question asked in this attempt, in the author's order, with its response. */
export function answeredQuestions(
  questions: readonly HostQuestionRow[],
  attempt: ReportAttempt,
): readonly AnsweredQuestion[] {
  const byQuestion = new Map(attempt.responses.map((response) => [response.q, response]));
  const asked = attempt.asked && new Set(attempt.asked);
  return questions.flatMap((row) => {
    // What is only shown or read isn't asked.
    if ((asked && !asked.has(row.index)) || !sortOf(row.question).asks) return [];
    const response = byQuestion.get(row.index) ?? null;
    return { row, response, outcome: outcomeOf(response) };
  });
}

/**
 * Returns the attempt that decides the player's rank: the best, or the first of equals; null without
 * attempts.
 */
export function countingAttempt({ attempts }: ReportPlayer): ReportAttempt | null {
  const standing = ({ score, accuracy, responses }: ReportAttempt) => ({
    score,
    accuracy: accuracy ?? 0,
    timeMs: responses.reduce((sum, { timeMs }) => sum + timeMs, 0),
  });
  return attempts.toSorted((a, b) => compareStandings(standing(a), standing(b)))[0] ?? null;
}

export interface AnswerGroup {
  /** Answer of the first of these players; null if they gave none. */
  readonly answer: Answer | null;
  /** The answer as text. */
  readonly text: string | null;
  readonly outcome: Outcome;
  readonly players: readonly HostPlayerRow[];
}

export interface QuestionAnswers {
  readonly groups: readonly AnswerGroup[];
  /** Average milliseconds of those who answered; null if no one has. */
  readonly averageMs: number | null;
  /** The response that counts for each player. */
  readonly responses: readonly ReportResponse[];
}

/**
 * Groups players by answer. As in the room's charts, each player counts once: with the last answer given in
 * any attempt, or as unanswered if the current attempt left the question without one.
 */
export function answersTo(
  row: HostQuestionRow,
  players: readonly HostPlayerRow[],
  report: readonly ReportPlayer[],
): QuestionAnswers {
  const reported = new Map(report.map((player) => [player.id, player]));
  const groups = new Map<string, AnswerGroup & { readonly players: HostPlayerRow[] }>();
  const responses: ReportResponse[] = [];
  let [sum, count] = [0, 0];
  for (const player of players) {
    const response = lastResponse(reported.get(player.id), row.index, player.attempt);
    if (!response) continue;
    responses.push(response);
    const text = answerText(row.question, response.answer, row.reveal);
    if (response.answer) {
      sum += response.timeMs;
      count += 1;
    }
    const outcome = outcomeOf(response);
    const key = `${outcome} ${text === null ? '' : `=${normal(text)}`}`;
    const group = groups.get(key);
    if (group) group.players.push(player);
    else groups.set(key, { answer: response.answer, text, outcome, players: [player] });
  }
  const places = new Map(
    kindOf(row.question.type)
      .possibleWords(row.question)
      .map((text, place) => [text, place]),
  );
  const place = ({ text }: AnswerGroup) =>
    text === null ? Infinity : (places.get(text) ?? Number.MAX_SAFE_INTEGER);
  return {
    groups: [...groups.values()].sort(
      (a, b) => compare(place(a), place(b)) || b.players.length - a.players.length,
    ),
    averageMs: count === 0 ? null : sum / count,
    responses,
  };
}

/** Returns the player's last answer to each question, across attempts. */
export function lastAnswers({ attempts }: ReportPlayer): readonly ReportResponse[] {
  const last = new Map<number, ReportResponse>();
  for (const { responses } of attempts)
    for (const response of responses) if (response.answer) last.set(response.q, response);
  return [...last.values()];
}

function lastResponse(player: ReportPlayer | undefined, q: number, present: number): ReportResponse | null {
  if (!player) return null;
  const given = lastAnswers(player).find((response) => response.q === q);
  const open = player.attempts.find(({ attempt }) => attempt === present);
  return given ?? open?.responses.find((response) => response.q === q) ?? null;
}

/** Removes unintended differences: surrounding spaces and capitals. */
const normal = (text: string) => text.trim().toLocaleLowerCase();

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Points of the attempt gained or lost other than by answers. */
export function otherPoints({ ledger = [] }: Pick<ReportAttempt, 'ledger'>): number {
  return ledger.reduce((sum, { points }) => sum + points, 0);
}

/** Points that the player kept when a question was fixed, which are among the other points. */
export function keptPoints({ ledger = [] }: ReportAttempt): number {
  return otherPoints({ ledger: ledger.filter(({ source }) => source === 'correction') });
}
