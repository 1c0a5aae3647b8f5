// Timing of the projector's podium. Players' devices wait for it before they show their own place.

import { BOARD_TOP } from '#core/views/playerView.ts';

/** Milliseconds after the podium opens at which each rank enters: third, second and, after a pause, first. */
export const PODIUM_ENTRANCE_MS: Readonly<Record<number, number>> = { 3: 500, 2: 1_500, 1: 2_900 };
/** Milliseconds after the podium opens at which the other rows begin to enter, and between two of them. */
export const PODIUM_OTHERS_MS = { from: 3_900, apart: 90 } as const;
/** Milliseconds for a projector's page to open the podium, and for the last row to arrive. */
const OPENING_MS = 1_200;
/** Milliseconds from the end of a game until a projector has shown every place. */
export const PODIUM_SHOWN_MS = OPENING_MS + PODIUM_OTHERS_MS.from + BOARD_TOP * PODIUM_OTHERS_MS.apart;
