// Focus mode watches the page.

import type { FramePart } from '#src/features/framePart.ts';
import { useFocusWatch } from '#src/features/focus/useFocusWatch.ts';

export const focus: FramePart = {
  Watch({ view, onIntent }) {
    useFocusWatch(view, onIntent);
    return null;
  },
};
