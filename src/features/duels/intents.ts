// What a player wants in a duel.

import type { Intent } from '#scenes/index.ts';

export type DuelIntent = Extract<Intent, { readonly type: 'duel' }>;
