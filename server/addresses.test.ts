import { expect, it, vi } from 'vitest';
import { joinAddresses } from '#server/addresses.ts';

vi.mock('node:os', () => ({
  networkInterfaces: () => ({
    lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true }],
    eth0: [
      { address: '192.168.1.5', family: 'IPv4', internal: false },
      { address: 'fe80::1', family: 'IPv6', internal: false },
    ],
  }),
}));

it.each([
  ['everywhere: the networks first', '0.0.0.0', ['http://192.168.1.5:3000', 'http://localhost:3000']],
  ['everywhere, by IPv6', '::', ['http://192.168.1.5:3000', 'http://localhost:3000']],
  ['on this machine only', '127.0.0.1', ['http://localhost:3000']],
  ['on this machine only, by name', 'localhost', ['http://localhost:3000']],
  ['on this machine only, by IPv6', '::1', ['http://localhost:3000']],
  ['in one network', '10.0.0.7', ['http://10.0.0.7:3000']],
  ['in one network, by IPv6', 'fd00::7', ['http://[fd00::7]:3000']],
])('offers the addresses that reach a server listening %s', (_, host, addresses) => {
  expect(joinAddresses(3_000, null, host)).toEqual(addresses);
});

it('offers the configured address, wherever the server listens', () => {
  expect(joinAddresses(3_000, 'https://quiz.example.org', '127.0.0.1')).toEqual(['https://quiz.example.org']);
});
