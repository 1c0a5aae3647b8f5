// Toasts and questions that any part of the page can raise; the components that show them load on first use.

import { createStore, type StoreApi } from 'zustand/vanilla';

export type ToastKind = 'info' | 'success' | 'error';

export interface ToastRequest {
  readonly id: number;
  readonly kind: ToastKind;
  /** Translated. */
  readonly text: string;
  readonly action?: ToastAction;
}

/** A button on a toast, such as Undo. */
export interface ToastAction {
  /** Translated. */
  readonly label: string;
  readonly run: () => void;
}

export interface ConfirmRequest {
  /** All texts are translated. */
  readonly title: string;
  readonly body?: string;
  readonly confirm: string;
  readonly cancel: string;
  /** Confirming destroys something. */
  readonly danger?: boolean;
}

export interface NoticesState {
  readonly toasts: readonly ToastRequest[];
  readonly question: (ConfirmRequest & { readonly answer: (yes: boolean) => void }) | null;
}

export interface Notices extends StoreApi<NoticesState> {
  /** @returns the id to remove it with */
  readonly toast: (kind: ToastKind, text: string, action?: ToastAction) => number;
  /**
   * Asks in a dialog; false if it is closed without an answer. One at a time: a new question answers the
   * previous one with no.
   */
  readonly confirm: (question: ConfirmRequest) => Promise<boolean>;
  readonly remove: (id: number) => void;
}

/** Needs no action: the next one replaces it, so that toasts never pile up over a game. */
const isPassing = ({ kind, action }: ToastRequest): boolean => kind !== 'error' && !action;

export function createNotices(): Notices {
  const store = createStore<NoticesState>()(() => ({ toasts: [], question: null }));
  let id = 0;
  return {
    ...store,
    toast(kind, text, action) {
      id += 1;
      const toast = { id, kind, text, ...(action && { action }) };
      store.setState(({ toasts }) => ({
        toasts: [...(isPassing(toast) ? toasts.filter((each) => !isPassing(each)) : toasts), toast],
      }));
      return id;
    },
    confirm(question) {
      store.getState().question?.answer(false);
      return new Promise((resolve) => {
        const answer = (yes: boolean) => {
          store.setState({ question: null });
          resolve(yes);
        };
        store.setState({ question: { ...question, answer } });
      });
    },
    remove(gone) {
      store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== gone) }));
    },
  };
}
