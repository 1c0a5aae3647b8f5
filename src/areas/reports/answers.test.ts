import { expect, it } from 'vitest';
import { Game } from '#core/testing/game.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { ReportAttempt, ReportPlayer, ReportResponse } from '#core/views/report.ts';
import { answeredQuestions, answersTo, countingAttempt, outcomeOf } from '#src/areas/reports/answers.ts';
import { durationText } from '#src/ui/duration.ts';

const QUESTIONS = [
  { type: 'MCQ', text: 'A prime?', options: [{ text: '4' }, { text: '7', correct: true }] },
  { type: 'BLANK', text: 'The capital of France?', accepted: ['Paris'] },
] as const;

function game(names: readonly string[]) {
  const played = new Game({ questions: QUESTIONS });
  const ids = names.map((name) => played.join(name));
  played.start();
  return {
    played,
    ids,
    give(id: string | undefined, text: string, ms = 0) {
      played.open(id ?? '');
      played.wait(ms);
      played.answer(id ?? '', [text]);
    },
    groups(q: number) {
      const view = played.hostView() as HostView;
      const row = view.questions[q];
      if (!row) throw new Error('no such question');
      const { groups, averageMs } = answersTo(row, view.players, played.report().players);
      return {
        averageMs,
        groups: groups.map(({ text, outcome, players }) => [text, outcome, players.map(({ name }) => name)]),
        row,
      };
    },
  };
}

it('lists the outcome of each question in an attempt', () => {
  const { played, ids, give } = game(['Ana']);
  give(ids[0], '7');
  const [attempt] = played.reportOf(ids[0] ?? '')?.attempts ?? [];
  const items = answeredQuestions((played.hostView() as HostView).questions, attempt as ReportAttempt);
  expect(items.map(({ outcome }) => outcome)).toEqual(['correct', 'notReached']);
});

it('groups players by answer in option order, with unanswered ones last', () => {
  const { played, ids, give, groups } = game(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve']);
  give(ids[0], '7', 1_000);
  give(ids[1], '4', 3_000);
  give(ids[2], '7', 2_000);
  played.open(ids[3] ?? '');
  const questionId = played.hostView().questions[0]?.question.id ?? '';
  played.send({ type: 'skip', playerId: ids[3] ?? '', commandId: 'skip', questionId });
  const { groups: found, averageMs } = groups(0);
  expect(found).toEqual([
    ['4', 'incorrect', ['Ben']],
    ['7', 'correct', ['Ana', 'Cleo']],
    [null, 'passed', ['Dan']],
  ]);
  expect(averageMs).toBe(2_000);
});

it("uses each player's last answer, like the room's counts", () => {
  const { played, ids, give, groups } = game(['Ana', 'Ben']);
  for (const id of ids) {
    give(id, '4');
    give(id, 'Rome');
    played.send({ type: 'startAttempt', playerId: id });
  }
  give(ids[0], '7');
  const { groups: found, row } = groups(0);
  expect(found).toEqual([
    ['4', 'incorrect', ['Ben']],
    ['7', 'correct', ['Ana']],
  ]);
  expect(row.distribution.answered).toBe(2);
});

it('merges typed answers that differ only in case and spaces, most common first', () => {
  const { ids, give, groups } = game(['Ana', 'Ben', 'Cleo']);
  for (const id of ids) give(id, '7');
  give(ids[0], 'Rome');
  give(ids[1], 'Paris');
  give(ids[2], ' paris ');
  expect(groups(1).groups).toEqual([
    ['Paris', 'correct', ['Ben', 'Cleo']],
    ['Rome', 'incorrect', ['Ana']],
  ]);
});

it('picks the best attempt by points, then accuracy, then time, then the earlier one', () => {
  const attempt = (number: number, score: number, accuracy: number, timeMs: number) =>
    ({ attempt: number, score, accuracy, responses: [{ timeMs }] }) as unknown as ReportAttempt;
  const best = (...attempts: ReportAttempt[]) =>
    countingAttempt({ id: 'p', attempts } satisfies ReportPlayer)?.attempt;
  expect(best()).toBeUndefined();
  expect(best(attempt(1, 900, 50, 1), attempt(2, 1_000, 40, 9))).toBe(2);
  expect(best(attempt(1, 900, 50, 1), attempt(2, 900, 60, 9))).toBe(2);
  expect(best(attempt(1, 900, 50, 5), attempt(2, 900, 50, 4))).toBe(2);
  expect(best(attempt(1, 900, 50, 5), attempt(2, 900, 50, 5))).toBe(1);
});

it.each([
  [20_000, '1 min'],
  [12 * 60_000 + 40_000, '13 min'],
  [65 * 60_000, '1 hr 5 min'],
  [(2 * 24 + 3) * 3_600_000 + 60_000, '2 days 3 hr'],
])('formats %i ms as %s', (ms, text) => {
  expect(durationText(ms, 'en')).toBe(text);
});

it.each([
  ['attempted', 'partial'],
  ['timedOut', 'timedOut'],
  ['closed', 'closed'],
  ['passed', 'passed'],
  ['seen', 'leftOpen'],
  ['draft', 'leftOpen'],
] as const)('gives a response in state %s the outcome %s', (state, outcome) => {
  expect(outcomeOf({ state, result: 'partial' } as ReportResponse)).toBe(outcome);
});
