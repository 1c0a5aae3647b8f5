// All question kinds on the player's canvas: the compiler names what a new one lacks.

import { blankPart } from '#scenes/questions/blank/part.ts';
import { mcqPart } from '#scenes/questions/mcq/part.ts';
import { msqPart } from '#scenes/questions/msq/part.ts';
import { openPart } from '#scenes/questions/open/part.ts';
import { reorderPart } from '#scenes/questions/reorder/part.ts';
import { questionParts } from '#scenes/player/question/part.ts';

questionParts.hand({
  MCQ: mcqPart,
  MSQ: msqPart,
  BLANK: blankPart,
  OPEN: openPart,
  REORDER: reorderPart,
});
