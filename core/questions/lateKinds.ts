// Question kinds that few games have, which pages load on demand.

import { flashcardKind } from '#core/questions/flashcard/index.ts';
import { matchKind } from '#core/questions/match/index.ts';
import { reorderKind } from '#core/questions/reorder/index.ts';
import { wordcloudKind } from '#core/questions/wordcloud/index.ts';

export const LATE_KINDS = {
  REORDER: reorderKind,
  MATCH: matchKind,
  WORDCLOUD: wordcloudKind,
  FLASHCARD: flashcardKind,
};

export type LateKinds = typeof LATE_KINDS;
