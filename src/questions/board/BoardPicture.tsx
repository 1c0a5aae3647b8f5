// A board on a page: its picture, with regions, dots, numbers and rings on it.

import type { CSSProperties, ReactNode, Ref } from 'react';
import type { Board, BoardPoint } from '#core/questions/board/board.ts';
import type { Shape } from '#core/questions/board/shapes.ts';
import '#src/questions/board/board.css';

/** plain: as its author draws it. The others: as in the scene. */
export interface PicturedShape {
  readonly shape: Shape;
  readonly state: 'plain' | 'decoy' | 'found' | 'missed' | 'wrong';
}

/** A number at a point, or a ring without one. */
export interface PicturedPin {
  readonly point: BoardPoint;
  readonly label: string;
  readonly state?: 'right' | 'wrong';
}

export interface BoardPictureProps {
  readonly board: Board;
  readonly shapes?: readonly PicturedShape[];
  readonly pins?: readonly PicturedPin[];
  readonly dots?: readonly { readonly point: BoardPoint; readonly count: number }[];
  readonly surface?: Ref<HTMLDivElement>;
  /** Shown on the picture. */
  readonly children?: ReactNode;
}

/** Share of the picture's width. */
const DOT = 0.008;

export function BoardPicture(props: BoardPictureProps): ReactNode {
  const { board, shapes = [], pins = [], dots = [], surface, children } = props;
  const { url, alt = '' } = board;
  const [wide, high] = sizeOf(board);
  return (
    <div
      ref={surface}
      className="board"
      style={{ aspectRatio: `${wide} / ${high}`, '--board': wide / high } as CSSProperties}
    >
      {url !== '' && <img className="board-picture" src={url} alt={alt} draggable={false} />}
      <ShapesOn board={board} shapes={shapes} dots={dots} />
      {pins.map(({ point, label, state }, index) => (
        <span
          key={index}
          className="board-pin centered bold tabular"
          data-state={state}
          data-ring={label === '' || undefined}
          style={placeOf(point)}
        >
          {label}
        </span>
      ))}
      {children}
    </div>
  );
}

type ShapesProps = Required<Pick<BoardPictureProps, 'board' | 'shapes'>> & Pick<BoardPictureProps, 'dots'>;

export function ShapesOn({ board, shapes, dots = [] }: ShapesProps): ReactNode {
  const [wide, high] = sizeOf(board);
  if (shapes.length + dots.length === 0) return null;
  return (
    <svg className="board-shapes" viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
      {shapes.map(({ shape, state }, index) => (
        <g key={index} data-state={state}>
          <ShapeOutline shape={shape} width={wide} height={high} />
        </g>
      ))}
      {dots.map(({ point: { x, y }, count }) => (
        <circle
          key={`${x} ${y}`}
          className="board-dot"
          cx={x * wide}
          cy={y * high}
          r={wide * DOT * Math.min(3, Math.sqrt(count))}
        />
      ))}
    </svg>
  );
}

/** Pins with the numbers of these points. */
export const numbered = (points: readonly Partial<BoardPoint>[]): readonly PicturedPin[] =>
  points.map(({ x = 0, y = 0 }, at) => ({ point: { x, y }, label: `${at + 1}` }));

/** A picture that isn't chosen yet has the proportions of most. */
const sizeOf = ({ width, height }: Board): readonly [number, number] =>
  width > 0 && height > 0 ? [width, height] : [4, 3];

/** Puts an element with its middle at the point. */
export function placeOf({ x, y }: BoardPoint): CSSProperties {
  return { left: `${x * 100}%`, top: `${y * 100}%` };
}

interface ShapeOutlineProps {
  readonly shape: Shape;
  /** Of the picture. */
  readonly width: number;
  readonly height: number;
}

function ShapeOutline({ shape, width, height }: ShapeOutlineProps): ReactNode {
  switch (shape.type) {
    case 'rect':
      return (
        <rect
          x={shape.x * width}
          y={shape.y * height}
          width={shape.width * width}
          height={shape.height * height}
        />
      );
    case 'circle':
      return <circle cx={shape.x * width} cy={shape.y * height} r={shape.radius * width} />;
    case 'polygon':
      return <polygon points={shape.points.map(({ x, y }) => `${x * width},${y * height}`).join(' ')} />;
  }
}

/** The point of a picture at which an event happened; 0, 0 if the picture has no size. */
export function pointOfEvent(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  surface: Element,
): BoardPoint {
  const { x, y, width, height } = surface.getBoundingClientRect();
  const part = (value: number, of: number) => (of > 0 ? Math.min(1, Math.max(0, value / of)) : 0);
  return { x: part(clientX - x, width), y: part(clientY - y, height) };
}
