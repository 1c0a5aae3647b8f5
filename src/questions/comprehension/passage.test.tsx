// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Game } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Target } from '#scenes/index.ts';
import { BesideContext } from '#src/game/beside.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { Overlay } from '#src/game/twins/placement.tsx';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';
import { READINGS_PREFIX } from '#src/platform/storage/forgetGames.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const noCalls = () => 'network' as const;
const ignore = () => undefined;
const PASSAGE = 'They left before dawn. At noon, the fog lifted. Nobody spoke.';

/** Each game has ids of its own, by which the page remembers passages. */
let seed = 1;

function begun(display?: 'collapsed' | 'hidden') {
  const question = (text: string) => ({ type: 'BLANK', text, accepted: ['x'], timeSeconds: 60 }) as const;
  const game = new Game({
    seed: [seed++, 7],
    questions: [
      {
        type: 'COMPREHENSION',
        text: 'The ascent',
        passage: PASSAGE,
        ...(display && { display }),
        questions: [question('When?'), question('Who?')],
      },
    ],
  });
  const ana = game.join('Ana');
  game.start();
  const next = (): PlayerView => {
    game.open(ana);
    return game.view(ana);
  };
  return { game, ana, next };
}

const HANDLE: Target = {
  id: 'beside:handle',
  kind: 'island',
  rect: { x: 500, y: 0, width: 28, height: 700 },
};
const PANEL: Target = { id: 'beside', kind: 'island', rect: { x: 0, y: 0, width: 500, height: 700 } };

function shown(
  view: PlayerView,
  more: {
    readonly shares?: (number | undefined)[];
    readonly intents?: PlayIntent[];
    readonly handle?: Target;
  },
): ReactNode {
  const { shares = [], intents = [], handle = HANDLE } = more;
  return (
    <BesideContext value={{ setShare: (share) => void shares.push(share) }}>
      <Overlay targets={[PANEL, handle]} setFocus={ignore}>
        <PlayerTwin
          view={view}
          draft={NO_DRAFT}
          scene="question"
          phase={null}
          waitsForNext={false}
          onIntent={(intent) => intents.push(intent)}
        />
      </Overlay>
    </BesideContext>
  );
}

it('is read first, and then beside each of its questions', async () => {
  const { game, ana, next } = begun();
  const intents: PlayIntent[] = [];
  await renderPage(shown(next(), { intents }), noCalls);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('The ascent');
  expect(screen.getByText(PASSAGE)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Done reading' }));
  expect(intents).toEqual([{ type: 'read' }]);
  game.answer(ana, []);
  cleanup();
  await renderPage(shown(next(), {}), noCalls);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('When?');
  expect(screen.getByText(PASSAGE)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Done reading' })).toBeNull();
});

it('is resized by keys, and keeps its size for the next question and after a reload', async () => {
  const { game, ana, next } = begun();
  next();
  game.answer(ana, []);
  const shares: (number | undefined)[] = [];
  const page = await renderPage(shown(next(), { shares }), noCalls);
  const handle = await screen.findByRole('separator', { name: 'Passage size' });
  expect([handle.getAttribute('aria-orientation'), handle.getAttribute('aria-valuenow')]).toEqual([
    'vertical',
    '50',
  ]);
  handle.focus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{ArrowRight}');
  expect(shares.at(-1)).toBeCloseTo(0.6);
  await userEvent.keyboard('{Home}');
  expect(shares.at(-1)).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Passage' }));
  expect(shares.at(-1)).toBe(0.5);
  await userEvent.keyboard('{F6}');
  await waitFor(async () => expect(await page.services.kv.entries(READINGS_PREFIX)).toHaveLength(1));
});

it('makes room for the result on a phone, where it is above the question', async () => {
  const { game, ana, next } = begun();
  next();
  game.answer(ana, []);
  const shares: (number | undefined)[] = [];
  const handle: Target = { ...HANDLE, rect: { x: 0, y: 500, width: 390, height: 28 } };
  await renderPage(shown(next(), { shares, handle }), noCalls);
  (await screen.findByRole('separator', { name: 'Passage size' })).focus();
  await userEvent.keyboard('{End}');
  expect(shares.at(-1)).toBe(0.75);
  expect(screen.getByRole('button', { name: 'Go to question' })).toBeTruthy();
  game.answer(ana, ['x']);
  cleanup();
  await renderPage(shown(game.view(ana), { shares, handle }), noCalls);
  await waitFor(() => expect(shares.at(-1)).toBe(0.3));
  expect(screen.queryByRole('button', { name: 'Go to question' })).toBeNull();
});

it.each([
  ['collapsed', 0],
  ['hidden', undefined],
] as const)('starts %s beside its questions if its author wants that', async (display, share) => {
  const { game, ana, next } = begun(display);
  const shares: (number | undefined)[] = [];
  await renderPage(shown(next(), { shares }), noCalls);
  await screen.findByText(PASSAGE);
  expect(shares.at(-1)).toBe(0.5);
  game.answer(ana, []);
  cleanup();
  await renderPage(shown(next(), { shares }), noCalls);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(PASSAGE)).toBeNull();
  expect(shares.at(-1)).toBe(share);
});

it('is marked sentence by sentence with keys, and says so', async () => {
  const registry = new Map<string, unknown>();
  vi.stubGlobal('CSS', { ...globalThis.CSS, highlights: registry });
  vi.stubGlobal(
    'Highlight',
    class {
      readonly ranges: readonly Range[];
      constructor(...ranges: Range[]) {
        this.ranges = ranges;
      }
    },
  );
  const { next } = begun();
  const page = await renderPage(shown(next(), {}), noCalls);
  await userEvent.click(await screen.findByRole('button', { name: 'Highlight sentences' }));
  const said = () => page.services.announcer.getState().polite.text;
  await waitFor(() => expect(said()).toBe('They left before dawn.'));
  const paper = screen.getByRole('region', { name: 'The ascent' });
  fireEvent.keyDown(paper, { key: 'ArrowDown' });
  fireEvent.keyDown(paper, { key: '2' });
  const blue = () => (registry.get('chalk-blue') as { readonly ranges: readonly Range[] }).ranges.map(String);
  await waitFor(() => expect(blue()).toEqual(['At noon, the fog lifted.']));
  await waitFor(() => expect(said()).toBe('Highlighted blue'));
  fireEvent.keyDown(paper, { key: 'Delete' });
  await waitFor(() => expect(blue()).toEqual([]));
});
