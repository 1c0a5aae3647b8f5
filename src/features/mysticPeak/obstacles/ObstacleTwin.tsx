// DOM version of an obstacle, for keyboards, screen readers, and devices without a canvas.

import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { MINI_GAMES, type OpenThrow, markerAt } from '#core/features/mysticPeak/games/game.ts';
import {
  type ObstacleModel,
  changeTimes,
  obstacleModel,
} from '#scenes/features/mysticPeak/obstacles/model.ts';
import { spokenRow } from '#scenes/features/mysticPeak/obstacles/spoken/model.ts';
import { isMovingRopeThrow } from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import {
  DISTANCE,
  THROW,
  estimateOf,
  isRunning,
  markerTime,
  noteDrawn,
  throwAt,
} from '#scenes/features/mysticPeak/obstacles/rope/model.ts';
import { cardsIn } from '#scenes/features/mysticPeak/obstacles/runes/model.ts';
import { stonesIn } from '#scenes/features/mysticPeak/obstacles/stones/model.ts';
import { useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { StopClock } from '#src/features/mysticPeak/StopClock.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { ringAt } from '#src/platform/stores/serverClock.ts';
import { visiblePlacement, useIsOverlay, usePlace } from '#src/game/twins/placement.tsx';
import { useHeadingFocus } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { Button } from '#src/ui/Button.tsx';
import '#src/features/mysticPeak/obstacles/obstacles.css';
import { useListener } from '#src/ui/useListener.ts';

interface GameProps {
  readonly model: ObstacleModel;
  /** Server time in ms. */
  readonly now: number;
  readonly onIntent: (intent: PeakIntent) => void;
}

export function ObstacleTwin({ view: player, onIntent }: TwinProps): ReactNode {
  const { clock } = useServices();
  const say = useWords();
  const place = usePlace();
  const keyHint = useAriaKeyShortcuts();
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const now = clock.now();
  const model = obstacleModel(player, now);
  const heading = useHeadingFocus(model?.id ?? '');
  const next = model?.isOpen ? changeTimes(model.view).find((at) => at > now) : undefined;
  useEffect(() => (next === undefined ? undefined : ringAt(clock, next, renew)), [clock, next]);
  useSpokenRow(model);
  if (!model) return null;
  const { id, title, line, leave, paused, view } = model;
  const game = { model, now, onIntent };
  return (
    <section key={id} className="twin-milestone">
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {say(title)}
      </h1>
      <p {...place('line', 'twin-lead')}>{say(line)}</p>
      {paused && <p {...place(null, 'note')}>{say(paused)}</p>}
      {model.result === null && <StopClock view={player} isDrawn />}
      {view.game === 'steppingStones' && <Stones {...game} />}
      {view.game === 'runeMatch' && <Runes {...game} />}
      {view.game === 'ropeThrow' && (isMovingRopeThrow(view) ? <Rope {...game} /> : <Distance {...game} />)}
      {leave && (
        <button
          type="button"
          {...place(leave.id, 'button button--big')}
          aria-keyshortcuts={keyHint('Enter')}
          onClick={() => onIntent(leave.intent)}
        >
          {say(leave.words)}
        </button>
      )}
    </section>
  );
}

/** Announces the pattern of the stones: each number at its time, skipping those already past. */
function useSpokenRow(model: ObstacleModel | null): void {
  const { announcer, clock } = useServices();
  const say = useWords();
  const row = JSON.stringify(model?.isOpen ? spokenRow(model.view) : []);
  useEffect(() => {
    const now = clock.now();
    const ahead = (JSON.parse(row) as ReturnType<typeof spokenRow>)
      .filter(({ at }) => at > now)
      .map(({ at, words }) => ringAt(clock, at, () => announcer.announce(say(words))));
    return () => {
      for (const callOff of ahead) callOff();
    };
  }, [announcer, clock, row, say]);
}

function Stones({ model, now, onIntent }: GameProps): ReactNode {
  const stones = stonesIn(model, now);
  const { side } = MINI_GAMES.steppingStones;
  return (
    <Grid
      columns={side}
      onIntent={onIntent}
      keys="123456789"
      items={stones.map(({ ordinal, state, ...stone }) => ({
        ...stone,
        look: state,
        face: `${ordinal === null ? '' : `${ordinal}. `}${stone.stone}`,
      }))}
    />
  );
}

function Runes({ model, onIntent }: GameProps): ReactNode {
  const { columns } = MINI_GAMES.runeMatch;
  const say = useWords();
  const items = cardsIn(model).map(({ face, ...card }) => ({
    ...card,
    look: face === null ? 'closed' : 'open',
    face: face === null ? '?' : say(face),
  }));
  return <Grid columns={columns} onIntent={onIntent} keys="1234567890-=" items={items} />;
}

interface Item {
  readonly id: string;
  readonly words: Parameters<ReturnType<typeof useWords>>[0];
  readonly intent: PeakIntent | null;
  readonly look: string;
  /** Visible text. */
  readonly face: string;
}

interface GridProps {
  readonly columns: number;
  readonly items: readonly Item[];
  /** One key per item, in reading order. */
  readonly keys: string;
  readonly onIntent: GameProps['onIntent'];
}

/** Grid of buttons, with arrow-key navigation and a shortcut key for each. */
function Grid({ columns, items, keys, onIntent }: GridProps): ReactNode {
  const say = useWords();
  const place = usePlace();
  const keyHint = useAriaKeyShortcuts();
  const grid = useRef<HTMLFieldSetElement>(null);
  const press = ({ intent }: Item): void => {
    if (intent) onIntent(intent);
  };
  useKeys((key) => {
    const item = items[keys.indexOf(key)];
    if (item) press(item);
    return item !== undefined;
  });
  useArrows(grid, columns);
  return (
    <fieldset ref={grid} className="obstacle-grid" style={{ ['--columns' as string]: columns }}>
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          {...place(item.id, 'obstacle-item')}
          data-look={item.look}
          aria-disabled={item.intent === null}
          aria-keyshortcuts={keyHint(keys[index])}
          aria-label={say(item.words)}
          onClick={() => press(item)}
        >
          {item.face}
        </button>
      ))}
    </fieldset>
  );
}

