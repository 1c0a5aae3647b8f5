import { expect, it } from 'vitest';
import { markupActionOf, type Pressed, shortcutOf } from '#src/areas/library/editor/markup/actions.ts';

const pressed = (keys: Partial<Pressed>): Pressed => ({
  key: '',
  code: '',
  ctrlKey: true,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...keys,
});

it.each([
  ['bold', { key: 'b' }],
  ['bold', { key: 'B' }],
  ['bold', { key: 'b', ctrlKey: false, metaKey: true }],
  ['bold', { key: 'ﻻ', code: 'KeyB' }],
  ['sup', { key: '.' }],
  ['bullets', { key: '(', code: 'Digit8', shiftKey: true }],
  ['numbers', { key: '/', code: 'Digit7', shiftKey: true }],
  ['formula', { key: 'm' }],
  [null, { key: 'b', altKey: true }],
  [null, { key: 'b', shiftKey: true }],
  [null, { key: 'b', ctrlKey: false }],
  // A Latin letter wins over its position: on this layout, X is where others have B.
  [null, { key: 'x', code: 'KeyB' }],
] as const)('%s: %j', (action, keys) => {
  expect(markupActionOf(pressed(keys))).toBe(action);
});

it('returns the shortcuts for aria-keyshortcuts', () => {
  expect([shortcutOf('bold'), shortcutOf('sub'), shortcutOf('numbers')]).toEqual([
    'Control+B',
    'Control+,',
    'Control+Shift+7',
  ]);
});
