import type { Feature } from '#core/authority/ruleSet.ts';
import type { Room } from '#core/authority/state.ts';
import type { CompanionHelp, CompanionSeat } from '#core/features/companions/companions.ts';
import { soloRank, soloBoard, soloRows } from '#core/features/companions/authorityBoard.ts';

interface CompanionsTypes {
  /**
   * Lets other features help a simulated player of a solo game; null for no help. The first feature that
   * helps wins.
   */
  readonly extension: { readonly helps: (room: Room, companion: CompanionSeat) => CompanionHelp | null };
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly companions: CompanionsTypes;
  }
}

export const companions: Feature<'companions'> = {
  version: 1,
  ranking: {
    // Not in class games, and not in a preview, where the teacher has no competitors.
    ranks: ({ playMode, isPreview }) => playMode === 'solo' && !isPreview,
    board: soloBoard,
    place: soloRank,
    count: (room, rules) => soloRows(room, rules).length,
  },
};
