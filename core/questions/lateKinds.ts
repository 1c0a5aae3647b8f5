// Question kinds that few games have, which pages load on demand.

import { flashcardKind } from '#core/questions/flashcard/index.ts';
import { comprehensionKind } from '#core/questions/comprehension/index.ts';
import { clozeKind } from '#core/questions/cloze/index.ts';
import { dragndropKind } from '#core/questions/dragndrop/index.ts';
import { dropdownKind } from '#core/questions/dropdown/index.ts';
import { classificationKind } from '#core/questions/classification/index.ts';
import { dndImageKind } from '#core/questions/dndImage/index.ts';
import { hotspotKind } from '#core/questions/hotspot/index.ts';
import { matchKind } from '#core/questions/match/index.ts';
import { reorderKind } from '#core/questions/reorder/index.ts';
import { wordcloudKind } from '#core/questions/wordcloud/index.ts';

export const LATE_KINDS = {
  CLOZE: clozeKind,
  REORDER: reorderKind,
  MATCH: matchKind,
  WORDCLOUD: wordcloudKind,
  FLASHCARD: flashcardKind,
  COMPREHENSION: comprehensionKind,
  DRAGNDROP: dragndropKind,
  DROPDOWN: dropdownKind,
  CLASSIFICATION: classificationKind,
  DND_IMAGE: dndImageKind,
  HOTSPOT: hotspotKind,
};

export type LateKinds = typeof LATE_KINDS;
