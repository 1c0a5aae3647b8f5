// Notice of the points that a correction of a question brought or cost the player, shown once.

import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerView } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { signedPoints } from '#src/ui/signedPoints.ts';

/** The seat whose corrections this device showed last, and when the last of them was made. */
const KEY = 'corrections';

export function CorrectionNotice({ view: { me, room } }: { readonly view: PlayerView }): ReactNode {
  const { localStore, notices } = useServices();
  const { t, i18n } = useTranslation('play');
  const seat = `${room.hash} ${me.playerId}`;
  const { corrections } = me;
  useEffect(() => {
    const last = corrections?.at(-1);
    if (!last) return;
    const seen = localStore.read(KEY) as { readonly seat: string; readonly at: number } | null;
    const seenAt = seen?.seat === seat ? seen.at : 0;
    for (const { number, points, at, isMark } of corrections ?? [])
      if (at > seenAt)
        notices.toast(
          'info',
          t(isMark ? 'play:marked' : 'play:corrected', {
            number,
            points: signedPoints(i18n.language, points),
          }),
        );
    localStore.write(KEY, { seat, at: last.at });
  }, [corrections, seat, localStore, notices, t, i18n]);
  return null;
}
