// View parts that features add, merged over all features.

import type { ShownQuestion } from '#core/authority/ruleSet.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { combineFields } from '#core/collections/assembler.ts';
import { ALL_FEATURES } from '#core/authority/engine/features.ts';
import type { ViewKind, ViewParts } from '#core/room/feature.ts';

/**
 * Merges the functions of one kind. Each function is typed for its own feature's fields; merged, they return
 * all of them.
 */
function functionsOf<Of extends readonly unknown[], Kind extends ViewKind>(
  kind: Kind,
): (...of: Of) => ViewParts<Kind> {
  const functions = ALL_FEATURES.flatMap(
    ({ views = {} }) => (views as { readonly [K in ViewKind]?: (...of: Of) => object })[kind] ?? [],
  );
  return combineFields(functions) as (...of: Of) => ViewParts<Kind>;
}

export const roomParts = functionsOf<[Room, boolean], 'room'>('room');
export const hostParts = functionsOf<[Room], 'host'>('host');
export const projectorParts = functionsOf<[Room], 'projector'>('projector');
export const ownParts = functionsOf<[Room, number, Seat], 'me'>('me');
export const slideParts = functionsOf<[Room, Seat, ShownQuestion], 'slide'>('slide');
export const choiceParts = functionsOf<[Room, number, Seat], 'choice'>('choice');
export const lobbyParts = functionsOf<[Room, number, Seat], 'lobbyPlayer'>('lobbyPlayer');
export const boardParts = functionsOf<[Seat], 'boardRow'>('boardRow');
export const summaryParts = functionsOf<[Seat, ViewContext], 'summary'>('summary');
export const summaryItemParts = functionsOf<[Response | null], 'summaryItem'>('summaryItem');
export const hostRowParts = functionsOf<[Room, number, Seat], 'hostRow'>('hostRow');
export const reportResponseParts = functionsOf<[Response, readonly Response[]], 'reportResponse'>(
  'reportResponse',
);
