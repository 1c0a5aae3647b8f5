// How a reader likes text, and how large it makes it.

import type { Settings } from '#src/platform/storage/savedSettings.ts';

export type Reading = Pick<Settings, 'fontFamily' | 'fontSize' | 'fontSpacing'>;

export const NO_READING: Reading = { fontFamily: null, fontSize: 's', fontSpacing: 's' };

/** Multiples of the usual size (specification 3, section 9). */
const SIZES = { s: 1, l: 1.2, xl: 1.5 } as const;

export const textScale = ({ fontSize }: Reading): number => SIZES[fontSize];
