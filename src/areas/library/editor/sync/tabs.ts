// Communication between pages of one browser that edit the same quiz.

import type { DraftQuiz } from '#core/content/draftQuiz.ts';

export interface SavedElsewhere {
  readonly draft: DraftQuiz;
  readonly revision: number;
  /** Server time in ms. */
  readonly at: number;
}

type Message =
  | { readonly type: 'open' | 'here' | 'gone'; readonly from: string }
  | { readonly type: 'saved'; readonly from: string; readonly saved: SavedElsewhere };

export interface Tabs {
  /** Another page has saved. */
  onSaved: (saved: SavedElsewhere) => void;
  /** Called with the number of other open pages. */
  onOthers: (count: number) => void;
  open(): void;
  tellSaved(saved: SavedElsewhere): void;
  close(): void;
}

/** The part of BroadcastChannel used here. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  onmessage: ((event: MessageEvent) => void) | null;
};

/** `channel` is null if the browser doesn't support them. */
export function createTabs(page: string, channel: Channel | null): Tabs {
  const others = new Set<string>();
  let closed = channel === null;
  const post = (message: Message) => {
    if (!closed) channel?.postMessage(message);
  };
  const tabs: Tabs = {
    onSaved: () => undefined,
    onOthers: () => undefined,
    open: () => post({ type: 'open', from: page }),
    tellSaved(saved) {
      // Without listeners, copying a long quiz would be wasted.
      if (others.size > 0) post({ type: 'saved', from: page, saved });
    },
    close() {
      post({ type: 'gone', from: page });
      closed = true;
      channel?.close();
    },
  };
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      const { size } = others;
      if (data.type === 'gone') others.delete(data.from);
      else others.add(data.from);
      if (others.size !== size) tabs.onOthers(others.size);
      if (data.type === 'open') post({ type: 'here', from: page });
      if (data.type === 'saved') tabs.onSaved(data.saved);
    };
  return tabs;
}

/** Opens the quiz's channel in this browser; null if unsupported. */
export function openChannel(quizId: string): Channel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`quiz:${quizId}`);
}
