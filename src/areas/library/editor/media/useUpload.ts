// One file on its way to the server: seen at once, sent when it is its turn, and called off when its field is gone.

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Media } from '#core/content/media.ts';
import { useHost } from '#src/host/session/useHost.ts';
import {
  notTaken,
  type Refusal,
  refusalBy,
  refusalOf,
  type Takes,
} from '#src/areas/library/editor/media/refusal.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { useLatest } from '#src/ui/useLatest.ts';

interface Chosen {
  readonly file: File;
  /** Address of what is seen of it meanwhile; null for a sound. */
  readonly preview: string | null;
}

export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'done' }
  | (Chosen & { readonly status: 'sending' })
  | (Chosen & { readonly status: 'failed'; readonly refusal: Refusal });

export interface Upload {
  readonly state: UploadState;
  /** Another one that is on its way gives way to it. */
  readonly send: (file: File) => void;
  /** Sends once more what was not taken. */
  readonly retry: () => void;
  /** Calls it off, or forgets what was not taken. */
  readonly drop: () => void;
}

export function useUpload(takes: Takes, onUploaded: (media: Media) => void): Upload {
  const host = useHost();
  const { inTurn } = useEditorSession();
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  // What is written while it is on its way stays: the newest one is told.
  const tell = useLatest(onUploaded);
  useEffect(() => () => running.current?.abort(), []);
  const preview = 'preview' in state ? state.preview : null;
  useEffect(
    () => () => {
      if (preview !== null) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  const begin = async (chosen: Chosen) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const fail = (refusal: Refusal) => {
      if (!signal.aborted) setState({ ...chosen, status: 'failed', refusal });
    };
    setState({ ...chosen, status: 'sending' });
    try {
      const { type, url } = await inTurn(async () => {
        signal.throwIfAborted();
        const file = new Uint8Array(await chosen.file.arrayBuffer());
        return host.call('uploadMedia', { file }, { signal });
      });
      if (signal.aborted) return;
      if (takes === 'image' && type !== 'image') return fail(notTaken(takes));
      setState({ status: 'done' });
      tell({ type, url });
    } catch (error) {
      if (!signal.aborted) fail(await refusalBy(error, host, signal));
    }
  };
  const retry = () => {
    if (state.status === 'failed') void begin({ file: state.file, preview: state.preview });
  };
  const onLine = useEffectEvent(retry);
  const waits = state.status === 'failed' && state.refusal.why === 'noConnection';
  // As the wait is told, not after: a network that comes back meanwhile would go unheard.
  useLayoutEffect(() => {
    if (!waits) return undefined;
    const listen = () => onLine();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [waits]);
  return {
    state,
    send(file) {
      const refusal = refusalOf(file, takes);
      if (!refusal)
        return void begin({
          file,
          preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
        });
      running.current?.abort();
      setState({ file, preview: null, status: 'failed', refusal });
    },
    retry,
    drop() {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
