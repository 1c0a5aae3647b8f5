import { beforeAll, describe, expect, it } from 'vitest';
import type { Climber, ProjectorView } from '#core/views/projectorView.ts';
import { newsBetween } from '#scenes/projector/climb/news/model.ts';
import { climbView } from '#scenes/projector/fixtureViews.ts';
import { loadProjectorFeatures } from '#scenes/features/registry.ts';

beforeAll(loadProjectorFeatures);

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan'];

/** Climbers at these heights on a way of 12; the board ranks them by height, ties in listed order. */
const at = (...heights: readonly number[]): ProjectorView =>
  climbView(
    heights.map(
      (height, index): Climber => ({
        id: `p${index}`,
        name: NAMES[index] ?? '',
        character: index,
        team: null,
        height,
      }),
    ),
    12,
  ).projector;

const told = (before: ProjectorView, after: ProjectorView): readonly string[] =>
  newsBetween(before, after).map(({ key, values = {} }) =>
    [key.replace('projector:climb.news.', ''), ...Object.values(values).map(String)].join(' '),
  );

describe('newsBetween', () => {
  it('reports nothing when no one has moved, or when nothing newsworthy has happened', () => {
    const view = at(4, 2);
    expect(told(view, view)).toEqual([]);
    expect(told(view, at(4, 2))).toEqual([]);
    expect(told(at(4, 1), at(4, 2))).toEqual([]);
  });

  it('reports who passes a sign, reaches the top or overtakes whom', () => {
    expect(told(at(8, 2), at(8, 3))).toEqual(['sign Bo 3']);
    expect(told(at(11, 2), at(12, 2))).toEqual(['top Ada']);
    expect(told(at(8, 7), at(8, 8))).toEqual([]);
    expect(told(at(7, 7), at(7, 8))).toEqual(['overtakes Bo Ada']);
  });

  it('counts players who do the same together, and reports at most three lines, most important first', () => {
    expect(told(at(2, 2, 2, 0), at(3, 3, 3, 0))).toEqual(['signMany 3 3']);
    expect(told(at(11, 8, 5, 2), at(12, 9, 6, 3))).toEqual(['top Ada', 'sign Bo 9', 'sign Cleo 6']);
  });

  it('does not report newcomers as climbing', () => {
    expect(told(at(4), at(4, 6))).toEqual([]);
  });
});
