// Ready-made avatars without patterns, for meetings and presentations.

import type { AvatarCode } from '#core/room/characters.ts';

/** The first is character 1001; the order never changes. */
export const CORPORATE: readonly AvatarCode[] = ['s1e1h2c1t1b2f1', 's4e1h8c2t1b2f1', 's3e1t1b2f1m6'];
