// DND_IMAGE on the projector, for the gallery: open, and revealed.

import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { REVEALED, slideOf } from '#scenes/projector/fixtureViews.ts';
import { parts, partsRight } from '#scenes/questions/dndImage/fixtures.ts';

function revealed(answered: number, tells = true): ProjectorSlide {
  const share = (part: number) => Math.round(answered * part);
  return slideOf(parts, {
    ...REVEALED,
    answered,
    reveal: tells ? { type: 'DND_IMAGE', right: partsRight } : null,
    distribution: {
      answered,
      unanswered: 1,
      correct: share(0.4),
      partial: share(0.5),
      spread: {
        type: 'DND_IMAGE',
        counts: {
          p1: { i3: share(0.95), i1: share(0.05) },
          p2: { i1: share(0.8), i3: share(0.1) },
          p3: { i4: share(0.45), i5: share(0.4) },
          p4: { i2: share(0.9) },
        },
      },
    },
  });
}

export const DND_IMAGE: Readonly<Record<string, ProjectorSlide>> = {
  open: slideOf(parts),
  revealed: revealed(27),
  five: revealed(5),
  untold: revealed(27, false),
};
