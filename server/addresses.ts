// Addresses to join at: the configured public one, or those of this machine on its networks.

import { networkInterfaces } from 'node:os';
import { isIPv6 } from 'node:net';

const EVERYWHERE = new Set(['0.0.0.0', '::']);
const LOOPBACK = new Set(['127.0.0.1', '::1']);

/**
 * Returns the addresses to type, best first. `host` is where the server listens; addresses that don't reach
 * it are left out.
 */
export function joinAddresses(port: number, publicUrl: string | null, host: string): readonly string[] {
  if (publicUrl !== null) return [publicUrl];
  const here = `http://localhost:${port}`;
  if (LOOPBACK.has(host)) return [here];
  if (!EVERYWHERE.has(host)) return [`http://${isIPv6(host) ? `[${host}]` : host}:${port}`];
  const inNetworks = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((network) => network.family === 'IPv4' && !network.internal)
    .map((network) => `http://${network.address}:${port}`);
  return [...inNetworks, here];
}
