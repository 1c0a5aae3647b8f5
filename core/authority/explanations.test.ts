// Explanations, and games that leave them out (specification 1, section 3 "isAnswerExplanationEnabled").

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolve, type RoomCreated } from '#core/authority/index.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { busySettings, busySteps, play, type Setting, settings, steps } from '#core/testing/arbitraryPlay.ts';
import { choices } from '#core/testing/choices.ts';
import { Game, roomCreated } from '#core/testing/game.ts';

function begin(isAnswerExplanationEnabled: boolean, type: GameType, options: Partial<GameOptions> = {}) {
  const game = new Game({ type, questions: choices(2), options: { ...options, isAnswerExplanationEnabled } });
  const ana = game.join('Ana');
  game.start();
  return { game, ana, feedback: () => game.view(ana).slide?.feedback };
}

describe.each([
  [true, { text: 'Because.' }],
  [false, null],
] as const)('with isAnswerExplanationEnabled %s', (enabled, explanation) => {
  it('the player sees the key with the matching explanation, in feedback and summary', () => {
    const { game, ana, feedback } = begin(enabled, 'normal');
    for (const word of ['right', 'wrong']) {
      game.open(ana);
      game.answer(ana, [word]);
      expect(feedback()).toMatchObject({ reveal: { type: 'MCQ' }, explanation });
    }
    const told = { reveal: { type: 'MCQ' }, explanation };
    expect(game.view(ana).summary?.items).toMatchObject([told, told]);
  });

  it('the projector shows the key with the matching explanation', () => {
    const { game, ana, feedback } = begin(enabled, 'tp');
    game.answer(ana, ['wrong']);
    expect(game.projector().slide).toMatchObject({ state: 'reveal', reveal: { type: 'MCQ' }, explanation });
    expect(feedback()).toMatchObject({ explanation });
  });

  it('both stay hidden while the question may be asked again', () => {
    const { game, ana, feedback } = begin(enabled, 'normal', { extraLife: 'enabled' });
    game.open(ana);
    const questionId = game.view(ana).slide?.question?.id ?? '';
    game.answer(ana, ['wrong']);
    expect(feedback()).toMatchObject({ reveal: null, explanation: null });
    game.send({ type: 'extraLife', playerId: ana, questionId, use: false });
    expect(feedback()).toMatchObject({ reveal: { type: 'MCQ' }, explanation });
  });
});

it('explanations are on in logs from before the option existed', () => {
  const created = roomCreated();
  const { isAnswerExplanationEnabled: _, ...options } = created.options;
  const room = evolve(null, { ...created, options } as RoomCreated);
  expect(room.options.isAnswerExplanationEnabled).toBe(true);
});

it('the option changes nothing but explanations, in any play', () => {
  let explained = 0;
  /** Everything sent to players and the projector along the way. */
  const sent = (setting: Setting, list: Parameters<typeof play>[1], isAnswerExplanationEnabled: boolean) => {
    const all: unknown[] = [];
    // Second chances are only without explanations.
    const options = { ...setting.options, redemption: 'no', isAnswerExplanationEnabled } as const;
    play({ ...setting, options }, list, (game) => {
      all.push(game.projector(), ...game.room.seats.flat().map(({ id }) => game.view(id)));
    });
    return all;
  };
  const withoutExplanations = (key: string, value: unknown): unknown => {
    if (key === 'isAnswerExplanationEnabled') return false;
    if (key !== 'explanation') return value;
    explained += Number(value !== null);
    return null;
  };
  for (const [anySetting, anySteps] of [
    [settings, steps],
    [busySettings, busySteps],
  ] as const)
    fc.assert(
      fc.property(anySetting, anySteps, (setting, list) => {
        // Challenges always explain.
        if (setting.type === 'challenge') return;
        const enabled = JSON.stringify(sent(setting, list, true), withoutExplanations);
        expect(JSON.stringify(sent(setting, list, false))).toBe(enabled);
      }),
      { numRuns: 20 },
    );
  expect(explained).toBeGreaterThan(0);
});
