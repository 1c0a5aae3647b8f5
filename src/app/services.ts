// Everything that lives as long as the page, made once at the start and handed down.

import { type Beacon, createBeacon } from '#src/services/requests/beacon.ts';
import { createCaller, type Caller, type Sender } from '#src/services/requests/caller.ts';
import { createHttpSender } from '#src/services/requests/httpSender.ts';
import { randomId } from '#src/services/requests/randomId.ts';
import { createSession, type Session } from '#src/services/requests/session.ts';
import { createDeferredSound } from '#src/services/sound/deferredSound.ts';
import type { Sound } from '#src/services/sound/names.ts';
import type { Kv } from '#src/services/storage/kv.ts';
import { openKv } from '#src/services/storage/openKv.ts';
import { createOutbox, type Outbox } from '#src/services/storage/outbox.ts';
import { loadUid, type Settings } from '#src/services/storage/savedSettings.ts';
import { createSeats, type Seats } from '#src/services/storage/seats.ts';
import { createLocalStore, type LocalStore } from '#src/services/storage/localStore.ts';
import { type Announcer, createAnnouncer } from '#src/stores/announcer.ts';
import { createNotices, type Notices } from '#src/stores/notices.ts';
import { createServerClock, type ServerClock } from '#src/stores/serverClock.ts';
import { createSettingsStore, type SettingsStore } from '#src/stores/settings.ts';

export interface Services {
  readonly session: Session;
  /** Calls over HTTP; a game makes itself a transport with a socket. */
  readonly caller: Caller;
  /** For what has to be sent while the page goes. */
  readonly beacon: Beacon;
  /** One try over HTTP, for transports. */
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
  /** Settings of the address, for this visit. */
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
      async () =>
        (await import('#src/services/sound/startSound.ts')).startSound(settings.getState().theme, settings),
      () => {
        const { music, effects } = settings.getState();
        return music || effects;
      },
    ),
  };
}

/** Makes the services of the page, with what this device has kept. `visit`: settings of the address. */
export function startServices(visit: Partial<Settings>): Services {
  return createServices({
    kv: openKv(),
    localStore: createLocalStore(),
    fetch: (...request) => fetch(...request),
    visit,
  });
}
