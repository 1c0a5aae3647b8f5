// Manifests of the question kinds that few games have.

import { CLASSIFICATION } from '#src/questions/classification/index.ts';
import { CLOZE } from '#src/questions/cloze/index.ts';
import { COMPREHENSION } from '#src/questions/comprehension/index.ts';
import { DND_IMAGE } from '#src/questions/dndImage/index.ts';
import { DRAGNDROP } from '#src/questions/dragndrop/index.ts';
import { DROPDOWN } from '#src/questions/dropdown/index.ts';
import { FLASHCARD } from '#src/questions/flashcard/index.ts';
import { HOTSPOT } from '#src/questions/hotspot/index.ts';
import { MATCH } from '#src/questions/match/index.ts';
import { REORDER } from '#src/questions/reorder/index.ts';
import { WORDCLOUD } from '#src/questions/wordcloud/index.ts';

export const LATE_MANIFESTS = {
  REORDER,
  MATCH,
  CLASSIFICATION,
  DRAGNDROP,
  DROPDOWN,
  CLOZE,
  DND_IMAGE,
  HOTSPOT,
  WORDCLOUD,
  FLASHCARD,
  COMPREHENSION,
};
