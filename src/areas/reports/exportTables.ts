// Tables of a game's results for export; pure, so that they're testable without files.

import { isRecorded } from '#core/modes/registry.ts';
import { worthOf } from '#core/questions/worth.ts';
import type { HostPlayerRow, HostQuestionRow, HostView } from '#core/views/hostView.ts';
import type { Marks } from '#core/views/playerView.ts';
import type { ReportPlayer, ReportResponse } from '#core/views/report.ts';
import {
  answeredQuestions,
  countingAttempt,
  lastAnswers,
  otherPoints,
  type Outcome,
} from '#src/areas/reports/answers.ts';
import { marksOf, hasUnequalMarks } from '#src/areas/reports/marks.ts';
import type { ReportEntry, PlayerFact, ReportText as T, ReportTable } from '#src/host/files/reportFeature.ts';
import { reportFeatures } from '#src/host/room/hostFeature.ts';
import { type AnsweredProps, hostKindOf } from '#src/host/room/hostKind.ts';
import type { Cell } from '#importers/sheets/cells.ts';
import { figuresOf, firstTryOf } from '#src/host/room/playerRows.ts';
import { groupedRows } from '#src/host/room/questionRows.ts';
import { spokenText, type Words } from '#scenes/message.ts';
import { answerText, rightAnswerOf } from '#src/game/twins/wording.ts';

/** A game with its whole report. */
export interface ExportedGame {
  readonly view: HostView;
  readonly report: readonly ReportPlayer[];
}

/** Approved players with their attempts, in result order. Removed players are in neither source. */
function entriesOf({ view, report }: ExportedGame): readonly ReportEntry[] {
  const byId = new Map(report.map((player) => [player.id, player]));
  return view.players
    .filter(({ approval }) => approval === 'approved')
    .map((player) => ({ player, reported: byId.get(player.id) ?? { id: player.id, attempts: [] } }));
}

/** Facts from features about each player, if any apply. */
const factsOf = ({ view: { room, players } }: ExportedGame): readonly PlayerFact[] =>
  reportFeatures()
    .flatMap(({ playerFacts = [] }) => playerFacts)
    .filter(({ isIn }) => isIn(room, players));

/**
 * Returns one row per player, attempt, and question, including questions not reached. `alone`: without a
 * separate table of players, each row also has the features' facts about its player.
 */
export function answersTable(exported: ExportedGame, t: T, { alone = false } = {}): ReportTable {
  const { questions, room } = exported.view;
  const facts = alone ? factsOf(exported) : [];
  const say = (words: Words) => spokenText((key, values) => t(key, values ?? {}), words);
  const timed = !isRecorded(room);
  const marked = hasUnequalMarks(questions);
  const counts = reportFeatures().flatMap(({ answerCount }) => (answerCount?.isIn(room) ? answerCount : []));
  const parts = reportFeatures().flatMap(({ scorePart }) => (scorePart?.isIn(room) ? scorePart : []));
  const tries = reportFeatures().every(({ countsTries }) => countsTries?.(room) ?? true);
  const rights = new Map(
    questions.map(({ index, question, reveal }) => [index, rightAnswerOf(question, reveal)]),
  );
  const rows: Cell[][] = [
    [
      t('reports:column.player'),
      t('reports:column.attempt'),
      t('reports:column.number'),
      t('reports:column.question'),
      t('reports:column.answer'),
      t('reports:column.right'),
      t('reports:column.result'),
      ...counts.map(({ title }) => title(t)),
      t('reports:column.points'),
      ...(marked ? [t('reports:column.marks')] : []),
      ...parts.map(({ title }) => title(t)),
      ...(timed ? [t('reports:column.seconds'), t('reports:column.at')] : []),
      ...facts.map(({ title }) => title(t)),
    ],
  ];
  for (const { player, reported } of entriesOf(exported)) {
    const told = { room, reported, counting: countingAttempt(reported), t };
    const ofPlayer = facts.map(({ of }) => of(player, told));
    for (const attempt of reported.attempts)
      answeredQuestions(questions, attempt).forEach(({ row, response, outcome }) => {
        rows.push([
          player.name,
          attempt.attempt,
          row.index + 1,
          questionText(row),
          response && answerWords({ ...row, answer: response.answer }, say),
          rights.get(row.index) ?? null,
          outcomeText(t, outcome, response, tries),
          ...counts.map(({ of }) => response && of(response)),
          response?.breakup.total ?? null,
          ...(marked ? [response?.marks ?? null] : []),
          ...parts.map(({ of }) => response && of(response)),
          ...(timed ? timesOf(response) : []),
          ...ofPlayer,
        ]);
      });
  }
  return { name: t('reports:sheet.answers'), rows };
}

/** Returns the answer as text, with the kind's own short form if it has one. */
function answerWords(asked: AnsweredProps, say: (words: Words) => string): string | null {
  const words = answerText(asked.question, asked.answer, asked.reveal);
  const short = hostKindOf(asked.question.type).cell?.(asked, say);
  return short ? `${words} (${short})` : words;
}

/** `tries`: true to mark questions asked again. */
function outcomeText(t: T, outcome: Outcome, response: ReportResponse | null, tries: boolean): string {
  const words = t(`reports:outcome.${outcome}`);
  if (!tries || !response || response.asking === 1) return words;
  const way = reportFeatures().find(({ retryKind }) => retryKind?.is(response))?.retryKind;
  return way ? way.outcome(t, words) : t('reports:outcomeAgain', { outcome: words });
}

/** Seconds taken, and the time of the answer. */
function timesOf(response: ReportResponse | null): readonly Cell[] {
  return response ? [seconds(response.timeMs), new Date(response.at).toISOString()] : [null, null];
}

