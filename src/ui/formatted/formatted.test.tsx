// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readMarkdown } from '#core/content/markdown.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { drawingOf } from '#src/ui/formatted/formulas.ts';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90" viewBox="0 0 1 1" data-depth="20" data-em="100" aria-label="x squared" fill="#fff"><path d="M0 0h1"/></svg>';

/** A server with these formulas, or the status it fails with. Returns the addresses it was asked for. */
function serve(formulas: Readonly<Record<string, string | number>>): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const found = formulas[new URL(address, 'http://localhost').searchParams.get('tex') ?? ''] ?? 404;
    return Promise.resolve(
      typeof found === 'string' ? new Response(found) : new Response(null, { status: found }),
    );
  });
  return asked;
}

const show = (source: string, language = 'en') =>
  renderPage(
    <h1>
      <Formatted words={readMarkdown(source)} />
    </h1>,
    () => 'network',
    { language },
  );

it('renders plain text when there are no marks', async () => {
  await show('What is 3 * 4?');
  const heading = await screen.findByRole('heading');
  expect([heading.textContent, heading.children.length]).toEqual(['What is 3 * 4?', 0]);
});

it('renders each mark as its element, and code left to right', async () => {
  await show('**Bold** *slanted* `a + b` H<sub>2</sub>O m<sup>2</sup>');
  const strong = await screen.findByRole('strong');
  expect(strong.textContent).toBe('Bold');
  const heading = screen.getByRole('heading');
  const elements = ['em', 'code', 'sub', 'sup'].map((name) => heading.querySelector(name)?.textContent);
  expect(elements).toEqual(['slanted', 'a + b', '2', '2']);
  expect(heading.querySelector('code')?.getAttribute('dir')).toBe('ltr');
});

it('renders lines and lists with their bullets and numbers', async () => {
  await show('Which?\n1. *One*\n2. Two');
  const items = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['1. One', '2. Two']);
});

it("never turns an author's text into elements", async () => {
  await show('**<img src=x onerror=alert(1)>** <b>not bold</b>');
  expect((await screen.findByRole('strong')).textContent).toBe('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img, b')).toBeNull();
});

it('draws a formula at the size of the surrounding text and describes it for screen readers', async () => {
  const asked = serve({ 'x^2': SVG });
  await show('What is $x^2$, and $x^2$?', 'es');
  const [formula] = await screen.findAllByRole('img', { name: 'x squared' });
  expect(formula?.style.width).toBe('1.2em');
  expect(formula?.style.getPropertyValue('--depth')).toBe('0.2em');
  expect(formula?.style.getPropertyValue('--formula')).toContain('data:image/svg+xml,');
  expect(screen.getByRole('heading').textContent).toBe('What is , and ?');
  expect(asked).toEqual(['/formulas?tex=x%5E2&lang=es']);
});

it('fetches a formula once for the canvas and the page', async () => {
  const asked = serve({ 'a^2': SVG });
  const drawn = drawingOf('a^2', 'en');
  await show('What is $a^2$?');
  expect(await screen.findByRole('img', { name: 'x squared' })).toBeTruthy();
  expect((await drawn)?.width).toBe(1.2);
  expect(await drawingOf('a^2', 'en')).toBe(await drawn);
  expect(await drawingOf('', 'en')).toBeNull();
  expect(asked).toHaveLength(1);
});

it('falls back to the words when a formula fails to load, and retries only if it may still come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const formulas: Record<string, string | number> = { 'y^2': 429, 'z^2': 404 };
  const asked = serve(formulas);
  await show('What are $y^2$ and $z^2$?');
  await expect.poll(() => asked).toHaveLength(2);
  expect(screen.getByRole('heading').textContent).toBe('What are y² and z²?');
  formulas['y^2'] = SVG;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await screen.findByRole('img', { name: 'x squared' })).toBeTruthy();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.map((address) => address.slice(0, 16))).toEqual([
    '/formulas?tex=y%',
    '/formulas?tex=z%',
    '/formulas?tex=y%',
  ]);
});

it('shows the description of a picture when a question has no text', async () => {
  await renderPage(
    <p>
      <TextOrPicture of={{ text: '', media: { type: 'image', url: '/a.png', alt: 'A fox' } }} />
    </p>,
    () => 'network',
  );
  expect(await screen.findByText('A fox')).toBeTruthy();
});
