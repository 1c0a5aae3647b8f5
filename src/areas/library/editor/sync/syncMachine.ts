// State machine for saving a draft: states, events, and effects. `draftSync.ts` runs it; README.md has the
// diagram.

export type SyncPhase =
  /** The server has the current draft. */
  | 'saved'
  /** The draft is sent when typing pauses. */
  | 'unsent'
  /** A save is under way. */
  | 'sending'
  /** No connection: the draft is on this device and is retried after a delay. */
  | 'kept'
  | 'retrying'
  /** The server has an unexpected draft, which may be our own save whose response was lost. */
  | 'comparing'
  /** The server refuses the draft. */
  | 'refused'
  /** Someone else has changed the same: nothing is sent until the author chooses. */
  | 'changed'
  | 'stopped';

export const SYNC_EVENTS = [
  // The draft changed; `undone`: it's back to the server's version.
  'edited',
  'undone',
  // It's time to send: the timer is due; the connection is back; on request; before the page closes.
  'due',
  'online',
  'flush',
  'leave',
  // The server has the current draft, or an earlier one of ours.
  'arrived',
  'arrivedOlder',
  // No response; refused; an unexpected draft on the server.
  'lost',
  'refusal',
  'conflict',
  // That draft is someone else's, and merges with this one; or both changed the same.
  'fits',
  'clash',
  // Another page of this browser saved: the same draft; another while nothing is unsent here; another while
  // something is, which merges or doesn't.
  'tabSame',
  'tabNews',
  'tabFits',
  'tabClash',
  // The author chose in each clash.
  'settled',
  'stop',
] as const;
export type SyncEvent = (typeof SYNC_EVENTS)[number];

export type SyncEffect =
  /** Sends to the server; `sendLast`: as the page may close. */
  | 'send'
  | 'sendLast'
  | 'sendLater'
  | 'sendNow'
  | 'retryLater'
  /** Loads the server's draft. */
  | 'load'
  /** Writes to the device; `drop`: removes what was written. */
  | 'keep'
  | 'keepSoon'
  | 'drop'
  /**
   * Records the server's draft as known; `doubt`: as unknown; `adopt`: as this page's draft too; `join`: with
   * the merged one as this page's.
   */
  | 'know'
  | 'doubt'
  | 'adopt'
  | 'join'
  /** Shows the author the replaced draft; `tell`: tells other pages about the save. */
  | 'show'
  | 'tell'
  | 'end';

export type SyncStatus = 'saved' | 'saving' | 'kept' | 'refused' | 'changed';

interface State {
  /** Status shown to the author; null keeps the previous one. */
  readonly status: SyncStatus | null;
  readonly on: {
    readonly [Event in SyncEvent]?: readonly [to: SyncPhase, ...effects: readonly SyncEffect[]];
  };
  /** Events without meaning here, or that can't occur. */
  readonly ignores: readonly SyncEvent[];
}

const ANSWERS = ['arrived', 'arrivedOlder', 'lost', 'refusal', 'conflict', 'fits', 'clash'] as const;
const STOP = { stop: ['stopped', 'end'] } as const;
/** Saves by other pages while this one has something to send. */
const ELSEWHERE = {
  tabSame: ['saved', 'know', 'drop'],
  tabFits: ['unsent', 'join', 'show', 'retryLater'],
  tabClash: ['changed'],
} as const;
const SEND = {
  due: ['sending', 'send'],
  online: ['sending', 'send'],
  flush: ['sending', 'send'],
  leave: ['sending', 'sendLast'],
} as const;
const FAILED = { lost: ['kept', 'doubt', 'retryLater'], refusal: ['refused'] } as const;
/** The outcome of a request under way reveals what others have saved. */
const UNDERWAY = ['due', 'online', 'flush', 'tabNews', 'tabFits', 'tabClash', 'settled'] as const;
const SENT = {
  arrived: ['saved', 'know', 'tell', 'drop'],
  arrivedOlder: ['unsent', 'know', 'tell', 'sendLater'],
  conflict: ['comparing', 'load'],
  ...FAILED,
  ...STOP,
} as const;

/** Something is waiting to be sent, and no request is under way. */
const UNSENT = {
  on: {
    edited: ['unsent', 'keepSoon', 'sendLater'],
    undone: ['saved', 'drop'],
    ...SEND,
    ...ELSEWHERE,
    ...STOP,
  },
  ignores: ['tabNews', ...ANSWERS, 'settled'],
} as const;

export const SYNC_STATES: { readonly [Phase in SyncPhase]: State } = {
  saved: {
    status: 'saved',
    on: {
      edited: ['unsent', 'keepSoon', 'sendLater'],
      undone: ['saved', 'drop'],
      tabSame: ['saved', 'know', 'drop'],
      tabNews: ['saved', 'adopt', 'show'],
      ...STOP,
    },
    ignores: ['due', 'online', 'flush', 'leave', 'tabFits', 'tabClash', ...ANSWERS, 'settled'],
  },
  unsent: {
    status: 'saving',
    ...UNSENT,
  },
  sending: {
    status: 'saving',
    on: {
      edited: ['sending', 'keepSoon', 'sendLater'],
      undone: ['sending', 'keepSoon', 'sendLater'],
      leave: ['sending', 'keep'],
      tabSame: ['sending', 'know'],
      ...SENT,
    },
    ignores: ['fits', 'clash', ...UNDERWAY],
  },
  kept: {
    status: 'kept',
    on: {
      // The next retry is already scheduled.
      edited: ['kept', 'keepSoon'],
      undone: ['kept', 'keepSoon'],
      due: ['retrying', 'send'],
      online: ['retrying', 'send'],
      flush: ['retrying', 'send'],
      leave: ['retrying', 'sendLast'],
      ...ELSEWHERE,
      ...STOP,
    },
    ignores: ['tabNews', ...ANSWERS, 'settled'],
  },
  retrying: {
    status: 'kept',
    on: {
      edited: ['retrying', 'keepSoon'],
      undone: ['retrying', 'keepSoon'],
      leave: ['retrying', 'keep'],
      tabSame: ['retrying', 'know'],
      ...SENT,
    },
    ignores: ['fits', 'clash', ...UNDERWAY],
  },
  comparing: {
    status: null,
    on: {
      edited: ['comparing', 'keepSoon', 'sendLater'],
      undone: ['comparing', 'keepSoon', 'sendLater'],
      leave: ['comparing', 'keep'],
      tabSame: ['comparing', 'know'],
      arrived: ['saved', 'know', 'drop'],
      arrivedOlder: ['unsent', 'know', 'sendNow'],
      // With a growing delay, in case others keep saving.
      fits: ['unsent', 'join', 'show', 'retryLater'],
      clash: ['changed'],
      ...FAILED,
      ...STOP,
    },
    ignores: ['conflict', ...UNDERWAY],
  },
  refused: {
    status: 'refused',
    ...UNSENT,
  },
  changed: {
    status: 'changed',
    on: {
      edited: ['changed', 'keepSoon'],
      undone: ['changed', 'keepSoon'],
      leave: ['changed', 'keep'],
      tabNews: ['saved', 'adopt', 'show'],
      settled: ['unsent', 'join', 'sendNow'],
      ...ELSEWHERE,
      ...STOP,
    },
    ignores: ['due', 'online', 'flush', ...ANSWERS],
  },
  stopped: {
    status: null,
    // A save under way has arrived, so the kept draft isn't needed anymore.
    on: { arrived: ['stopped', 'drop'] },
    ignores: SYNC_EVENTS.filter((event) => event !== 'arrived'),
  },
};
