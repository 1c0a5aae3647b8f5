// Node flags of `npm start`, so that what is measured is what a school runs.

import { readFileSync } from 'node:fs';

export function engineFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
