import { describe, expect, it } from 'vitest';
import { metricsRefusal } from '#server/http/metricsGate.ts';

const local = { remote: '127.0.0.1', headers: { host: 'localhost:3000' } };

describe('the metrics without a token', () => {
  it.each([
    local,
    { remote: '::1', headers: { host: '[::1]:3000' } },
    { remote: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:3000' } },
  ])('are readable from this machine: %o', (reader) => {
    expect(metricsRefusal(reader, null)).toBeNull();
  });

  it.each([
    { remote: '192.168.1.20', headers: { host: 'localhost:3000' } },
    { remote: '192.168.1.20', headers: { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' } },
    { remote: '127.0.0.1', headers: { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' } },
    { remote: '127.0.0.1', headers: { host: '127.0.0.1:3000', 'x-real-ip': '127.0.0.1' } },
    { remote: '127.0.0.1', headers: { host: '127.0.0.1:3000', forwarded: 'for=127.0.0.1' } },
    { remote: '127.0.0.1', headers: { host: '127.0.0.1:3000', via: '1.1 proxy' } },
    { remote: '127.0.0.1', headers: { host: 'quiz.example.org' } },
    { remote: '127.0.0.1', headers: { host: 'a b' } },
    { remote: '127.0.0.1', headers: {} },
    { remote: undefined, headers: { host: 'localhost:3000' } },
  ])('are refused to everyone else, including anyone behind a proxy: %o', (reader) => {
    expect(metricsRefusal(reader, null)).toBe('request.FORBIDDEN');
  });
});

it('with a token set, allows only requests that show it, from anywhere', () => {
  const token = 'a-long-enough-token';
  const shown = { host: 'quiz.example.org', 'x-forwarded-for': '10.0.0.9', authorization: `Bearer ${token}` };
  expect(metricsRefusal({ remote: '10.0.0.1', headers: shown }, token)).toBeNull();
  for (const authorization of [undefined, '', token, `Bearer ${token}x`, 'Bearer', `Basic ${token}`])
    expect(
      metricsRefusal(
        { ...local, headers: { ...local.headers, ...(authorization !== undefined && { authorization }) } },
        token,
      ),
    ).toBe('request.UNAUTHORIZED');
});
