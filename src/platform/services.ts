// Services that live as long as the page, created once at startup and handed down.

import { type Beacon, createBeacon } from '#src/platform/requests/beacon.ts';
import { createCaller, type Caller, type Sender } from '#src/platform/requests/caller.ts';
import { createHttpSender } from '#src/platform/requests/httpSender.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { createSession, type Session } from '#src/platform/requests/session.ts';
import { createDeferredSound } from '#src/platform/sound/deferredSound.ts';
import type { Sound } from '#src/platform/sound/names.ts';
import type { Kv } from '#src/platform/storage/kv.ts';
import { openKv } from '#src/platform/storage/openKv.ts';
import { createOutbox, type Outbox } from '#src/platform/storage/outbox.ts';
import { loadUid, type Settings } from '#src/platform/storage/savedSettings.ts';
import { createSeats, type Seats } from '#src/platform/storage/seats.ts';
import { createLocalStore, type LocalStore } from '#src/platform/storage/localStore.ts';
import { type Announcer, createAnnouncer } from '#src/platform/stores/announcer.ts';
import { createNotices, type Notices } from '#src/platform/stores/notices.ts';
import { createServerClock, type ServerClock } from '#src/platform/stores/serverClock.ts';
import { createSettingsStore, type SettingsStore } from '#src/platform/stores/settings.ts';

export interface Services {
  readonly session: Session;
  /** Calls over HTTP; a game creates its own transport with a socket. */
  readonly caller: Caller;
  /** For answers that have to be sent while the page closes. */
  readonly beacon: Beacon;
  /** A single try over HTTP, for transports. */
  readonly http: Sender;
  readonly clock: ServerClock;
  readonly kv: Kv;
  readonly localStore: LocalStore;
  readonly seats: Seats;
  readonly outbox: Outbox;
  readonly settings: SettingsStore;
  readonly announcer: Announcer;
  readonly notices: Notices;
  readonly sound: Sound;
}

export interface ServiceParts {
  readonly kv: Kv;
  readonly localStore: LocalStore;
  readonly fetch: typeof fetch;
  /** Settings from the address, for this visit. */
  readonly visit?: Partial<Settings>;
}

export function createServices({ kv, localStore, fetch, visit = {} }: ServiceParts): Services {
  const session = createSession(loadUid(localStore, randomId));
  const clock = createServerClock();
  const http = createHttpSender({ fetch, session });
  const settings = createSettingsStore(localStore, visit);
  return {
    session,
    beacon: createBeacon({ fetch, session }),
    http,
    clock,
    kv,
    localStore,
    caller: createCaller({ senderFor: () => http, onTime: clock.observe }),
    seats: createSeats(kv),
    outbox: createOutbox(kv),
    settings,
    announcer: createAnnouncer(),
    notices: createNotices(),
    sound: createDeferredSound(
      async (theme) => (await import('#src/platform/sound/startSound.ts')).startSound(theme, settings),
      () => {
        const { music, effects } = settings.getState();
        return music || effects;
      },
    ),
  };
}

/** Creates the page's services with what this device has stored. `visit`: settings from the address. */
export function startServices(visit: Partial<Settings>): Services {
  return createServices({
    kv: openKv(),
    localStore: createLocalStore(),
    fetch: (...request) => fetch(...request),
    visit,
  });
}
