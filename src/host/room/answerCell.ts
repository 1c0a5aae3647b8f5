import type { Words } from '#scenes/message.ts';
import { answerText } from '#src/game/twins/wording.ts';
import { type AnsweredProps, hostKindOf } from '#src/host/room/hostKind.ts';

/** An answer as a table shows it: in the kind's own short form, else in words; null without one. */
export function answerCell(asked: AnsweredProps, say: (words: Words) => string): string | null {
  const { question, answer } = asked;
  return hostKindOf(question.type).cell?.(asked, say) ?? answerText(question, answer);
}
