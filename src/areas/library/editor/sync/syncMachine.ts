// The saving of a draft as a machine: its states, what can happen, and what comes of it. `draftSync.ts` does what it says; README.md draws it.

export type SyncPhase =
  /** The server has what stands here. */
  | 'saved'
  /** It is sent as soon as the typing pauses. */
  | 'unsent'
  /** On its way. */
  | 'sending'
  /** There was no connection: it is on this device, and tried again after a while. */
  | 'kept'
  | 'retrying'
  /** The server had another draft than it should: is that one ours, of which no answer came? */
  | 'comparing'
  /** The server does not take it. */
  | 'refused'
  /** Somebody else has saved: nothing goes until one draft is chosen. */
  | 'changed'
  | 'stopped';

export const SYNC_EVENTS = [
  // The draft is another one; `undone`: it is what the server has.
  'edited',
  'undone',
  // The time has come to send it; the line is back; it is to go now, and now or never.
  'due',
  'online',
  'flush',
  'leave',
  // The server has the draft, or an earlier one of ours.
  'arrived',
  'arrivedOlder',
  // No answer; no; another draft than expected; and that is somebody else's.
  'lost',
  'refusal',
  'conflict',
  'theirs',
  // Another page of this browser has saved: the same as here; where nothing here is unsent; where something is.
  'tabSame',
  'tabNews',
  'tabConflict',
  // One of two drafts is chosen.
  'takeTheirs',
  'keepMine',
  'stop',
] as const;
export type SyncEvent = (typeof SYNC_EVENTS)[number];

export type SyncEffect =
  /** To the server; `sendLast` as the page may go. */
  | 'send'
  | 'sendLast'
  | 'sendLater'
  | 'sendNow'
  | 'retryLater'
  /** Asks for the server's draft. */
  | 'load'
  /** Writes to the device; `drop`: takes away what was written. */
  | 'keep'
  | 'keepSoon'
  | 'drop'
  /** The server is known to have this; `doubt`: it is not known what it has; `adopt`: here, too. */
  | 'know'
  | 'doubt'
  | 'adopt'
  /** Tells the author that the draft is another one, and other pages that it is saved. */
  | 'show'
  | 'tell'
  | 'end';

export type SyncStatus = 'saved' | 'saving' | 'kept' | 'refused' | 'changed';

interface State {
  /** What the author is told; null: as before. */
  readonly status: SyncStatus | null;
  readonly on: {
    readonly [Event in SyncEvent]?: readonly [to: SyncPhase, ...effects: readonly SyncEffect[]];
  };
  /** Events that say nothing here, or can't come. */
  readonly ignores: readonly SyncEvent[];
}

const ANSWERS = ['arrived', 'arrivedOlder', 'lost', 'refusal', 'conflict', 'theirs'] as const;
const CHOICES = ['takeTheirs', 'keepMine'] as const;
const STOP = { stop: ['stopped', 'end'] } as const;
/** Of a page that has something to send: whoever saved elsewhere. */
const ELSEWHERE = { tabSame: ['saved', 'know', 'drop'], tabConflict: ['changed'] } as const;
const SEND = {
  due: ['sending', 'send'],
  online: ['sending', 'send'],
  flush: ['sending', 'send'],
  leave: ['sending', 'sendLast'],
} as const;
const FAILED = { lost: ['kept', 'doubt', 'retryLater'], refusal: ['refused'] } as const;
/** What is on its way finds out for itself what others have saved. */
const UNDERWAY = ['due', 'online', 'flush', 'tabNews', 'tabConflict', ...CHOICES] as const;
const SENT = {
  arrived: ['saved', 'know', 'tell', 'drop'],
  arrivedOlder: ['unsent', 'know', 'tell', 'sendLater'],
  conflict: ['comparing', 'load'],
  ...FAILED,
  ...STOP,
} as const;

/** Something waits to be sent, and nothing is on its way. */
const UNSENT = {
  on: {
    edited: ['unsent', 'keepSoon', 'sendLater'],
    undone: ['saved', 'drop'],
    ...SEND,
    ...ELSEWHERE,
    ...STOP,
  },
  ignores: ['tabNews', ...ANSWERS, ...CHOICES],
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
    ignores: ['due', 'online', 'flush', 'leave', 'tabConflict', ...ANSWERS, ...CHOICES],
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
    ignores: ['theirs', ...UNDERWAY],
  },
  kept: {
    status: 'kept',
    on: {
      // The next try has its time.
      edited: ['kept', 'keepSoon'],
      undone: ['kept', 'keepSoon'],
      due: ['retrying', 'send'],
      online: ['retrying', 'send'],
      flush: ['retrying', 'send'],
      leave: ['retrying', 'sendLast'],
      ...ELSEWHERE,
      ...STOP,
    },
    ignores: ['tabNews', ...ANSWERS, ...CHOICES],
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
    ignores: ['theirs', ...UNDERWAY],
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
      theirs: ['changed'],
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
      takeTheirs: ['saved', 'adopt', 'drop'],
      keepMine: ['sending', 'know', 'send'],
      ...ELSEWHERE,
      ...STOP,
    },
    ignores: ['due', 'online', 'flush', ...ANSWERS],
  },
  stopped: {
    status: null,
    // What was on its way is there: it is kept no more.
    on: { arrived: ['stopped', 'drop'] },
    ignores: SYNC_EVENTS.filter((event) => event !== 'arrived'),
  },
};
