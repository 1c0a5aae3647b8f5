// Everything that lives as long as the page, made once at the start and handed down.

import { createCaller, type Caller, type Sender } from '#src/services/requests/caller.ts';
import { createHttpSender } from '#src/services/requests/httpSender.ts';
import { randomId } from '#src/services/requests/randomId.ts';
import { createSession, type Session } from '#src/services/requests/session.ts';
import { createDeferredSound } from '#src/services/sound/deferredSound.ts';
import type { Sound } from '#src/services/sound/names.ts';
import type { Kv } from '#src/services/storage/kv.ts';
import { openKv } from '#src/services/storage/openKv.ts';
import { createOutbox, type Outbox } from '#src/services/storage/outbox.ts';
import { loadSettings, loadUid, type Settings } from '#src/services/storage/savedSettings.ts';
import { createSeats, type Seats } from '#src/services/storage/seats.ts';
import { type Announcer, createAnnouncer } from '#src/stores/announcer.ts';
import { createNotices, type Notices } from '#src/stores/notices.ts';
import { createServerClock, type ServerClock } from '#src/stores/serverClock.ts';
import { createSettingsStore, type SettingsStore } from '#src/stores/settings.ts';

export interface Services {
  readonly session: Session;
  /** Calls over HTTP; a game makes itself a transport with a socket. */
  readonly caller: Caller;
  /** One try over HTTP, for transports. */
  readonly http: Sender;
  readonly clock: ServerClock;
  readonly kv: Kv;
  readonly seats: Seats;
  readonly outbox: Outbox;
  readonly settings: SettingsStore;
  readonly announcer: Announcer;
  readonly notices: Notices;
  readonly sound: Sound;
}

export interface ServiceParts {
  readonly kv: Kv;
  readonly fetch: typeof fetch;
  readonly settings: Settings;
  /** Settings of the address, for this visit. */
  readonly visit?: Partial<Settings>;
  readonly uid: string;
}

export function createServices({ kv, fetch, settings, visit = {}, uid }: ServiceParts): Services {
  const session = createSession(uid);
  const clock = createServerClock();
  const http = createHttpSender({ fetch, session });
  const settingsStore = createSettingsStore(kv, settings, visit);
  return {
    session,
    http,
    clock,
    kv,
    caller: createCaller({ senderFor: () => http, onTime: clock.observe }),
    seats: createSeats(kv),
    outbox: createOutbox(kv),
    settings: settingsStore,
    announcer: createAnnouncer(),
    notices: createNotices(),
    sound: createDeferredSound(
      async () =>
        (await import('#src/services/sound/startSound.ts')).startSound(settings.theme, settingsStore),
      () => {
        const { music, effects } = settingsStore.getState();
        return music || effects;
      },
    ),
  };
}

/** Reads what this device has kept and makes the services of the page. */
export async function startServices(visit: (settings: Settings) => Partial<Settings>): Promise<Services> {
  const kv = openKv();
  const [settings, uid] = await Promise.all([loadSettings(kv), loadUid(kv, randomId)]);
  return createServices({
    kv,
    fetch: (...request) => fetch(...request),
    settings,
    visit: visit(settings),
    uid,
  });
}
