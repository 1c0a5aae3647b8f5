// Says for a moment that a question is left for later.

import { ONWARD, type Phase, type PhaseSource } from '#src/game/phases/phase.ts';
import { READY } from '#src/game/phases/ready.ts';

/** Milliseconds for which that stands. */
export const POSTPONED_MS = 1_500;

export const postponed: PhaseSource<'postponed'> = {
  feature: 'answerLater',
  place: 'beforeVerdict',
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
          said = { count, until: count > said.count ? clock.now() + POSTPONED_MS : said.until };
        if (count === 0) return null;
        return !lessMotion() && clock.now() < said.until ? phase : ONWARD;
      },
    };
  },
};
