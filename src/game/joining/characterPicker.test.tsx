// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CharacterPicker } from '#src/game/joining/CharacterPicker.tsx';
import { CHARACTERS } from '#scenes/avatars/characters.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

const TILE = 70;
const IN_A_ROW = 5;
const HIGH = 2.5 * TILE;

/** The layout on a phone. */
vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
  if (!this.classList.contains('character')) return new DOMRect(0, 0, IN_A_ROW * TILE, HIGH);
  const place = [...document.querySelectorAll('.character')].indexOf(this);
  return new DOMRect((place % IN_A_ROW) * TILE, Math.floor(place / IN_A_ROW) * TILE, TILE, TILE);
});

afterEach(cleanup);

const scrolled = async (character: number) => {
  await renderPage(<CharacterPicker value={character} onChange={() => undefined} />, () => ({ data: {} }));
  const group = await screen.findByRole('group');
  return group.querySelector('.characters-grid')?.scrollTop;
};

it('opens at the top if the chosen character is among the first', async () => {
  expect(await scrolled(IN_A_ROW)).toBe(0);
});

it('centers the chosen character if it is further down', async () => {
  const last = CHARACTERS.length - 1;
  const row = Math.floor(last / IN_A_ROW);
  expect(await scrolled(last)).toBe(row * TILE - (HIGH - TILE) / 2);
});
