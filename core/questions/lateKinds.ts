// Question kinds that few games have, which pages load on demand.

import { matchKind } from '#core/questions/match/index.ts';
import { reorderKind } from '#core/questions/reorder/index.ts';

export const LATE_KINDS = { REORDER: reorderKind, MATCH: matchKind };

export type LateKinds = typeof LATE_KINDS;
