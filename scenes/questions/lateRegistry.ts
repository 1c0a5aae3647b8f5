// Manifests of the question kinds that few games have.

import { CLASSIFICATION } from '#scenes/questions/classification/index.ts';
import { CLOZE } from '#scenes/questions/cloze/index.ts';
import { COMPREHENSION } from '#scenes/questions/comprehension/index.ts';
import { DND_IMAGE } from '#scenes/questions/dndImage/index.ts';
import { DRAGNDROP } from '#scenes/questions/dragndrop/index.ts';
import { DROPDOWN } from '#scenes/questions/dropdown/index.ts';
import { FLASHCARD } from '#scenes/questions/flashcard/index.ts';
import { HOTSPOT } from '#scenes/questions/hotspot/index.ts';
import { MATCH } from '#scenes/questions/match/index.ts';
import { REORDER } from '#scenes/questions/reorder/index.ts';
import { WORDCLOUD } from '#scenes/questions/wordcloud/index.ts';

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
