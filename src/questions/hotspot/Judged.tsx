// The picture with marks and regions, and what became of each region.

import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '#core/questions/board/board.ts';
import { regionName } from '#core/questions/hotspot/index.ts';
import type { HotspotBoard } from '#scenes/questions/hotspot/model.ts';
import { BoardPicture } from '#src/questions/board/BoardPicture.tsx';

export interface JudgedProps extends Pick<HotspotBoard, 'marks' | 'regions'> {
  /** Null if the picture is drawn elsewhere. */
  readonly picture: Board | null;
}

export function Judged({ picture, marks, regions }: JudgedProps): ReactNode {
  const { t } = useTranslation('kinds');
  return (
    <>
      {picture && (
        <BoardPicture
          board={picture}
          shapes={regions.map(({ region: { shape }, state }) => ({ shape, state }))}
          pins={marks.map(({ point, state }, at) => ({
            point,
            label: `${at + 1}`,
            ...((state === 'right' || state === 'wrong') && { state }),
          }))}
        />
      )}
      <ul className="stack gap-1">
        {regions.map(({ region, index, state }) => (
          <li key={region.id} className="strip gap-2">
            {state === 'found' ? (
              <Check size={18} strokeWidth={3} aria-hidden="true" />
            ) : (
              <X size={18} strokeWidth={3} aria-hidden="true" />
            )}
            {t(`kinds:hotspot.region.${state}`, { name: regionName(region, index) })}
          </li>
        ))}
      </ul>
    </>
  );
}
