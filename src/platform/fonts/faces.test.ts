import { expect, it } from 'vitest';
import { addFace } from '#src/platform/fonts/faces.ts';

it.each(['Wingdings', '', 'constructor', 'toString', '__proto__'])(
  "resolves for a family that doesn't exist, such as one from a changed storage: %j",
  async (family) => {
    await expect(addFace(family)).resolves.toBeUndefined();
  },
);
