// The editor of number rules, which loads when a question has some.

import { lazyView } from '#src/questions/lazyView.tsx';

export const NumberEditor = lazyView(
  async () => (await import('#src/questions/typed/NumberEditor.tsx')).NumberEditor,
);
