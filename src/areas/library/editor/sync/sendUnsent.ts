// Sends what earlier visits could not send of quizzes that are open nowhere by now.

import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import type { HostCall } from '#src/areas/library/editor/sync/hostCall.ts';
import { openSession } from '#src/areas/library/editor/sync/openSession.ts';
import type { Kv } from '#src/platform/storage/kv.ts';

export interface Stuck {
  readonly quizId: string;
  readonly draft: DraftQuiz;
}

/** Gives those that need a decision. Without a network they all just stay. */
export async function sendUnsent(
  parts: { readonly call: HostCall; readonly kv: Kv; readonly hostId: string },
  quizIds: readonly string[],
): Promise<readonly Stuck[]> {
  const stuck: Stuck[] = [];
  for (const quizId of quizIds) {
    try {
      const session = await openSession({ ...parts, quizId, blank: () => ({ title: '', questions: [] }) });
      const { status } = session.sync.state.getState();
      if (status === 'changed' || status === 'refused')
        stuck.push({ quizId, draft: session.store.getState().draft });
      await session.close();
    } catch {
      // It stays on this device, and its editor says why it can't be opened.
    }
  }
  return stuck;
}
