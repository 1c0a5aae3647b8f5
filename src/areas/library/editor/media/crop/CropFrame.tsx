// The picture with its crop frame, which is moved and resized with a pointer or the arrow keys.

import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Handle,
  HANDLES,
  moved,
  resized,
  type Frame,
} from '#src/areas/library/editor/media/crop/frame.ts';
import type { Crop } from '#src/areas/library/editor/media/crop/useCrop.ts';

export interface CropFrameProps {
  readonly url: string;
  readonly crop: Crop;
  /** The frame's position as text. */
  readonly place: string;
  readonly hintId: string;
  /** Called when dragging ends. */
  readonly onDrawn: () => void;
}

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Step of a key press as a fraction of the picture's side, normal and with Alt. */
const STEP = 0.02;
const FINE = 0.005;

interface Drag {
  readonly handle: Handle | null;
  readonly from: { readonly x: number; readonly y: number };
  readonly frame: Frame;
  /** Picture pixels per screen pixel. */
  readonly scale: number;
}

export function CropFrame({ url, crop, place, hintId, onDrawn }: CropFrameProps): ReactNode {
  const { t } = useTranslation('editor');
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  const { picture, frame, ratio, turn } = crop;
  const lies = turn === 90 || turn === 270;
  const at = {
    left: `${(frame.left / picture.width) * 100}%`,
    top: `${(frame.top / picture.height) * 100}%`,
    width: `${(frame.width / picture.width) * 100}%`,
    height: `${(frame.height / picture.height) * 100}%`,
  };
  const drawn = (from: Frame, handle: Handle | null, x: number, y: number) =>
    handle === null ? moved(from, x, y, picture) : resized(from, handle, { x, y }, picture, ratio);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const width = stage.current?.getBoundingClientRect().width ?? 0;
    if (event.button !== 0 || width === 0) return;
    const named = event.target instanceof HTMLElement ? event.target.dataset['handle'] : undefined;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      handle: HANDLES.find((each) => each === named) ?? null,
      from: { x: event.clientX, y: event.clientY },
      frame,
      scale: picture.width / width,
    };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!drag.current) return;
    const { handle, from, frame: before, scale } = drag.current;
    crop.draw(drawn(before, handle, (clientX - from.x) * scale, (clientY - from.y) * scale));
  };
  const release = () => {
    if (drag.current) onDrawn();
    drag.current = null;
  };
  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.altKey ? FINE : STEP;
    const [x, y] = [arrow.x * step * picture.width, arrow.y * step * picture.height];
    crop.draw(drawn(frame, event.shiftKey ? (x === 0 ? 's' : 'e') : null, x, y));
    onDrawn();
  };
  return (
    <div
      ref={stage}
      className="crop-stage"
      style={{
        aspectRatio: `${picture.width} / ${picture.height}`,
        width: `min(100%, calc(var(--crop-height) * ${picture.width / picture.height}))`,
      }}
    >
      <div className="crop-clip inset">
        <img
          className="crop-picture"
          src={url}
          alt=""
          draggable={false}
          style={{
            width: `${lies ? (picture.height / picture.width) * 100 : 100}%`,
            transform: `translate(-50%, -50%) rotate(${turn}deg)`,
          }}
        />
        <div className="crop-shade" style={at} />
      </div>
      {/* A widget that handles arrow keys in two dimensions; with any other role, screen readers would keep the keys for themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className="crop-frame"
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-roledescription={t('editor:crop.frame')}
        aria-label={place}
        aria-describedby={hintId}
        style={at}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={key}
      >
        {HANDLES.map((handle) => (
          <span key={handle} className="crop-handle centered" data-handle={handle} />
        ))}
      </div>
    </div>
  );
}
