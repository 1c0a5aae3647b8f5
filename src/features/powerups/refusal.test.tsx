// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { powerupsFields } from '#protocol/features/powerups/index.ts';
import { powerupsProtocol } from '#protocol/features/powerups/operations.ts';
import { type Refusal, RefusalLine } from '#src/features/powerups/refusal.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

async function said(refusal: Refusal, language = 'en'): Promise<string> {
  await renderPage(<RefusalLine refusal={refusal} />, () => 'network', { language });
  const text = (await screen.findByRole('alert')).textContent ?? '';
  cleanup();
  return text;
}

/** Errors that affect the whole device have their own page. */
const BY_PAGE =
  /^(player\.(NOT_FOUND|DELETED|REJECTED|NOT_APPROVED)|room\.(NOT_FOUND|NOT_STARTED|WRONG_STATE)|request\.)/;
const met = [
  ...new Set(
    Object.values(powerupsProtocol.operations)
      .filter(({ role }) => role !== 'roomHost')
      .flatMap((each) => [...each.errors]),
  ),
].filter((type) => !BY_PAGE.test(type));

it.each(met.flatMap((type) => ['en', 'es'].map((language) => ({ type, language }))))(
  'says what happened and what to do next: $type in $language',
  async ({ type, language }) => {
    const text = await said({ type, powerup: 'gift' }, language);
    expect(text.split(/[.:] /).length).toBeGreaterThanOrEqual(2);
    expect(text).not.toMatch(/[{}]|\b[A-Z]+_[A-Z]+/);
  },
);

it('covers all power-up refusals', () => {
  expect(
    Object.keys(powerupsFields.errors).filter((type) => !(met as readonly string[]).includes(type)),
  ).toEqual([]);
});

it('says what the specification fixes', async () => {
  expect(await said({ type: 'powerup.COOLDOWN_PERIOD', powerup: 'avalanche' })).toMatch(
    /^Avalanache in Cooldown period\./,
  );
  expect(await said({ type: 'powerup.COOLDOWN_PERIOD', powerup: 'glitch' })).toMatch(/^A power-up like this/);
  expect(await said({ type: 'powerup.ALREADY_ACTIVATED', powerup: 'double' })).toMatch(
    /^Powerup already activated\./,
  );
});

it('names what is used up, and says why no one can be targeted', async () => {
  expect(await said({ type: 'powerup.MAX_ATTEMPT_EXHAUSTED', powerup: null })).toMatch(
    /^Maximun attempts for “Swap all power-ups” exhausted\./,
  );
  expect(await said({ type: 'powerup.MAX_ATTEMPT_EXHAUSTED', powerup: 'eraser' })).toMatch(
    /^Maximun attempts for Eraser exhausted\./,
  );
  expect(await said({ type: 'powerup.NO_TARGET', powerup: 'stealPoints' })).toMatch(
    /^No one right above you/,
  );
  // Only opening a mystery box reveals its contents.
  expect(await said({ type: 'powerup.NO_TARGET', powerup: 'mysteryBox' })).toMatch(
    /can’t use this power-up here/,
  );
});
