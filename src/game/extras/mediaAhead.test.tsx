// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMediaAhead } from '#src/game/extras/mediaAhead.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ urls }: { readonly urls?: readonly string[] }): null {
  useMediaAhead(urls);
  return null;
}

it('loads one every four seconds, each once, as wide as a question shows it', () => {
  vi.useFakeTimers();
  const loaded: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    loaded.push(url);
    return Promise.resolve(new Response());
  });
  const [one, two, sound] = ['1', '2', '3'].map((digit) => `/uploads/${digit.repeat(40)}`) as [
    string,
    string,
    string,
  ];
  const page = render(<Page urls={[`${one}.webp`, `${sound}.mp3`]} />);
  expect(loaded).toEqual([]);
  vi.advanceTimersByTime(4_000);
  expect(loaded).toEqual([`${one}-900.webp`]);
  page.rerender(<Page urls={[`${one}.webp`, `${two}.webp`, `${sound}.mp3`]} />);
  vi.advanceTimersByTime(12_000);
  expect(loaded).toEqual([`${one}-900.webp`, `${two}-900.webp`, `${sound}.mp3`]);
  page.rerender(<Page />);
  vi.advanceTimersByTime(12_000);
  expect(loaded).toHaveLength(3);
});

it('gives up what is too slow, whether or not it had begun, and goes on with the next', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const slow = () => Promise.reject(new DOMException('too slow', 'TimeoutError'));
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return asked.length === 1 ? slow() : Promise.resolve({ blob: slow });
  });
  const urls = ['4', '5'].map((digit) => `/uploads/${digit.repeat(40)}.mp3`);
  render(<Page urls={urls} />);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toEqual(urls);
});
