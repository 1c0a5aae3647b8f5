// @vitest-environment happy-dom
// Signals of features: each must be consumed by the stage or a host overlay.

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Signal } from '#core/room/feature.ts';
import { GAME_TYPES } from '#core/room/phase.ts';
import type { ProtocolFeature } from '#protocol/feature.ts';
import * as PROTOCOL from '#protocol/features/operations.ts';
import { withSignal } from '#scenes/parts/model.ts';
import { hostFeaturesOf } from '#src/host/room/HostFeatures.tsx';

afterEach(cleanup);

/** A sample for each field; the compiler reports missing ones. */
const SAMPLES: Required<Signal> = { reactions: { clap: 1 }, waves: ['ana'] };

const FEATURES: readonly (readonly [string, ProtocolFeature])[] = Object.entries(PROTOCOL);

const signalsOf = (to: 'signals' | 'signalsToAll') =>
  FEATURES.flatMap(([feature, { [to]: signals = {} }]) =>
    Object.entries(signals).map(([event, fields]) => {
      const signal = Object.fromEntries(
        Object.entries(SAMPLES).filter(([field]) => field in fields),
      ) as Signal;
      return { feature, event, fields, signal };
    }),
  );

it('has a sample for every field of every signal, so that the checks below cover all', () => {
  const all = [...signalsOf('signals'), ...signalsOf('signalsToAll')];
  expect(all.flatMap(({ fields }) => Object.keys(fields)).sort()).toEqual(Object.keys(SAMPLES).sort());
});

it.each(signalsOf('signalsToAll'))('keeps $event of $feature for the stage', ({ signal }) => {
  expect(withSignal({}, signal)).not.toEqual({});
});

it.each(signalsOf('signals'))("shows $event of $feature over the host's pages", ({ feature, signal }) => {
  const parts = GAME_TYPES.flatMap((type) => hostFeaturesOf({ type }));
  const Overlay = parts.find(({ id }) => id === feature)?.Overlay;
  const listeners = new Set<(told: Signal) => void>();
  const onSignal = (listener: (told: Signal) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const { container } = render(Overlay ? <Overlay room={{ onSignal }} /> : null);
  const before = container.innerHTML;
  act(() => {
    for (const listener of listeners) listener(signal);
  });
  expect(container.innerHTML).not.toBe(before);
});
