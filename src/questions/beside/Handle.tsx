// The rope between a question and what holds it: drag it, or use the arrow keys.

import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Placed } from '#src/game/twins/placement.tsx';
import '#src/questions/beside/handle.css';

interface Stops {
  /** Share of the room beside a question, and while none is open. */
  readonly usual: number;
  readonly alone: number;
  /** Between these it can have any size, or else only the listed ones. */
  readonly least: number;
  readonly most: number;
  readonly all: readonly number[] | null;
}

export const STOPS: { readonly [Side in 'above' | 'left']: Stops } = {
  above: { usual: 0.3, alone: 0.75, least: 0.3, most: 0.75, all: [0, 0.3, 0.55, 0.75] },
  left: { usual: 0.5, alone: 0.5, least: 0.35, most: 0.65, all: null },
};
const STEP = 0.05;
/** Dragged below this share of the smallest size, it closes. */
const CLOSES = 0.5;
/** Share of a phone's height that passage and question share. */
const SHARED = 0.8;

interface HandleProps extends Placed {
  readonly isAbove: boolean;
  readonly share: number;
  readonly onShare: (share: number) => void;
}

export function Handle({ isAbove, share, onShare, className, ...placed }: HandleProps): ReactNode {
  const { t, i18n } = useTranslation('kinds');
  const { usual, least, most, all } = STOPS[isAbove ? 'above' : 'left'];
  const grabbed = useRef<{ readonly at: number; readonly share: number } | null>(null);
  /** Which way it grows. */
  const way = !isAbove && i18n.dir() === 'rtl' ? -1 : 1;
  const along = ({ clientX, clientY }: PointerEvent) => (isAbove ? clientY : clientX);
  const within = (wanted: number) => (wanted < least * CLOSES ? 0 : Math.min(most, Math.max(least, wanted)));

  function dragged(event: PointerEvent<HTMLElement>): number | null {
    const from = grabbed.current;
    const room = event.currentTarget.offsetParent;
    if (!from || !room) return null;
    const long = isAbove ? room.clientHeight * SHARED : room.clientWidth;
    return Math.min(most, Math.max(0, from.share + (way * (along(event) - from.at)) / long));
  }

  function onKey(event: KeyboardEvent): void {
    const by = { ArrowDown: STEP, ArrowRight: way * STEP, ArrowUp: -STEP, ArrowLeft: -way * STEP }[event.key];
    const to = { Home: 0, End: most, Enter: share === 0 ? usual : 0 }[event.key];
    if (by === undefined && to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (to !== undefined) onShare(to);
    else if (by !== undefined) onShare(share === 0 ? (by > 0 ? least : 0) : stepped(share + by));
  }

  /** One step below the smallest size closes it. */
  const stepped = (wanted: number) =>
    wanted < least - STEP / 2 ? 0 : Math.min(most, Math.max(least, wanted));

  return (
    <div
      {...placed}
      className={`beside-handle ${className}`}
      data-above={isAbove}
      // An hr has no content.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      tabIndex={0}
      aria-label={t('kinds:passage.handle')}
      aria-orientation={isAbove ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={Math.round(most * 100)}
      aria-valuenow={Math.round(share * 100)}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grabbed.current = { at: along(event), share };
      }}
      onPointerMove={(event) => {
        const next = dragged(event);
        if (next !== null) onShare(next);
      }}
      onPointerUp={(event) => {
        const wanted = dragged(event);
        grabbed.current = null;
        if (wanted === null) return;
        onShare(all ? nearest(all, wanted) : within(wanted));
      }}
      onPointerCancel={() => {
        if (grabbed.current) onShare(grabbed.current.share);
        grabbed.current = null;
      }}
    >
      <svg className="beside-rope" aria-hidden="true">
        <rect width="100%" height="100%" rx="3" />
      </svg>
      <span className="beside-knot" aria-hidden="true" />
    </div>
  );
}

const nearest = (all: readonly number[], wanted: number): number =>
  all.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
