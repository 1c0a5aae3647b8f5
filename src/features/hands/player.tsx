// Raise-hand button in the bar of games with a teacher present.

import { Hand } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerView } from '#core/views/playerView.ts';
import type { BarProps, PlayerFeature } from '#src/game/playerFeature.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

function Hands({ view, onIntent }: BarProps): ReactNode {
  if (!mayRaiseHand(view)) return null;
  return <HandButton place={view.me.hand} onRaise={(raised) => onIntent({ type: 'hand', raised })} />;
}

function mayRaiseHand({ me, room }: PlayerView): boolean {
  const open = room.state === 'waiting' || room.state === 'running' || room.state === 'paused';
  return (
    open && room.playMode === 'live' && room.options.raiseHands && me.approval === 'approved' && !me.deleted
  );
}

interface HandButtonProps {
  /** null while the hand is down. */
  readonly place: number | null;
  readonly onRaise: (raised: boolean) => void;
}

function HandButton({ place, onRaise }: HandButtonProps): ReactNode {
  const { t } = useTranslation('play');
  const isUp = place !== null;
  // A hand that was never raised needs no announcement.
  const [wasUp, setWasUp] = useState(isUp);
  if (isUp && !wasUp) setWasUp(true);
  return (
    <>
      <button
        type="button"
        className="bar-button"
        aria-pressed={isUp}
        aria-label={t('play:hand.raise')}
        title={t('play:hand.raise')}
        onClick={() => onRaise(!isUp)}
      >
        <Hand size={20} />
        {isUp && <span className="bar-button-count tabular text-center">{place}</span>}
      </button>
      <output className="visually-hidden">
        {wasUp && (isUp ? t('play:hand.isUp', { place }) : t('play:hand.isDown'))}
      </output>
    </>
  );
}

/** Raises or lowers the hand. */
export interface HandIntent {
  readonly type: 'hand';
  readonly raised: boolean;
}

function handIntents({ inSeat, room, send }: SeatAccess) {
  function showHand(seq: number, hand: number | null) {
    const { view } = room.getState();
    if (!view) return;
    const me: PlayerView['me'] = { ...view.me, hand };
    room.apply({ roomHash: inSeat.roomHash, seq, patch: { me } });
  }

  return {
    hand({ raised }: HandIntent) {
      send('raiseHand', { raised }, { take: ({ seq, studentQueueNo }) => showHand(seq, studentQueueNo) });
    },
  };
}

export const hands: PlayerFeature = {
  intents: handIntents,
  OfGame: Hands,
};
