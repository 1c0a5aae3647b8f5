// Groups pasted as text, such as `Mammals: bat, cow`.

import type { AuthoredGroup } from '#core/questions/classification/index.ts';
import { listedOptions, parseMarkedLine } from '#importers/pasted/listMarks.ts';

/** One group for each line with a colon and items after it; empty if any line has none. */
export function pastedGroups(pasted: string): readonly AuthoredGroup[] {
  const lines = pasted.split('\n').filter((line) => line.trim() !== '');
  const groups = lines.map((line) => {
    const { text } = parseMarkedLine(line);
    const [, name = '', listed = ''] = /^([^:\t]+)[:\t](.+)$/.exec(text) ?? [];
    return { name: name.trim(), items: listedOptions(listed.trim()).map((item) => ({ text: item })) };
  });
  return groups.every(({ name, items }) => name !== '' && items.length > 0) ? groups : [];
}
