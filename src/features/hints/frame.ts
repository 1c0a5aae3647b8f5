// Hints have a key.

import type { FramePart } from '#src/features/framePart.ts';

export const hints: FramePart = {
  menuKey: ({ room }) => (room.options.areHintsEnabled ? 'hint' : null),
};
