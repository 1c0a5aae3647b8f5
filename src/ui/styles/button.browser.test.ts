// Disabled buttons look disabled however they are disabled, and unlike enabled ones, and can be read.

import { afterEach, expect, it } from 'vitest';
import { contrast } from '#scenes/kit/contrast.ts';
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

function textContrast(button: HTMLElement): number {
  const { color, backgroundColor } = getComputedStyle(button);
  const hex = (rgb: string) =>
    `#${(rgb.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
  return contrast(hex(color), hex(backgroundColor));
}

it.each(['play', 'work'])('can be read disabled, enabled, and in the moment between: %s', (scheme) => {
  const { dataset } = document.documentElement;
  const { scheme: before } = dataset;
  dataset['scheme'] = scheme;
  const button = document.createElement('button');
  button.className = 'button';
  document.body.append(button);
  const ratios = ['true', 'false', 'true'].map((disabled) => {
    button.setAttribute('aria-disabled', disabled);
    return textContrast(button);
  });
  if (before === undefined) delete dataset['scheme'];
  else dataset['scheme'] = before;
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
});
