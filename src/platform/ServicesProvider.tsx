// React context for the page's services.

import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { Services } from '#src/platform/services.ts';
import type { Settings } from '#src/platform/storage/savedSettings.ts';

const ServicesContext = createContext<Services | null>(null);

interface ServicesProviderProps {
  readonly services: Services;
  readonly children: ReactNode;
}

export function ServicesProvider({ services, children }: ServicesProviderProps): ReactNode {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above');
  return services;
}

/** Returns one setting and re-renders when it changes. */
export function useSetting<K extends keyof Settings>(name: K): Settings[K] {
  return useStore(useServices().settings, (settings) => settings[name]);
}
