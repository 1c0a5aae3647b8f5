// Question kinds that few games have, which pages load on demand.

import { classificationKind } from '#core/questions/classification/index.ts';
import { matchKind } from '#core/questions/match/index.ts';
import { reorderKind } from '#core/questions/reorder/index.ts';

export const LATE_KINDS = { REORDER: reorderKind, MATCH: matchKind, CLASSIFICATION: classificationKind };

export type LateKinds = typeof LATE_KINDS;
