// @vitest-environment happy-dom
// The twin as the whole game, and laid over drawn targets.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Game } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { playerSceneOf } from '#core/views/scene.ts';
import type { Services } from '#src/platform/services.ts';
import { ServicesProvider } from '#src/platform/ServicesProvider.tsx';
import { NO_DRAFT } from '#src/game/draft.ts';
import { intentOfKey } from '#src/game/keyboard.ts';
import { CHOICE } from '#src/features/redemption/phases.tsx';
import type { PlayIntent } from '#src/game/intent.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { VERDICT } from '#src/game/phases/verdict.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';
import { gameAt, questions } from '#src/game/twins/testing/gameAt.ts';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { Overlay } from '#src/game/twins/placement.tsx';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';

afterEach(cleanup);

function twinProps(view: PlayerView, changes: Partial<TwinProps> = {}) {
  const intents: PlayIntent[] = [];
  const props: TwinProps = {
    view,
    draft: NO_DRAFT,
    scene: playerSceneOf(view, Number.MAX_SAFE_INTEGER),
    phase: null,
    waitsForNext: false,
    onIntent: (intent) => intents.push(intent),
    ...changes,
  };
  return { props, intents };
}

const noCalls = () => 'network' as const;

it('shows a question with its options as buttons, and answers with one press', async () => {
  const { view } = gameAt(0);
  const { props, intents } = twinProps(view());
  await renderPage(<PlayerTwin {...props} />, noCalls);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Question 1 of 3 Which is a prime?',
  );
  expect(document.activeElement?.tagName).toBe('H1');
  const options = within(screen.getByRole('group', { name: 'Choose one answer' })).getAllByRole('button');
  expect(options.map((option) => option.textContent)).toEqual(['A4', 'B7']);
  await userEvent.click(screen.getByRole('button', { name: '7' }));
  expect(intents).toEqual([{ type: 'choose', optionId: expect.any(String) }]);
});

it("doesn't answer twice", async () => {
  const { view } = gameAt(0);
  const present = view();
  const options =
    present.slide?.question && 'options' in present.slide.question ? present.slide.question.options : [];
  const { props, intents } = twinProps(present, {
    draft: { answer: { type: 'MCQ', optionId: options[1]?.id ?? '' }, state: 'sending' },
  });
  await renderPage(<PlayerTwin {...props} />, noCalls);
  await userEvent.click(await screen.findByRole('button', { name: /4/ }));
  expect(intents).toEqual([]);
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('7');
  expect(screen.getByText('Sending your answer…')).toBeTruthy();
});

