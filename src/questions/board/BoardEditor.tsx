// Board of a question in its editor: the control to choose its picture, and the picture with numbered points to move.

import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '#core/content/media.ts';
import { type Board, type BoardPoint, EMPTY_BOARD, roundedPoint } from '#core/questions/board/board.ts';
import { faultsAt, type QuestionFault } from '#protocol/quizFaults.ts';
import { BoardHandle } from '#src/questions/board/BoardHandle.tsx';
import { BoardPicture, type BoardPictureProps, numbered } from '#src/questions/board/BoardPicture.tsx';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import type { PictureSlotProps } from '#src/questions/questionEditor.ts';
import { useLatest } from '#src/ui/useLatest.ts';

export interface BoardEditorProps extends Pick<BoardPictureProps, 'shapes'> {
  readonly board: Board;
  /** Of the whole question. */
  readonly faults: readonly QuestionFault[];
  readonly PictureSlot: ComponentType<PictureSlotProps> | undefined;
  /** True if nothing can be moved, added or replaced. */
  readonly fixed: boolean;
  readonly onBoard: (board: Board, typing?: string) => void;
  /** Numbered in this order. */
  readonly points: readonly BoardPoint[];
  /** Accessible name of the handle with this number. */
  readonly handleName: (number: number) => string;
  readonly onMove: (at: number, to: BoardPoint) => void;
  /** Shown above the picture. */
  readonly tools?: ReactNode;
  /** Takes the pointer over the picture. */
  readonly children: ReactNode;
}

/** The picture's size in pixels; 0 by 0 if it can't be loaded. */
async function sizeOf(url: string): Promise<Pick<Board, 'width' | 'height'>> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return { width: 0, height: 0 };
  }
  // A drawing may have no size of its own.
  return { width: image.naturalWidth || 800, height: image.naturalHeight || 600 };
}

export function BoardEditor(props: BoardEditorProps): ReactNode {
  const { board, faults, PictureSlot, fixed, onBoard, shapes = [], points, handleName, onMove } = props;
  const { t } = useTranslation('host');
  /** Chosen, but not measured yet. */
  const [chosen, setChosen] = useState<Picture | null>(null);
  const latest = useRef('');
  const write = useLatest(onBoard);
  const choose = async (picture: Picture | null, typing?: string) => {
    latest.current = picture?.url ?? '';
    if (!picture) return write(EMPTY_BOARD);
    if (picture.url === board.url) {
      const { alt: _, ...rest } = board;
      return write({ ...rest, ...picture }, typing);
    }
    setChosen(picture);
    const size = await sizeOf(picture.url);
    if (latest.current !== picture.url) return undefined;
    setChosen(null);
    return write({ ...picture, ...size }, typing);
  };
  const hasPicture = board.url !== '';
  const { width: _width, height: _height, ...picture } = board;
  return (
    // A picture can be dropped on it, as on a line.
    <div className="line stack gap-2">
      <div className="strip gap-3">
        {PictureSlot && !fixed && (
          <PictureSlot
            picture={chosen ?? (hasPicture ? picture : null)}
            of={t('host:question.edit.board.picture')}
            onPicture={(next, typing) => void choose(next, typing && `picture ${typing}`)}
          />
        )}
        <span className="fill caption muted">
          {t(hasPicture ? 'host:question.edit.board.replace' : 'host:question.edit.board.choose')}
        </span>
      </div>
      <FieldErrors id="board-faults" faults={faultsAt(faults, 'picture')} />
      {hasPicture && (board.alt ?? '').trim() === '' && (
        <p className="hint">{t('host:question.edit.board.noAlt')}</p>
      )}
      {hasPicture && !fixed && props.tools}
      {hasPicture && (
        <BoardPicture board={board} shapes={shapes} pins={fixed ? numbered(points) : []}>
          {!fixed && props.children}
          {!fixed &&
            points.map((point, at) => (
              <BoardHandle
                key={at}
                point={point}
                number={at + 1}
                label={handleName(at + 1)}
                onMove={(to) => onMove(at, roundedPoint(to))}
              />
            ))}
        </BoardPicture>
      )}
    </div>
  );
}
