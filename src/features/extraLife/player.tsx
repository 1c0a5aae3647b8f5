// Extra life on a player's page: the status, the offer after a miss, and the note on the reopened question.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EXTRA_LIFE } from '#core/features/extraLife/extraLife.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { message } from '#scenes/message.ts';
import { LIFE_BUTTONS, LIFE_OFFER } from '#scenes/features/extraLife/model.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import type { Announcement, Phase, PhaseSource, TwinProps } from '#src/game/phases/phase.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import type { LifeIntent } from '#scenes/features/extraLife/ports.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { useWords } from '#src/game/twins/useWords.ts';

function Heart({ view: { me } }: TwinProps): ReactNode {
  const { t } = useTranslation('play');
  const place = usePlace();
  return me.extraLife === 'available' && <p {...place('heart', 'twin-score')}>{t('play:life.available')}</p>;
}

function offerWords({ room, slide }: PlayerView): Announcement | null {
  if (!slide?.lifeOffer) return null;
  if (room.options.timer === 'off') return LIFE_OFFER;
  return { key: 'play:life.offerTimed', values: { count: Math.round(EXTRA_LIFE.offerMs / 1_000) } };
}

/** Shortcut key of each button. */
const KEYS = { life: 'L', keep: 'N' } as const;

function LifeOffer({ view, onIntent }: Pick<TwinProps, 'view' | 'onIntent'>): ReactNode {
  const say = useWords();
  const keyHint = useAriaKeyShortcuts();
  const place = usePlace();
  const open = view.room.state === 'running';
  return (
    <>
      <p {...place(null, 'twin-lead')}>{say(LIFE_OFFER)}</p>
      {LIFE_BUTTONS.map(({ id, words, intent, quiet }) => (
        <button
          key={id}
          type="button"
          {...place(id, quiet ? 'button button--quiet' : 'button button--big')}
          aria-keyshortcuts={keyHint(KEYS[id])}
          aria-disabled={!open}
          onClick={() => open && onIntent(intent)}
        >
          {say(words)}
        </button>
      ))}
    </>
  );
}

/** Uses the extra life on the question just missed, or declines to. */
function decideLife(seat: SeatAccess, use: boolean): void {
  const slideNow = () => seat.room.getState().view?.slide;
  const isWanted = () => slideNow()?.lifeOffer != null;
  const questionId = slideNow()?.question?.id;
  if (questionId !== undefined && isWanted()) seat.send('extraLife', { questionId, use }, { isWanted });
}

function lifeIntents(seat: SeatAccess) {
  return {
    life({ use }: LifeIntent) {
      const { view } = seat.room.getState();
      if (view && seat.mayPlay(view) && seat.mayChoose()) decideLife(seat, use);
    },
  };
}

/** Offer to retry a missed question; declined automatically when its time is up. */
const OFFER: Phase = {
  id: 'life',
  endsAt: ({ slide }) => slide?.lifeOffer?.until ?? null,
  onEnd: (seat) => decideLife(seat, false),
  isInView: ({ slide }) => slide?.lifeOffer != null,
  onNext: () => null,
  isChoice: true,
  /** Enter does nothing here, since it may have been meant for the answer. */
  onKey(key) {
    const pressed = key.toUpperCase();
    if (pressed === KEYS.life) return { type: 'life', use: true };
    return pressed === KEYS.keep ? { type: 'life', use: false } : null;
  },
  scene: 'question',
  below: (props) => <LifeOffer {...props} />,
};

const phases: PhaseSource<'life'> = {
  feature: 'extraLife',
  place: 'beforeVerdict',
  ids: ['life'],
  phases: [OFFER],
  open: () => ({ beforeVerdict: ({ view }) => (view.slide?.lifeOffer ? OFFER : null) }),
};

export const extraLife: PlayerFeature = {
  intents: lifeIntents,
  phases,
  Status: Heart,
  note: ({ slide }) => (slide?.byExtraLife ? { key: 'play:life.note' } : null),
  repeatAnnouncement: ({ slide }) => (slide?.byExtraLife ? 'play:life.note' : null),
  verdictAnnouncement: offerWords,
  // The question can still be answered.
  withholds: ({ slide }) => (slide?.lifeOffer ? 'rightAnswer' : null),
  menuKey: ({ me }) => (me.extraLife === null ? null : 'life'),
  repeatedQuestionNote: (_, { byExtraLife }) => (byExtraLife ? message('play:summary.byExtraLife') : null),
};
