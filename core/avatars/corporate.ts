// Ready-made avatars without patterns, for meetings and presentations.

import type { AvatarCode } from '#core/room/characters.ts';

/** The first is character 1001; the order never changes. */
export const CORPORATE: readonly AvatarCode[] = [
  's1e1h2c1t21b6f2',
  's4e1h8c3t27b2f2',
  's3e1t30b2f2m6',
  's6e1h21c1t22b6f2',
  's5e1h14c2t36b2f2',
  's8e1h2c1t25b6f2',
  's12e1h6c4t31b2f2',
  's2e1g7t24b6f2',
  's11e1h10c1t35b2f2',
  's10e1t26b6f2m6',
  's9e1h12c2t29b2f2',
  's14e1h3c7t34b2f2',
  's1e1g8t28b6f2',
  's6e1h18c2t32b2f2',
  's7e1h17c3t23b6f2',
  's3e1h4c2t33b2f2',
];
