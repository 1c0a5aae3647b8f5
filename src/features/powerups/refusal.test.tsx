// @vitest-environment happy-dom
// Why a power-up was refused, in words that say what to do next.

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { errors } from '#protocol/features/powerups/index.ts';
import { operations } from '#protocol/features/powerups/operations.ts';
import { type Refusal, RefusalLine } from '#src/features/powerups/refusal.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

async function said(refusal: Refusal, language = 'en'): Promise<string> {
  await renderPage(<RefusalLine refusal={refusal} />, () => 'network', { language });
  const text = (await screen.findByRole('alert')).textContent ?? '';
  cleanup();
  return text;
}

/** What keeps the whole device out is told by a page of its own. */
const BY_PAGE =
  /^(player\.(NOT_FOUND|DELETED|REJECTED|NOT_APPROVED)|room\.(NOT_FOUND|NOT_STARTED|WRONG_STATE)|request\.)/;
const met = [
  ...new Set(
    Object.values(operations)
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

it('covers all refusals that are of power-ups', () => {
  expect(Object.keys(errors).filter((type) => !(met as readonly string[]).includes(type))).toEqual([]);
});

it('names what can be done no more, and why nobody can be reached', async () => {
  expect(await said({ type: 'powerup.MAX_ATTEMPT_EXHAUSTED', powerup: null })).toMatch(
    /^Maximum attempts for “Swap all power-ups” exhausted\./,
  );
  expect(await said({ type: 'powerup.MAX_ATTEMPT_EXHAUSTED', powerup: 'eraser' })).toMatch(
    /^Maximum attempts for Eraser exhausted\./,
  );
  expect(await said({ type: 'powerup.NO_TARGET', powerup: 'stealPoints' })).toMatch(
    /^No one right above you/,
  );
  // What a box holds is told by its opening alone.
  expect(await said({ type: 'powerup.NO_TARGET', powerup: 'mysteryBox' })).toMatch(
    /can’t use this power-up here/,
  );
});