it('selects several options and submits them', async () => {
  const { view } = gameAt(1);
  const { props, intents } = twinProps(view());
  await renderPage(<PlayerTwin {...props} />, noCalls);
  const boxes = within(await screen.findByRole('group', { name: 'Choose all that apply' })).getAllByRole(
    'checkbox',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(intents).toEqual([]);
  await userEvent.click(boxes[0] as HTMLElement);
  expect(intents).toEqual([{ type: 'toggle', optionId: expect.any(String) }]);
});

it('accepts typed text and submits it with Enter', async () => {
  const { view } = gameAt(2);
  const { props, intents } = twinProps(view(), {
    draft: { ...NO_DRAFT, answer: { type: 'BLANK', text: 'Pari' } },
  });
  await renderPage(<PlayerTwin {...props} />, noCalls);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer' }), 's{Enter}');
  expect(intents).toEqual([{ type: 'type', text: 'Paris' }, { type: 'submit' }]);
});

it.each([
  ['during composition', { isComposing: true }],
  ['just after composition in Safari', { keyCode: 229 }],
])('leaves Enter to the text being typed, %s', async (_, init) => {
  const { view } = gameAt(2);
  const { props, intents } = twinProps(view(), {
    draft: { ...NO_DRAFT, answer: { type: 'BLANK', text: 'パリ' } },
  });
  await renderPage(<PlayerTwin {...props} />, noCalls);
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  fireEvent.keyDown(field, { key: 'Enter', ...init });
  expect(intents).toEqual([]);
});

it('names its keys unless single-key shortcuts are off', async () => {
  const { view } = gameAt(0);
  const { props } = twinProps(view());
  const keysOf = async (shortcuts: boolean) => {
    await renderPage(<PlayerTwin {...props} />, noCalls, { settings: { shortcuts } });
    const keys = (await screen.findByRole('button', { name: '7' })).getAttribute('aria-keyshortcuts');
    cleanup();
    return keys;
  };
  expect([await keysOf(true), await keysOf(false)]).toEqual(['B 2', null]);
});

it('counts a new deadline from now, not from the end of the last one', async () => {
  let now = 0;
  const shown: (number | null)[] = [];
  function Left({ until }: { readonly until: number | null }) {
    const left = useSecondsLeft(until);
    useLayoutEffect(() => void shown.push(left));
    return null;
  }
  const page = (until: number | null, services: Services) => (
    <ServicesProvider services={{ ...services, clock: { now: () => now, observe: () => undefined } }}>
      <Left until={until} />
    </ServicesProvider>
  );
  const { services } = await renderPage(null, noCalls);
  const { rerender } = render(page(10_000, services));
  now = 60_000;
  rerender(page(null, services));
  rerender(page(90_000, services));
  expect(shown.filter((left) => left !== null && ![10, 30].includes(left))).toEqual([]);
  expect(shown.at(-1)).toBe(30);
});

it("groups digits as the page's language does", async () => {
  const { view } = gameAt(0);
  const board = {
    rows: [
      {
        id: 'a',
        name: 'Ana',
        character: 0,
        origin: 'web' as const,
        rank: 1,
        previousRank: null,
        score: 12_345,
        accuracy: 90,
        streak: 0,
        team: null,
      },
    ],
    total: 1,
  };
  const { props } = twinProps({ ...view(), board }, { scene: 'leaderboard' });
  await renderPage(<PlayerTwin {...props} />, noCalls, { language: 'es' });
  expect((await screen.findByRole('listitem')).textContent).toContain('12.345');
});

it('shows verdict, points and the correct answer, and waits for a press', async () => {
  const { game, ana, view } = gameAt(0);
  game.answer(ana, ['4']);
  const { props, intents } = twinProps(view(), { phase: VERDICT, waitsForNext: true });
  await renderPage(<PlayerTwin {...props} />, noCalls);
  const verdict = await screen.findByRole('region', { name: 'Result' });
  expect(verdict.textContent).toBe('Not this timeCorrect answer: 7');
  expect(screen.getByRole('button', { name: /4.*your answer, incorrect/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(intents).toEqual([{ type: 'next' }]);
});

it('distinguishes a correct answer that was chosen from one that was missed', async () => {
  const even = {
    type: 'MSQ',
    text: 'Which are even?',
    options: [{ text: '2', correct: true }, { text: '4', correct: true }, { text: '5' }],
  } as const;
  const { game, ana, view } = gameAt(0, { questions: [even] });
  game.answer(ana, ['2']);
  const { props } = twinProps(view(), { scene: 'question', phase: VERDICT });
  await renderPage(<PlayerTwin {...props} />, noCalls);
  const options = await screen.findAllByRole('checkbox');
  expect(options.map((option) => option.textContent)).toEqual([
    'A2 your answer, correct',
    'B4 correct, but you didn’t choose it',
    'C5',
  ]);
});

it('shows no text field if nothing was written and nothing can be anymore', async () => {
  const { view } = gameAt(2);
  const present = view();
  const slide = present.slide && { ...present.slide, answered: true };
  await renderPage(<PlayerTwin {...twinProps({ ...present, slide }).props} />, noCalls);
  expect(await screen.findByText('This question is closed')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows the lobby with everyone in it, and a number for the rest', async () => {
  const game = new Game({ questions });
  const ana = game.join('Ana');
  game.join('Ben');
  const view = { ...(game.view(ana) as PlayerView) };
  await renderPage(
    <PlayerTwin {...twinProps({ ...view, room: { ...view.room, playerCount: 1_000 } }).props} />,
    noCalls,
  );
  expect(
    within(await screen.findByRole('list', { name: 'Players' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Ana', 'Ben', 'and 998 more']);
});

it('offers another look in the lobby until the game starts', async () => {
  const game = new Game({ questions });
  const view = game.view(game.join('Ana')) as PlayerView;
  const { props, intents } = twinProps(view);
  await renderPage(<PlayerTwin {...props} />, noCalls);
  await userEvent.click(await screen.findByRole('button', { name: 'Change look' }));
  expect(intents).toEqual([{ type: 'openMaker' }]);
  cleanup();
  // The player is let in later.
  const running = { ...view, room: { ...view.room, state: 'running' } } as const;
  await renderPage(<PlayerTwin {...props} view={running} />, noCalls);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change look' })).toBeNull();
});

it("marks the player's own row on the leaderboard", async () => {
  const { game, ana } = gameAt(0);
  game.join('Ben');
  game.answer(ana, ['7']);
  const view = game.view(ana) as PlayerView;
  await renderPage(<PlayerTwin {...twinProps(view, { scene: 'leaderboard' }).props} />, noCalls);
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]?.getAttribute('aria-current')).toBe('true');
  expect(rows[0]?.textContent).toContain('Ana (you)');
});

it('lies over the drawing with the same elements, while the scene draws the focus', async () => {
  const { view } = gameAt(0);
  const present = view();
  const options =
    present.slide?.question && 'options' in present.slide.question ? present.slide.question.options : [];
  const id = `option:${options[0]?.id}`;
  const setFocus = vi.fn();
  const { props } = twinProps(present);
  await renderPage(
    <Overlay
      targets={[{ id, kind: 'button', rect: { x: 10, y: 20, width: 300, height: 60 } }]}
      setFocus={setFocus}
    >
      <PlayerTwin {...props} />
    </Overlay>,
    noCalls,
  );
  const drawn = await screen.findByRole('button', { name: '4' });
  expect(drawn.className).toBe('twin-ghost');
  expect([drawn.style.left, drawn.style.top, drawn.style.width, drawn.style.height]).toEqual([
    '10px',
    '20px',
    '300px',
    '60px',
  ]);
  drawn.focus();
  expect(setFocus).toHaveBeenLastCalledWith(id);
  drawn.blur();
  expect(setFocus).toHaveBeenLastCalledWith(null);
  expect(screen.getByRole('button', { name: '7' }).className).toBe('visually-hidden');
});

it("plays audio or video, quiets the game while it plays, and offers another try if it can't be loaded", async () => {
  const [sound, film] = (['audio', 'video'] as const).map(
    (type) =>
      ({ ...questions[0], media: { type, url: `/media/a.${type}`, alt: 'A blackbird sings' } }) as const,
  );
  const { view } = gameAt(0, { questions: [sound ?? questions[0], film ?? questions[0]] });
  const { props } = twinProps(view());
  const { services } = await renderPage(<PlayerTwin {...props} />, noCalls);
  const duck = vi.spyOn(services.sound, 'duck');
  const player = await screen.findByLabelText('A blackbird sings');
  expect([player.tagName, player.hasAttribute('controls')]).toEqual(['AUDIO', true]);
  fireEvent.play(player);
  expect(duck).toHaveBeenLastCalledWith(true);
  fireEvent.pause(player);
  expect(duck).toHaveBeenLastCalledWith(false);
  fireEvent.error(player);
  expect(screen.getByText('A blackbird sings')).toBeTruthy();
  expect(document.querySelector('audio')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByLabelText('A blackbird sings')).tagName).toBe('AUDIO');
});

it('requests a picture again that could not be loaded', async () => {
  const media = { type: 'image', url: '/media/a.webp', alt: 'A blackbird on a branch' } as const;
  const { view } = gameAt(0, { questions: [{ ...questions[0], media }, questions[0]] });
  await renderPage(<PlayerTwin {...twinProps(view()).props} />, noCalls);
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'A blackbird on a branch' });
  const requests: string[] = [];
  Object.defineProperty(picture, 'src', {
    set(url: string) {
      requests.push(url);
    },
  });
  vi.useFakeTimers();
  fireEvent.error(picture);
  expect(requests).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(requests).toEqual(['/media/a.webp']);
  vi.useRealTimers();
});

it('is played with single keys', () => {
  const single = gameAt(0).view();
  const several = gameAt(1).view();
  const press = (key: string, changes: object = {}) => ({
    key,
    ctrlKey: false,
    altKey: false,
    shiftKey: false,
    metaKey: false,
    target: document.body,
    ...changes,
  });
  const idAt = (view: PlayerView, index: number) =>
    view.slide?.question && 'options' in view.slide.question
      ? view.slide.question.options[index]?.id
      : undefined;
  expect(intentOfKey(press('2'), single, null)).toEqual({ type: 'choose', optionId: idAt(single, 1) });
  expect(intentOfKey(press('b'), several, null)).toEqual({ type: 'toggle', optionId: idAt(several, 1) });
  expect(intentOfKey(press('Enter'), several, null)).toEqual({ type: 'submit' });
  expect(intentOfKey(press('Enter'), several, VERDICT)).toEqual({ type: 'next' });
  const ready = { ...several, slide: several.slide && { ...several.slide, question: null } };
  expect(intentOfKey(press('Enter'), ready, null)).toEqual({ type: 'next' });
  expect(intentOfKey(press('9'), single, null)).toBeNull();
  expect(intentOfKey(press('1', { ctrlKey: true }), single, null)).toBeNull();
  const field = document.createElement('input');
  const button = document.createElement('button');
  expect(intentOfKey(press('1', { target: field }), single, null)).toBeNull();
  expect(intentOfKey(press('Enter', { target: button }), several, null)).toBeNull();
  button.setAttribute('aria-disabled', 'true');
  expect(intentOfKey(press('Enter', { target: button }), several, VERDICT)).toEqual({ type: 'next' });
  field.readOnly = true;
  expect(intentOfKey(press('Enter', { target: field }), several, VERDICT)).toEqual({ type: 'next' });
});

it('takes typing anywhere as the start of the answer', async () => {
  const { view } = gameAt(2);
  const { props, intents } = twinProps(view(), { draft: NO_DRAFT });
  const { services } = await renderPage(<PlayerTwin {...props} />, noCalls);
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  expect(document.activeElement).not.toBe(field);
  await userEvent.keyboard('P');
  expect(document.activeElement).toBe(field);
  expect(intents).toEqual([{ type: 'type', text: 'P' }]);
  field.blur();
  act(() => services.settings.change({ shortcuts: false }));
  await userEvent.keyboard('a');
  expect(document.activeElement).not.toBe(field);
  expect(intents).toHaveLength(1);
});

it('offers six second chances at a time, and says that more follow', async () => {
  const now = gameAt(0).view();
  const wrong = Array.from({ length: 8 }, (_, index) => ({
    questionId: `q${index}`,
    index,
    text: `Q${index}`,
  }));
  const slide = now.slide && { ...now.slide, question: null, secondChances: wrong };
  const { props } = twinProps({ ...now, slide }, { scene: 'milestone', phase: CHOICE });
  await renderPage(<PlayerTwin {...props} />, noCalls);
  expect((await screen.findByRole('list')).children).toHaveLength(6);
  expect(screen.getByText(/Showing 6 of 8/)).toBeTruthy();
});

it('says in its heading what was won, as the drawn end does', async () => {
  const { game, ana, view } = gameAt(0);
  game.answer(ana, ['7']);
  game.host({ type: 'end' });
  const { props } = twinProps(view());
  await renderPage(<PlayerTwin {...props} />, noCalls);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You won!');
});
