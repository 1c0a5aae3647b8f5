// Disabled buttons look disabled however they are disabled, and unlike enabled ones.

import { afterEach, expect, it } from 'vitest';
import '#src/ui/styles/layers.css';
import '#default-theme/tokens.json?sheet';
import '#src/ui/styles/button.css';

afterEach(() => document.body.replaceChildren());

const PROPERTIES = ['backgroundColor', 'color', 'boxShadow', 'filter', 'cursor', 'opacity'] as const;

function look(className: string, said: Readonly<Record<string, string>>) {
  const button = document.createElement('button');
  button.className = className;
  for (const [name, value] of Object.entries(said)) button.setAttribute(name, value);
  document.body.append(button);
  const style = getComputedStyle(button);
  return Object.fromEntries(PROPERTIES.map((property) => [property, style[property]]));
}

it.each(['button', 'button button--quiet', 'button button--danger', 'icon-button'])(
  '%s looks the same however it is disabled, and different when enabled',
  (className) => {
    const off = look(className, { disabled: '' });
    expect(look(className, { 'aria-disabled': 'true' })).toEqual(off);
    const on = look(className, { 'aria-disabled': 'false' });
    expect(on).toEqual(look(className, {}));
    expect(on).not.toEqual(off);
    expect(on['cursor']).toBe('pointer');
  },
);
