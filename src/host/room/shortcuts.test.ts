// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { type Shortcut, shortcutOf } from '#src/host/room/shortcuts.ts';

afterEach(() => document.body.replaceChildren());

function press(key: string, html = '<p>page</p>', init: KeyboardEventInit = {}): Shortcut | null {
  document.body.innerHTML = html;
  let found: Shortcut | null = null;
  const target = document.body.querySelector('[data-target]') ?? document.body;
  const listen = (event: Event) => {
    found = shortcutOf(event as KeyboardEvent);
  };
  window.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  return found;
}

it.each([
  ['n', 'next'],
  ['N', 'next'],
  ['ArrowRight', 'next'],
  ['p', 'pause'],
  ['l', 'lock'],
  ['a', 'addTime'],
  ['f', 'projector'],
  ['?', 'help'],
  ['x', null],
  ['Enter', null],
  [' ', null],
] as const)('maps %s to %s', (key, shortcut) => {
  expect(press(key)).toBe(shortcut);
});

it.each([
  ['a text field', 'n', '<input data-target>'],
  ['a text area', 'p', '<textarea data-target></textarea>'],
  ['a select', 'a', '<select data-target></select>'],
  ['a dialog', 'n', '<dialog open><button data-target>x</button></dialog>'],
  ['a video, which seeks with it', 'ArrowRight', '<video data-target></video>'],
  ['a tab, which switches tabs with it', 'ArrowRight', '<div role="tab" tabindex="0" data-target></div>'],
  [
    'a button in a group of controls, which the arrow does not press',
    'ArrowRight',
    '<button data-target>x</button>',
  ],
  ['a scrollable region', 'ArrowRight', '<section tabindex="0" data-target></section>'],
] as const)('leaves the keys to %s', (_, key, html) => {
  expect(press(key, html)).toBeNull();
});

it('accepts letters while a button or a switch has focus', () => {
  expect(press('n', '<button data-target>x</button>')).toBe('next');
  expect(press('p', '<input type="checkbox" data-target>')).toBe('pause');
  expect(press('n', '<video data-target></video>')).toBe('next');
});

it("accepts the arrow key on the page's heading", () => {
  expect(press('ArrowRight', '<h1 tabindex="-1" data-target>Room</h1>')).toBe('next');
});

it('ignores key combinations and held keys', () => {
  expect(press('p', '', { ctrlKey: true })).toBeNull();
  expect(press('n', '', { metaKey: true })).toBeNull();
  expect(press('n', '', { repeat: true })).toBeNull();
});
