import { beforeAll, describe, expect, it } from 'vitest';
import type { PowerupUseView } from '#core/features/powerups/views.ts';
import type { FeatureNews } from '#scenes/parts/projectorPart.ts';
import { powerups as powerupsOnProjector } from '#scenes/features/powerups/projector.ts';
import {
  projectorPowerupFixtures,
  POWERUP_USES,
  withUses,
} from '#scenes/features/powerups/projectorFixtures.ts';
import { message, spokenText } from '#scenes/message.ts';
import { newsBetween } from '#scenes/projector/climb/news/model.ts';
import { climbView, fixtureClimb } from '#scenes/projector/fixtureViews.ts';
import { loadProjectorFeatures } from '#scenes/features/registry.ts';

beforeAll(loadProjectorFeatures);

const climb = climbView(fixtureClimb(8, 12), 12);
const at = (uses: readonly PowerupUseView[]) => withUses(climb, uses).projector;
const between = (before: readonly PowerupUseView[], after: readonly PowerupUseView[]) =>
  powerupsOnProjector.news?.(at(before), at(after)) ?? [];
const words = (key: string, values?: Readonly<Record<string, string | number>>) =>
  [key.replace(/^(host:powerups\.|powerups:|scenes:)/, ''), ...Object.values(values ?? {})].join(' ');
const said = ({ line, signs }: FeatureNews) => [
  spokenText(words, line),
  ...signs.map((sign) => `${sign.id}: ${spokenText(words, sign.words)}`),
];

describe('the ticker', () => {
  it('says who did what to whom, and marks the rows of both', () => {
    expect(between([], POWERUP_USES).map(said)).toEqual([
      ['ticker.own Sofía double.title', 'p4: double.title'],
      ['ticker.stealPoints Sofía Mia number 600', 'p4: ticker.gain number 600', 'p0: ticker.loss number 600'],
      ['ticker.gift Sofía Mia number 800', 'p4: ticker.gain number 200', 'p0: ticker.gain number 800'],
    ]);
  });

  it('reports each use once, even after the oldest uses have dropped out', () => {
    expect(between(POWERUP_USES, POWERUP_USES)).toEqual([]);
    expect(between(POWERUP_USES.slice(0, 2), POWERUP_USES.slice(1)).map(({ line }) => line.key)).toEqual([
      'host:powerups.ticker.gift',
    ]);
  });

  it('names no teacher, and has a line for stealing nothing', () => {
    const [, steal] = POWERUP_USES;
    const first: PowerupUseView = { id: 9, powerup: 'glitch', by: null, on: null, points: 0 };
    expect(between([], [first]).map(said)).toEqual([['ticker.byTeacher glitch.title']]);
    expect(steal && between([], [{ ...steal, points: 0 }]).map(({ line }) => line.key)).toEqual([
      'host:powerups.ticker.stealNothing',
    ]);
  });

  it('shows at most three lines, and none without news', () => {
    const many = Array.from(
      { length: 5 },
      (_, n): PowerupUseView => ({ ...(POWERUP_USES[0] as PowerupUseView), id: n + 1 }),
    );
    expect(newsBetween(at([]), at(many))).toHaveLength(3);
    expect(newsBetween(at(POWERUP_USES), at(POWERUP_USES))).toEqual([]);
  });
});

it('shows effects on the whole room until the game is over', () => {
  const both = projectorPowerupFixtures.flatMap(({ fixtures }) =>
    'both' in fixtures ? [fixtures.both as typeof climb] : [],
  )[0];
  if (!both) throw new Error('no such fixture');
  const { projector } = both;
  expect(
    powerupsOnProjector.roomEffects?.(projector).map(({ look, line, sound }) => [look, line, sound]),
  ).toEqual([
    ['lit', message('host:powerups.ticker.atWork.powerPlay'), 'powerupPowerPlay'],
    ['torn', message('host:powerups.ticker.atWork.glitch'), 'powerupGlitch'],
  ]);
  const over = { ...projector, room: { ...projector.room, state: 'completed' as const } };
  expect(powerupsOnProjector.roomEffects?.(over)).toEqual([]);
});
