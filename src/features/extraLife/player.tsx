// The extra life: whether there is one, that it is offered, and that a question is asked again by it.

import { lifeIntents } from '#src/features/extraLife/intents.ts';
import { extraLife as phases } from '#src/features/extraLife/offer.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EXTRA_LIFE } from '#core/features/extraLife/extraLife.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { message } from '#scenes/message.ts';
import { LIFE_OFFER } from '#scenes/features/extraLife/model.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import type { Announcement, TwinProps } from '#src/game/phases/phase.ts';
import { usePlace } from '#src/game/twins/placement.tsx';

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

export const extraLife: PlayerFeature = {
  intents: lifeIntents,
  phases,

  Status: Heart,
  note: ({ slide }) => (slide?.byExtraLife ? { key: 'play:life.note' } : null),
  saysAgain: ({ slide }) => (slide?.byExtraLife ? 'play:life.note' : null),
  saysOfVerdict: offerWords,
  // The question can still be answered.
  holdsBack: ({ slide }) => (slide?.lifeOffer ? 'rightAnswer' : null),
  menuKey: ({ me }) => (me.extraLife === null ? null : 'life'),
  ofAskedAgain: (_, { byExtraLife }) => (byExtraLife ? message('play:summary.byExtraLife') : null),
};
