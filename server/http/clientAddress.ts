// Client addresses: the last hop that isn't a trusted proxy, and the network that limits count it under.

import { BlockList, isIP, isIPv6 } from 'node:net';

/** Returns whether an address belongs to a trusted proxy. */
export type Trust = (address: string) => boolean;

const LARGEST_PREFIX = { 4: 32, 6: 128 } as const;

/** Returns whether `entry` is an address, or a range such as 10.0.0.0/8. */
export function isAddressOrRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= LARGEST_PREFIX[family]);
}

/** `entries` are addresses and ranges that isAddressOrRange accepts. */
export function trustOf(entries: readonly string[]): Trust {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const bare = plain(address);
    return isIP(bare) !== 0 && list.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
  };
}

/**
 * Returns the client's address. `forwarded` is trusted only as far as the chain from the connection consists
 * of trusted proxies.
 */
export function clientAddress(
  remote: string,
  forwarded: string | string[] | undefined,
  isTrusted: Trust,
): string {
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  let address = plain(remote);
  while (hops.length > 0 && isTrusted(address)) address = plain(hops.pop() as string);
  return address;
}

/** An IPv4 address received over IPv6 is the same address. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/**
 * Returns what limits count: an IPv4 address itself, or the /64 network of an IPv6 address, because one
 * machine can use any number of addresses in it.
 */
export function rateLimitKeyOf(address: string): string {
  const bare = plain(address).replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    const zeros = Math.max(0, 8 - groups.length - after.length);
    groups.push(...Array.from({ length: zeros }, () => '0'), ...after);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
