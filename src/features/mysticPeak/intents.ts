// What a climber wants.

import type { Intent } from '#scenes/index.ts';

export type PeakIntent = Extract<Intent, { readonly type: 'peak' }>;
