import { useStore } from 'zustand';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { type Host, hostOf } from '#src/host/session/host.ts';

export function useHost(): Host {
  return hostOf(useServices());
}

const NO_ADDRESSES: readonly string[] = [];

/** Addresses where players reach the server, best first. */
export function useJoinAddresses(): readonly string[] {
  return useStore(useHost().session, (session) =>
    session.status === 'open' ? session.joinAddresses : NO_ADDRESSES,
  );
}
