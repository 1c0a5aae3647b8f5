// Tells of the last step with a way back from it.

import type { DraftStore } from '#src/areas/library/editor/draft/draftStore.ts';
import type { Notices, ToastAction } from '#src/platform/stores/notices.ts';

/** `text`: translated. The notice goes once the step was taken back another way: nothing is left to be undone then. */
export function tellStep(store: DraftStore, notices: Notices, text: string, back: ToastAction): void {
  const step = store.getState().past.at(-1);
  const id = notices.toast('info', text, back);
  const stop = store.subscribe(({ past }) => {
    if (past.some((each) => each === step)) return;
    notices.remove(id);
    stop();
  });
}
