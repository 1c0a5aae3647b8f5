// All question kinds on the projector, apart from those of players, whose devices never show it.

import { blankProjector } from '#scenes/questions/blank/projector.ts';
import { mcqProjector } from '#scenes/questions/mcq/projector.ts';
import { msqProjector } from '#scenes/questions/msq/projector.ts';
import { openProjector } from '#scenes/questions/open/projector.ts';
import { reorderProjector } from '#scenes/questions/reorder/projector.ts';
import { projectorQuestionParts } from '#scenes/projector/questionPart.ts';

projectorQuestionParts.hand({
  MCQ: mcqProjector,
  MSQ: msqProjector,
  BLANK: blankProjector,
  OPEN: openProjector,
  REORDER: reorderProjector,
});
