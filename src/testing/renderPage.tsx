// Renders part of the app for tests, with real strings, real services and a scripted server.

import { configure, prettyDOM, render } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { addOrdinals } from '#src/platform/i18n/ordinal.ts';
import { createServices, type Services } from '#src/platform/services.ts';
import { ServicesProvider } from '#src/platform/ServicesProvider.tsx';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import { defaultSettings, saveSettings, type Settings } from '#src/platform/storage/savedSettings.ts';
import { createMemoryLocalStore } from '#src/testing/memoryLocalStore.ts';

/** Prints the page only if the error is shown: while a test waits, each look in vain throws one. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // Blames the test.
  Error.captureStackTrace(error, elementError);
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { get, configurable: true });
}

// A busy machine isn't a failure: wait for what the page shows in the end.
configure({ asyncUtilTimeout: 60_000, getElementError: elementError });

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', {
  import: 'default',
  eager: true,
});

/** i18next with the strings of all languages. */
export async function testI18n(language = 'en'): Promise<i18n> {
  const instance = createInstance();
  const resources: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [path, strings] of Object.entries(files)) {
    const [, tag = '', namespace = ''] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    resources[tag] = { ...resources[tag], [namespace]: strings };
  }
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  addOrdinals(instance);
  return instance;
}

/** The server's reply to a call: data, or an error type with its status. */
export type Reply =
  | { readonly data: unknown }
  | { readonly error: string; readonly status: number; readonly detail?: Readonly<Record<string, unknown>> }
  | 'network';

export interface Call {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Rendered {
  readonly services: Services;
  readonly calls: readonly Call[];
  /** Addresses the app has navigated to. */
  readonly history: readonly string[];
}

export interface RenderOptions {
  readonly path?: string;
  readonly settings?: Partial<Settings>;
  readonly language?: string;
  readonly prepare?: (services: Services) => Promise<void>;
}

/** `answer` is the server: it receives the path and the body of each call. */
export async function renderPage(
  page: ReactNode,
  answer: (call: Call) => Reply,
  options: RenderOptions = {},
): Promise<Rendered> {
  const calls: Call[] = [];
  const fetch = (url: unknown, init: RequestInit = {}): Promise<Response> => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const call = { path: String(url), body: body as Call['body'], headers: init.headers as Call['headers'] };
    calls.push(call);
    const reply = answer(call);
    if (reply === 'network') return Promise.reject(new TypeError('Failed to fetch'));
    if ('data' in reply) return Promise.resolve(Response.json({ success: true, data: reply.data }));
    return Promise.resolve(
      Response.json(
        { success: false, error: { type: reply.error, ...reply.detail } },
        { status: reply.status },
      ),
    );
  };
  const localStore = createMemoryLocalStore();
  saveSettings(localStore, { ...defaultSettings(), music: false, effects: false, ...options.settings });
  const services = createServices({ kv: createMemoryKv(), localStore, fetch });
  await options.prepare?.(services);
  const { hook, searchHook, history } = memoryLocation({ path: options.path ?? '/', record: true });
  render(
    <I18nextProvider i18n={await testI18n(options.language)}>
      <ServicesProvider services={services}>
        <Router hook={hook} searchHook={searchHook}>
          <Suspense>{page}</Suspense>
        </Router>
      </ServicesProvider>
    </I18nextProvider>,
  );
  return { services, calls, history };
}
