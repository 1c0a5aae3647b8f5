import { describe, expect, it } from 'vitest';
import { clientAddress, isAddressOrRange, rateLimitKeyOf, trustOf } from '#server/http/clientAddress.ts';

describe('the client address', () => {
  it("is the connection's own, whatever the client claims", () => {
    expect(clientAddress('::ffff:1.2.3.4', '9.9.9.9', trustOf([]))).toBe('1.2.3.4');
    expect(clientAddress('1.2.3.4', '9.9.9.9', trustOf(['10.0.0.1']))).toBe('1.2.3.4');
  });

  it("is the last hop that isn't a trusted proxy", () => {
    const one = trustOf(['10.0.0.1']);
    expect(clientAddress('10.0.0.1', '9.9.9.9, 1.2.3.4', one)).toBe('1.2.3.4');
    expect(clientAddress('::ffff:10.0.0.1', '1.2.3.4', one)).toBe('1.2.3.4');
    expect(clientAddress('10.0.0.1', undefined, one)).toBe('10.0.0.1');
    expect(clientAddress('10.0.0.1', 'not an address', one)).toBe('not an address');
    const range = trustOf(['10.0.0.0/8', 'fd00::/8']);
    expect(clientAddress('10.0.0.1', '9.9.9.9, 1.2.3.4, 10.200.0.2', range)).toBe('1.2.3.4');
    expect(clientAddress('fd00::1', '2001:db8::1', range)).toBe('2001:db8::1');
  });

  it('counts as its network when one machine has many addresses', () => {
    expect(rateLimitKeyOf('1.2.3.4')).toBe('1.2.3.4');
    expect(rateLimitKeyOf('::ffff:1.2.3.4')).toBe('1.2.3.4');
    expect(rateLimitKeyOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64');
    expect(rateLimitKeyOf('2001:db8:0:7:ffff:1:2:3')).toBe('2001:db8:0:7::/64');
    expect(rateLimitKeyOf('2001:db8::7:1:2:3:4')).toBe('2001:db8:0:7::/64');
    expect(rateLimitKeyOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(rateLimitKeyOf('::1')).toBe('0:0:0:0::/64');
    expect(rateLimitKeyOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });
});

describe('a trusted proxy', () => {
  it('is configured by address or range', () => {
    for (const good of ['10.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8', '0.0.0.0/0'])
      expect(isAddressOrRange(good)).toBe(true);
    for (const bad of ['', 'proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'fd00::/129', '10.0.0/8'])
      expect(isAddressOrRange(bad)).toBe(false);
  });
});
