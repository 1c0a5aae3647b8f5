// The picture with marks and regions, and what became of each mark and region.

import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '#core/questions/board/board.ts';
import { gridPlace } from '#core/questions/board/grid.ts';
import { optionWords } from '#core/questions/options/options.ts';
import type { HotspotBoard } from '#scenes/questions/hotspot/model.ts';
import { BoardPicture } from '#src/questions/board/BoardPicture.tsx';

export interface JudgedProps extends Pick<HotspotBoard, 'marks' | 'regions'> {
  /** Null if the picture is drawn elsewhere. */
  readonly picture: Board | null;
}

export function Judged({ picture, marks, regions }: JudgedProps): ReactNode {
  const { t } = useTranslation('kinds');
  const judged = marks.map(({ point, state }, at) => ({
    point,
    label: `${at + 1}`,
    ...((state === 'right' || state === 'wrong') && { state }),
  }));
  return (
    <>
      {picture && (
        <BoardPicture
          board={picture}
          shapes={regions.map(({ region: { shape }, state }) => ({ shape, state }))}
          pins={judged}
        />
      )}
      <ol className="visually-hidden">
        {judged.map(({ point, state = 'locked' }, at) => (
          <li key={at}>{t(`kinds:hotspot.mark.${state}`, { number: at + 1, ...gridPlace(point) })}</li>
        ))}
      </ol>
      <ul className="stack gap-1">
        {regions.map(({ region, index, state }) => {
          const Sign = state === 'found' ? Check : X;
          return (
            <li key={region.id} className="strip gap-2">
              <Sign size={18} strokeWidth={3} aria-hidden="true" />
              {t(`kinds:hotspot.region.${state}`, {
                name: optionWords(region) || t('kinds:board.region', { number: index + 1 }),
              })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
