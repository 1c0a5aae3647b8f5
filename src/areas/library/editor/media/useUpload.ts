// Upload of one file: previewed immediately, queued, and canceled on unmount.

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Media } from '#core/content/media.ts';
import { useHost } from '#src/host/session/useHost.ts';
import {
  notTaken,
  type Refusal,
  refusalOfError,
  refusalOf,
  type Takes,
} from '#src/areas/library/editor/media/refusal.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { useLatest } from '#src/ui/useLatest.ts';

interface Chosen {
  readonly file: File;
  /** Object URL of the preview; null for a sound. */
  readonly preview: string | null;
}

export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'done' }
  | (Chosen & { readonly status: 'sending' })
  | (Chosen & { readonly status: 'failed'; readonly refusal: Refusal });

export interface Upload {
  readonly state: UploadState;
  /** Replaces any upload under way. */
  readonly send: (file: File) => void;
  /** Retries a failed upload. */
  readonly retry: () => void;
  /** Cancels the upload, or dismisses a failed one. */
  readonly drop: () => void;
}

export function useUpload(takes: Takes, onUploaded: (media: Media) => void): Upload {
  const host = useHost();
  const { inTurn } = useEditorSession();
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  // Calls the latest callback, so that edits made in the meantime aren't lost.
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
      if (!signal.aborted) fail(await refusalOfError(error, host, signal));
    }
  };
  const retry = () => {
    if (state.status === 'failed') void begin({ file: state.file, preview: state.preview });
  };
  const onLine = useEffectEvent(retry);
  const waits = state.status === 'failed' && state.refusal.why === 'noConnection';
  // A layout effect, since a later listener could miss a connection that comes back right away.
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
