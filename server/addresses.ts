// Where people reach this server: the address that was set, or those of this machine in its networks.

import { networkInterfaces } from 'node:os';

/** The addresses to type, best first; the last resort is this machine alone. */
export function joinAddresses(port: number, publicUrl: string | null): readonly string[] {
  if (publicUrl !== null) return [publicUrl];
  const inNetworks = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((network) => network.family === 'IPv4' && !network.internal)
    .map((network) => `http://${network.address}:${port}`);
  return [...inNetworks, `http://localhost:${port}`];
}