function Rope({ model, onIntent }: GameProps): ReactNode {
  const { clock } = useServices();
  const say = useWords();
  const place = usePlace();
  const keyHint = useAriaKeyShortcuts();
  const drawn = useIsOverlay();
  const hurl = (): void => {
    const intent = throwAt(model, clock.now());
    if (intent) onIntent(intent);
  };
  useKeys((key) => {
    if (key !== ' ' && key !== 'Enter') return false;
    hurl();
    return true;
  });
  if (model.result !== null || !isMovingRopeThrow(model.view)) return null;
  return (
    <>
      {!drawn && model.view.open && <Marker open={model.view.open} />}
      <button
        type="button"
        {...place(THROW.id, 'button button--big')}
        aria-keyshortcuts={keyHint('Space')}
        // On pointer down: a click comes later, and then does nothing.
        onPointerDown={hurl}
        onClick={hurl}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return;
          event.preventDefault();
          if (!event.repeat) hurl();
        }}
      >
        {say(THROW.words)}
      </button>
    </>
  );
}

const { scale } = MINI_GAMES.estimate;
const FAR: Readonly<Record<string, number>> = { PageUp: 10, PageDown: -10 };

/** Distance of a throw, as a number or with a slider. */
function Distance({ model, onIntent }: GameProps): ReactNode {
  const say = useWords();
  const place = usePlace();
  const [value, setValue] = useState(scale / 2);
  const intent = estimateOf(model, value);
  if (model.result !== null) return null;
  const onKeyDown = (event: ReactKeyboardEvent): void => {
    const by = FAR[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setValue(Math.min(scale, Math.max(0, value + by)));
  };
  return (
    <form
      {...visiblePlacement(place('rope:estimate', 'obstacle-estimate'))}
      data-estimate=""
      onSubmit={(event) => {
        event.preventDefault();
        if (intent) onIntent(intent);
      }}
    >
      {/* Without a pointer, the number field does the same. */}
      <input
        type="range"
        aria-hidden="true"
        tabIndex={-1}
        min={0}
        max={scale}
        value={value}
        onChange={({ target }) => setValue(target.valueAsNumber)}
      />
      <input
        type="number"
        inputMode="numeric"
        aria-label={say(DISTANCE)}
        min={0}
        max={scale}
        value={Number.isNaN(value) ? '' : value}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setValue(target.valueAsNumber)}
      />
      <Button type="submit" big aria-disabled={intent === null}>
        {say(THROW.words)}
      </Button>
    </form>
  );
}

/**
 * Handles single-key shortcuts if they're switched on and nothing else needs the key. `onKey` returns whether
 * it used the key.
 */
function useKeys(onKey: (key: string) => boolean): void {
  const isOn = useSetting('shortcuts');
  const listen = (event: KeyboardEvent) => {
    const { defaultPrevented, repeat, ctrlKey, altKey, metaKey, target } = event;
    if (defaultPrevented || repeat || ctrlKey || altKey || metaKey) return;
    if (target instanceof Element && target.closest('input, dialog, [role="menu"]')) return;
    // Buttons handle Enter and Space themselves.
    if (/^( |Enter)$/.test(event.key) && target instanceof Element && target.closest('button, a')) return;
    if (onKey(event.key)) event.preventDefault();
  };
  useListener('keydown', listen, isOn);
}

function useArrows(grid: RefObject<HTMLElement | null>, columns: number): void {
  useListener('keydown', (event) => {
    const STEPS: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
    };
    const step = STEPS[event.key];
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    if (step === undefined || event.defaultPrevented || buttons.length === 0) return;
    const at = buttons.findIndex((each) => each === document.activeElement);
    // From the heading, any arrow goes to the first button.
    const next = at < 0 ? 0 : at + step;
    // Never wraps past the end of a row.
    if (at >= 0 && Math.abs(step) === 1 && Math.floor(at / columns) !== Math.floor(next / columns)) return;
    event.preventDefault();
    buttons[next]?.focus();
  });
}

/** Marker of a rope throw where no canvas is drawn. */
function Marker({ open }: { readonly open: OpenThrow }): ReactNode {
  const { clock } = useServices();
  const { scale } = MINI_GAMES.ropeThrow;
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      const now = clock.now();
      if (marker.current)
        marker.current.style.left = `${(100 * markerAt(open, markerTime(open, now))) / scale}%`;
      if (now >= open.startsAt) noteDrawn(open, now);
      if (now < open.startsAt || isRunning(open, now)) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [clock, open, scale]);
  const { centre, zone } = open;
  return (
    <div className="obstacle-scale" aria-hidden="true">
      <span style={{ left: `${(100 * (centre - zone / 2)) / scale}%`, width: `${(100 * zone) / scale}%` }} />
      <span ref={marker} />
    </div>
  );
}
