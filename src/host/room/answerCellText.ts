import type { Words } from '#scenes/message.ts';
import { answerText } from '#src/game/twins/wording.ts';
import { type AnsweredProps, hostKindOf } from '#src/host/room/hostKind.ts';

/**
 * An answer as a table cell: in the question kind's short form if it has one, else as text; null without an
 * answer.
 */
export function answerCellText(asked: AnsweredProps, say: (words: Words) => string): string | null {
  const { question, answer, reveal } = asked;
  return hostKindOf(question.type).cell?.(asked, say) ?? answerText(question, answer, reveal);
}