export function playersTable(exported: ExportedGame, t: T): ReportTable {
  const { room, players, questions } = exported.view;
  const facts = factsOf(exported);
  const marked = hasUnequalMarks(questions);
  const moved = exported.report.some(({ attempts }) => attempts.some(({ ledger }) => ledger));
  const again = players.some(({ firstTryAccuracy }) => firstTryAccuracy !== undefined);
  const someHaveMoreTime = players.some(({ allowedUntil }) => allowedUntil !== null);
  const untilOf = ({ allowedUntil }: HostPlayerRow): Cell =>
    allowedUntil === null ? null : new Date(allowedUntil).toISOString();
  const rows = entriesOf(exported).map(({ player, reported }): Cell[] => {
    const counting = countingAttempt(reported);
    return [
      player.rank,
      player.name,
      ...facts.map(({ of }) => of(player, { room, reported, counting, t })),
      player.score,
      ...(moved ? [counting ? otherPoints(counting) : null] : []),
      counting?.accuracy ?? null,
      ...(again ? [counting && firstTryOf(counting)] : []),
      ...(marked ? marksCells(counting && marksOf(questions, counting)) : []),
      counting?.responses.filter(({ result }) => result === 'correct').length ?? 0,
      reported.attempts.length,
      ...(someHaveMoreTime ? [untilOf(player)] : []),
    ];
  });
  const head = [
    t('reports:column.rank'),
    t('reports:column.player'),
    ...facts.map(({ title }) => title(t)),
    t('reports:column.score'),
    ...(moved ? [t('reports:column.otherPoints')] : []),
    t('reports:column.accuracy'),
    ...(again ? [t('reports:column.firstTry')] : []),
    ...(marked ? [t('reports:column.marks'), t('reports:column.possible')] : []),
    t('reports:column.totalRight'),
    t('reports:column.attempts'),
    ...(someHaveMoreTime ? [t('reports:column.until')] : []),
  ];
  return { name: t('reports:sheet.players'), rows: [head, ...rows] };
}

function marksCells(marks: Marks | null): readonly Cell[] {
  return marks ? [marks.earned, marks.possible] : [null, null];
}

export function questionsTable(exported: ExportedGame, t: T): ReportTable {
  const marked = hasUnequalMarks(exported.view.questions);
  const timed = !isRecorded(exported.view.room);
  const times = new Map<number, { sum: number; count: number }>();
  for (const { reported } of entriesOf(exported))
    for (const { q, timeMs } of lastAnswers(reported)) {
      const { sum, count } = times.get(q) ?? { sum: 0, count: 0 };
      times.set(q, { sum: sum + timeMs, count: count + 1 });
    }
  const rows = groupedRows(exported.view.questions).map(({ row, within, shares }): Cell[] => {
    const time = times.get(row.index);
    return [
      row.index + 1,
      within ? `${t('host:questions.within', within)} ${questionText(row)}` : questionText(row),
      rightAnswerOf(row.question, row.reveal),
      shares.rate,
      ...(marked ? [possibleMarks(row)] : []),
      ...(timed ? [time ? seconds(time.sum / time.count) : null] : []),
    ];
  });
  const head = [
    t('reports:column.number'),
    t('reports:column.question'),
    t('reports:column.right'),
    t('reports:column.rightPercent'),
    ...(marked ? [t('reports:column.possible')] : []),
    ...(timed ? [t('reports:column.averageSeconds')] : []),
  ];
  return { name: t('reports:sheet.questions'), rows: [head, ...rows] };
}

/** Marks of a question; an open one has some once an answer is marked. */
function possibleMarks({ question, marking }: HostQuestionRow): number {
  const isMarked = (marking?.marked ?? 0) > 0;
  return worthOf({ ...question, hasCorrectAnswer: question.hasCorrectAnswer || isMarked });
}

export function overviewTable(exported: ExportedGame, t: T): ReportTable {
  const { room, players } = exported.view;
  const figures = figuresOf(players, room.questionCount);
  const { first, last } = playedAt(exported.report);
  return {
    name: t('reports:sheet.overview'),
    rows: [
      [t('reports:fact.title'), room.title],
      [t('reports:fact.type'), t(`host:type.${room.type}.name`)],
      [t('reports:fact.players'), figures.players],
      [t('reports:fact.questions'), room.totalAnswerableQuestions],
      [t('reports:fact.accuracy'), figures.accuracy],
      ...(figures.firstTryAccuracy === null
        ? []
        : [[t('reports:column.firstTry'), figures.firstTryAccuracy]]),
      ...(isRecorded(room)
        ? []
        : [
            [t('reports:fact.first'), first && new Date(first).toISOString()],
            [t('reports:fact.last'), last && new Date(last).toISOString()],
          ]),
    ],
  };
}

/** Tables added by features, unless empty. */
export function featureTables(exported: ExportedGame, t: T): readonly ReportTable[] {
  const entries = entriesOf(exported);
  return reportFeatures().flatMap(({ table }) => table?.(entries, t) ?? []);
}

/** Server times of the first and last answer; null without answers. */
export function playedAt(report: readonly ReportPlayer[]): { first: number | null; last: number | null } {
  let [first, last] = [Infinity, -Infinity];
  for (const { attempts } of report)
    for (const { responses } of attempts)
      for (const { at } of responses) {
        first = Math.min(first, at);
        last = Math.max(last, at);
      }
  return first > last ? { first: null, last: null } : { first, last };
}

function questionText({ question }: HostView['questions'][number]): string {
  return question.text || (question.media?.alt ?? '');
}

/** Rounded to a tenth. */
function seconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
