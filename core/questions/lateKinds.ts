// Question kinds that few games have, which pages load on demand.

import { clozeKind } from '#core/questions/cloze/index.ts';
import { dragndropKind } from '#core/questions/dragndrop/index.ts';
import { dropdownKind } from '#core/questions/dropdown/index.ts';
import { matchKind } from '#core/questions/match/index.ts';
import { reorderKind } from '#core/questions/reorder/index.ts';

export const LATE_KINDS = {
  REORDER: reorderKind,
  MATCH: matchKind,
  CLOZE: clozeKind,
  DRAGNDROP: dragndropKind,
  DROPDOWN: dropdownKind,
};

export type LateKinds = typeof LATE_KINDS;
