import '#scenes/features/registry.ts';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#core/features/options.ts';
import {
  FIXTURE_NOW,
  ownStateFixture,
  roomFixture,
  slideFixture,
  stageFixture,
} from '#scenes/player/playerFixtures.ts';
import { shardsFor, starsFor } from '#scenes/player/celebration/amounts.ts';
import { characterModel, characterSpot, waits } from '#scenes/player/question/character.ts';
import { hudModel, outcomeModel } from '#scenes/player/question/model.ts';
import { capital, judged, MCQ as mcqFixtures } from '#scenes/questions/mcq/fixtures.ts';
import { MSQ as msqFixtures } from '#scenes/questions/msq/fixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

const of = (view: PlayerStageView | undefined): PlayerStageView => {
  if (!view) throw new Error('no such fixture');
  return view;
};

describe('characterModel', () => {
  it.each([
    ['open', false, 'calm'],
    ['open', true, 'wow'],
    ['sending', true, 'look'],
    ['locked', false, 'look'],
    ['correct', false, 'happy'],
    ['incorrect', false, 'calm'],
    ['untold', false, 'look'],
    ['timedOut', false, 'calm'],
  ])('in state %s, with the last seconds running: %s, wears the face %s', (name, urgent, face) => {
    expect(characterModel(of(mcqFixtures[name]), urgent).face).toBe(face);
  });

  it('looks on after a partially correct answer, and wears snow when time has run out', () => {
    expect(characterModel(of(msqFixtures.partial), false).face).toBe('look');
    expect(characterModel(of(mcqFixtures.timedOut), false).snow).toBe(true);
    expect(characterModel(of(mcqFixtures.incorrect), false).snow).toBe(false);
  });

  it('keeps the scarf of its best streak, but never wears one where the game withholds results', () => {
    const scarf = (longestStreak: number, type: 'normal' | 'test' = 'normal'): number => {
      const room = roomFixture({ type, options: defaultOptions(type) });
      const me = ownStateFixture({ streak: 0, longestStreak });
      return characterModel(stageFixture({ room, me, slide: slideFixture(capital) }), false).tails;
    };
    expect(scarf(7, 'test')).toBe(0);
    expect([3, 4, 6, 7].map((streak) => scarf(streak))).toEqual([0, 1, 1, 2]);
  });

  it('waits for the server and for the others, until the answer is judged', () => {
    expect(['open', 'sending', 'locked', 'correct'].map((name) => waits(of(mcqFixtures[name])))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('characterSpot', () => {
  const phone = { shape: 'narrow', hud: { x: 14, y: 10, width: 362, height: 50 } } as const;
  const screen = { height: 844, tall: false };

  it('is on the edge of the card, at the same spot whatever the score', () => {
    for (const right of [330, 290, 220])
      expect(characterSpot(phone, 70, { left: 85, right }, screen)).toEqual({
        x: 134,
        y: 70,
        size: 52,
        hop: 18,
      });
  });

  it('shrinks to fit between its neighbors, and disappears if there is no room', () => {
    const tight = characterSpot(phone, 70, { left: 107, right: 165 }, screen);
    expect(tight?.size).toBe(46);
    expect(tight && tight.x - tight.size / 2).toBeGreaterThanOrEqual(107);
    expect(tight && tight.x + tight.size / 2).toBeLessThanOrEqual(165);
    expect(characterSpot(phone, 70, { left: 107, right: 150 }, screen)).toBeNull();
    expect(characterSpot(phone, 70, { left: 85, right: 330 }, { height: 272, tall: false })).toBeNull();
  });
});

describe('a correct answer', () => {
  it('has stars by its points, and fewer shards from the third one on', () => {
    expect([150, 700, 900, 1_120].map(starsFor)).toEqual([3, 5, 5, 7]);
    expect([1, 2, 3, 20].map(shardsFor)).toEqual([12, 12, 8, 8]);
  });

  it('names what is special about it', () => {
    const title = (name: string) => {
      const outcome = outcomeModel(of(mcqFixtures[name]));
      return outcome?.kind === 'verdict' ? outcome.title : null;
    };
    expect(title('first')).toMatchObject({ key: 'scenes:verdict.first' });
    expect(title('quick')).toMatchObject({ key: 'scenes:verdict.quick' });
    expect(title('fourInARow')).toMatchObject({ key: 'scenes:verdict.inARow', values: { count: 4 } });
    expect(title('incorrect')).toMatchObject({ key: 'scenes:verdict.incorrect' });
  });
});

it('lights a notch for each correct answer, and shows the team', () => {
  const { player } = stageFixture({
    room: roomFixture({ type: 'team', teams: [{ name: 'Ibex', players: 4 }] }),
    me: ownStateFixture({ team: 0, totalCorrect: 3 }),
    slide: slideFixture(capital, { ...judged('o2', 'correct'), deadline: FIXTURE_NOW }),
  });
  expect(hudModel(player)).toMatchObject({ trail: { total: 12, lit: 3 }, group: { name: 'Ibex' } });
  expect(hudModel({ ...player, me: ownStateFixture() }).group).toBeNull();
});

it('shows what the question is worth if that is more than usual', () => {
  const place = (worth?: number) => {
    const question = { ...capital, ...(worth !== undefined && { worth }) };
    return hudModel(stageFixture({ slide: slideFixture(question, { index: 2 }) }).player).place;
  };
  expect(place()).toMatchObject({ key: 'scenes:question.progress', values: { number: 3, total: 12 } });
  expect(place(4)).toMatchObject({
    key: 'scenes:question.worth',
    values: { number: 3, total: 12, marks: 4 },
  });
});
