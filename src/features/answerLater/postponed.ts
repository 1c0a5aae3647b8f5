// Says for a moment that a question is left for later.

import { PACE } from '#src/game/phases/pace.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';
import { READY } from '#src/game/phases/ready.ts';

export const postponed: PhaseSource<'postponed'> = {
  ids: ['postponed'],
  open({ clock, lessMotion, settings }) {
    /** How many questions wait for the end, and until when the page says so. */
    let said = { count: 0, until: 0 };
    const phase: Phase = {
      ...READY,
      id: 'postponed',
      endsAt: () => said.until,
      onEnd: (seat) => seat.openQuestions({}),
    };
    return {
      atStart({ view: { slide } }) {
        if (!settings().autoNext) return null;
        const count = slide?.postponed ?? 0;
        if (count !== said.count)
          said = { count, until: count > said.count ? clock.now() + PACE.postponedMs : said.until };
        return count > 0 && !lessMotion() && clock.now() < said.until ? phase : null;
      },
    };
  },
};
