// What is said of a question that is asked again by an extra life.

import type { FramePart } from '#src/features/framePart.ts';

export const extraLife: FramePart = {
  note: ({ slide }) => (slide?.byExtraLife ? { key: 'play:life.note' } : null),
  saysAgain: ({ slide }) => (slide?.byExtraLife ? 'play:life.note' : null),
  menuKey: ({ me }) => (me.extraLife === null ? null : 'life'),
};
