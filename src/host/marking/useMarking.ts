// Answers to mark, kept up to date while players send more, and the marks on their way to the server.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MARKS_AT_ONCE } from '#core/questions/correction.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import type { MarkableAnswer } from '#core/views/report.ts';
import type { Host } from '#src/host/session/host.ts';
import { REPORT_KEY } from '#src/host/session/reportKey.ts';
import { useHost } from '#src/host/session/useHost.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';
import { useDebounced } from '#src/ui/useDebounced.ts';

/** Milliseconds without a new answer after which the list is loaded again. */
const PAUSE_MS = 700;

export interface Marking {
  /** In an order that stays: unmarked ones first, then later ones as they came in; null until loaded. */
  readonly answers: readonly MarkableAnswer[] | null;
  /** Why the list couldn't be loaded; null if it was. */
  readonly error: unknown;
  readonly reload: () => void;
  /** Why the latest marks couldn't be saved; null if they were. Those answers wait for a mark again. */
  readonly failure: FailureType | null;
  /** Shows the mark at once, and sends it. `credit`: 0 to 1; null takes the mark back. */
  readonly mark: (text: string, credit: number | null) => void;
}

export function useMarking(roomHash: string, { question, marking, distribution }: HostQuestionRow): Marking {
  const host = useHost();
  const { marked = 0, waiting = 0 } = marking ?? {};
  const moment = useDebounced(`${marked + waiting}/${distribution.answered}`, PAUSE_MS);
  const { data, error, refetch } = useQuery({
    queryKey: ['markable', roomHash, question.id, moment],
    queryFn: ({ signal }) => loadAll(host, roomHash, question.id, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const list = useGrowing(data);
  const { given, failure, mark } = useSending(host, roomHash, question.id);
  return {
    answers:
      list?.map((answer) => {
        const credit = given.get(answer.text);
        return credit === undefined ? answer : { ...answer, credit };
      }) ?? null,
    error: list ? null : error,
    reload: () => void refetch(),
    failure,
    mark,
  };
}

async function loadAll(
  { call }: Host,
  roomHash: string,
  questionId: string,
  signal: AbortSignal,
): Promise<readonly MarkableAnswer[]> {
  const answers: MarkableAnswer[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const page: AnswerFor<'listMarkableAnswers'> = await call(
      'listMarkableAnswers',
      { roomHash, questionId, from },
      { signal },
    );
    answers.push(...page.answers);
    from = page.next;
  }
  return answers;
}

/** Keeps every answer in its place, so that a key never marks another answer than the one on screen. */
function useGrowing(latest: readonly MarkableAnswer[] | undefined): readonly MarkableAnswer[] | null {
  const [{ seen, list }, setState] = useState<{
    readonly seen: readonly MarkableAnswer[] | undefined;
    readonly list: readonly MarkableAnswer[] | null;
  }>({ seen: undefined, list: null });
  if (latest === undefined || latest === seen) return list;
  const byText = new Map(latest.map((answer) => [answer.text, answer]));
  const known = new Set(list?.map(({ text }) => text));
  const later = latest.filter(({ text }) => !known.has(text));
  const grown = [
    ...(list ?? []).map((answer) => byText.get(answer.text) ?? answer),
    ...later.filter(({ credit }) => credit === null),
    ...later.filter(({ credit }) => credit !== null),
  ];
  setState({ seen: latest, list: grown });
  return grown;
}

type Marks = ReadonlyMap<string, number | null>;

/** Sends marks one batch after another: those given while a batch is on its way go out together. */
function useSending(host: Host, roomHash: string, questionId: string) {
  const [given, setGiven] = useState<Marks>(new Map());
  const [failure, setFailure] = useState<FailureType | null>(null);
  const due = useRef(new Map<string, number | null>());
  const sending = useRef(Promise.resolve());

  async function sendDue(): Promise<void> {
    const batch = [...due.current].slice(0, MARKS_AT_ONCE);
    if (batch.length === 0) return;
    for (const [text] of batch) due.current.delete(text);
    const marks = batch.map(([answer, credit]) => ({ answer, credit }));
    try {
      await host.call('correctQuestion', {
        roomHash,
        questionId,
        change: { type: 'marks', marks },
        mayLose: true,
      });
      setFailure(null);
    } catch (error) {
      setFailure(failureType(error));
      setGiven(
        (before) => new Map([...before].filter(([text]) => !marks.some(({ answer }) => answer === text))),
      );
    }
    await host.queries.invalidateQueries({ queryKey: [...REPORT_KEY, roomHash] });
  }

  const mark = (text: string, credit: number | null): void => {
    setGiven((before) => new Map(before).set(text, credit));
    due.current.set(text, credit);
    sending.current = sending.current.then(sendDue);
  };
  return { given, failure, mark };
}
