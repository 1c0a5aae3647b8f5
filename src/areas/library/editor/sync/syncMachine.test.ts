import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  SYNC_EVENTS,
  SYNC_STATES,
  type SyncEffect,
  type SyncEvent,
  type SyncPhase,
} from '#src/areas/library/editor/sync/syncMachine.ts';

interface Move {
  readonly event: SyncEvent;
  readonly to: SyncPhase;
  readonly effects: readonly SyncEffect[];
}

const PHASES = Object.keys(SYNC_STATES) as SyncPhase[];
const movesOf = (phase: SyncPhase): Move[] =>
  SYNC_EVENTS.flatMap((event) => {
    const [to, ...effects] = SYNC_STATES[phase].on[event] ?? [];
    return to ? [{ event, to, effects }] : [];
  });

function reachedFrom(...begin: SyncPhase[]): ReadonlySet<SyncPhase> {
  const reached = new Set(begin);
  for (const phase of reached) for (const { to } of movesOf(phase)) reached.add(to);
  return reached;
}

it.each(PHASES)('either handles or ignores each event: %s', (phase) => {
  const { ignores } = SYNC_STATES[phase];
  const taken = movesOf(phase).map(({ event }) => event);
  expect([...taken, ...ignores].sort()).toEqual([...SYNC_EVENTS].sort());
});

it('reaches every state from each of the others, until it is stopped', () => {
  expect([...reachedFrom('saved')].sort()).toEqual([...PHASES].sort());
  expect([...reachedFrom('unsent')].sort()).toEqual([...PHASES].sort());
  for (const phase of PHASES.filter((each) => each !== 'stopped'))
    expect([...reachedFrom(phase)].sort()).toEqual([...PHASES].sort());
  expect([...reachedFrom('stopped')]).toEqual(['stopped']);
});

it('sends only on entering a sending state, and drops a kept draft only once saved', () => {
  const underway = new Set<SyncPhase>(['sending', 'retrying']);
  for (const phase of PHASES)
    for (const { to, effects } of movesOf(phase)) {
      const sends = effects.some((effect) => effect === 'send' || effect === 'sendLast');
      expect(sends).toBe(underway.has(to) && !underway.has(phase));
      expect(effects.includes('load')).toBe(to === 'comparing' && phase !== 'comparing');
      if (effects.includes('drop')) expect(['saved', 'stopped']).toContain(to);
    }
});

it('matches its diagram', () => {
  const drawn = readFileSync(new URL('README.md', import.meta.url), 'utf8').match(/^ {4}\w+ --> \w+: .+$/gm);
  const ways = new Map<string, SyncEvent[]>();
  for (const phase of PHASES)
    for (const { event, to } of movesOf(phase)) {
      if (to === phase || event === 'stop') continue;
      const way = `    ${phase} --> ${to}`;
      ways.set(way, [...(ways.get(way) ?? []), event]);
    }
  expect([...(drawn ?? [])].sort()).toEqual(
    [...ways].map(([way, events]) => `${way}: ${events.join(', ')}`).sort(),
  );
});
