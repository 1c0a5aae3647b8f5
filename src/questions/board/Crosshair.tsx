// A crosshair to mark points of a picture with keys or with a pointer.

import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Board, boardDistance, type BoardPoint, roundedPoint } from '#core/questions/board/board.ts';
import { gridPlace } from '#core/questions/board/grid.ts';
import { useDrawnPicture, usePlace } from '#src/game/twins/placement.tsx';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import {
  BoardPicture,
  type BoardPictureProps,
  placeOf,
  pointOfEvent,
} from '#src/questions/board/BoardPicture.tsx';
import { movedByKey } from '#src/questions/board/movedByKey.ts';

export interface CrosshairProps extends Pick<BoardPictureProps, 'pins'> {
  readonly board: Board;
  readonly marks: readonly BoardPoint[];
  /** Number of marks to set. */
  readonly total: number;
  readonly onMark: (point: BoardPoint) => void;
  readonly onRemove: (index: number) => void;
}

/** Share of the longer side within which a mark is at the crosshair. */
const NEAR = 0.05;

export function Crosshair(props: CrosshairProps): ReactNode {
  const { board, marks, total, pins, onMark, onRemove } = props;
  const { t } = useTranslation('kinds');
  const { announcer } = useServices();
  const place = usePlace();
  const drawn = useDrawnPicture();
  const [point, setPoint] = useState<BoardPoint>({ x: 0.5, y: 0.5 });
  const distances = marks.map((mark) => boardDistance(board, mark, point));
  const least = Math.min(...distances);
  const nearest = least <= NEAR ? distances.indexOf(least) : -1;
  const mark = (at: BoardPoint) => {
    onMark(at);
    const count = Math.min(total, marks.length + 1);
    announcer.announce(t('kinds:crosshair.placed', { ...gridPlace(at), count, total }));
  };
  const [window, picture] = [drawn?.rectOf('board'), drawn?.rectOf('picture')];
  /** Moves the crosshair, and an enlarged picture with it once it leaves the part in view. */
  const go = (to: BoardPoint) => {
    setPoint(to);
    if (!drawn || !window || !picture) return;
    const by = (start: number, length: number, at: number) =>
      at < start || at > start + length ? start + length / 2 - at : 0;
    const across = by(window.x, window.width, picture.x + to.x * picture.width);
    const down = by(window.y, window.height, picture.y + to.y * picture.height);
    const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
    if (across !== 0 || down !== 0) drawn.zoom({ ...middle, by: 1, across, down });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const moved = movedByKey(event, point);
    if (moved) go(roundedPoint(moved));
    else if (key === 'Enter' || key === ' ') mark(point);
    else if ((key === 'Delete' || key === 'Backspace') && marks.length > 0) {
      onRemove(nearest < 0 ? marks.length - 1 : nearest);
      announcer.announce(t('kinds:crosshair.removed', { count: marks.length - 1, total }));
    } else return;
    // Enter would submit the answer.
    event.preventDefault();
    event.stopPropagation();
  };
  const cross = <span className="board-cross" style={placeOf(point)} aria-hidden="true" />;
  const { className, ...placed } = place('board');
  const words = t('kinds:crosshair.at', gridPlace(point));
  return (
    <div
      {...placed}
      // Visible on the canvas, unlike other twins: the crosshair is drawn here alone.
      className={`board-crosshair ${drawn ? className.replace('twin-ghost', 'twin-island') : ''}`}
      // Two-dimensional, which an input can't be.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={[board.alt ?? '', t('kinds:crosshair.picture')].filter(Boolean).join('. ')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(point.x * 100)}
      aria-valuetext={nearest < 0 ? words : `${words} ${t('kinds:crosshair.ring', { number: nearest + 1 })}`}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (drawn) return;
        const at = pointOfEvent(event, event.currentTarget.querySelector('.board') ?? event.currentTarget);
        setPoint(at);
        mark(at);
      }}
    >
      {drawn ? (
        window &&
        picture && (
          <span
            className="board-drawn"
            style={{
              left: picture.x - window.x,
              top: picture.y - window.y,
              width: picture.width,
              height: picture.height,
            }}
          >
            {cross}
          </span>
        )
      ) : (
        <BoardPicture
          board={board}
          pins={pins ?? marks.map((at, index) => ({ point: at, label: `${index + 1}` }))}
        >
          {cross}
        </BoardPicture>
      )}
    </div>
  );
}
