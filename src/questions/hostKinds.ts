// What all question kinds show to the host: the compiler names what a new one lacks.

import type { QuestionType } from '#core/questions/question.ts';
import { blankHost } from '#src/questions/blank/host.tsx';
import type { HostKind } from '#src/host/room/hostKind.ts';
import { mcqHost } from '#src/questions/mcq/host.tsx';
import { msqHost } from '#src/questions/msq/host.tsx';
import { openHost } from '#src/questions/open/host.tsx';

const HOST_KINDS: { readonly [T in QuestionType]: HostKind<T> } = {
  MCQ: mcqHost,
  MSQ: msqHost,
  BLANK: blankHost,
  OPEN: openHost,
};

/** What a kind shows to the host. Asked by the type of a question it takes that question. */
export function hostKindOf<T extends QuestionType>(type: T): HostKind<T> {
  return HOST_KINDS[type];
}
