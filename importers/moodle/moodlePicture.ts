// Moodle's pictures with places for labels.

import type { Decision, Reading } from '#importers/moodle/moodleDecision.ts';
import type { MoodleAnswers } from '#importers/moodle/moodleItem.ts';
import { partOfPicture } from '#importers/partOfPicture.ts';
import type { ImportReason } from '#importers/problems.ts';

export function picture(
  { board, drops, drags, areas }: Extract<MoodleAnswers, { kind: 'picture' }>,
  read: Reading,
): Decision {
  if (!board) return { code: 'boardMissing', values: {} };
  const texts = drags.map(({ text }) => read(text, true));
  const label = (drag: number) => {
    const { text, media } = texts[drag] ?? { text: '', media: null };
    return { text, ...(media && { media }) };
  };
  const missing = drops.find(({ drag }) => !drags[drag]);
  if (missing) return { code: 'badCorrectAnswer', values: { value: String(missing.drag + 1) } };
  const { width, height } = board;
  const used = new Set(drops.map(({ drag }) => drag));
  const extras = [...drags.keys()].filter((drag) => !used.has(drag)).map(label);
  const changes: ImportReason[] = [];
  if (areas) changes.push({ code: 'areasMadeSpots', values: {} });
  if (new Set(drops.map(({ drag }) => drags[drag]?.group)).size > 1)
    changes.push({ code: 'groupsMerged', values: {} });
  return {
    fields: {
      type: 'DND_IMAGE',
      picture: { type: 'image', ...board },
      spots: drops.map(({ x, y, drag, name }) => ({
        x: partOfPicture(x / width),
        y: partOfPicture(y / height),
        labels: [label(drag)],
        ...(name !== '' && { name }),
      })),
      ...(extras.length > 0 && { extras }),
    },
    changes,
    texts,
    feedback: [],
  };
}
