import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { HEADERS } from '#protocol/operation.ts';
import { formerHost, identify, openSession } from '#server/areas/hosts/session.ts';
import { credentialsIn } from '#server/identity/credentials.ts';
import { Secrets } from '#server/identity/secrets.ts';

const doorOf = (secrets: Secrets, hostPassword: string | null = null) => ({
  secrets,
  settings: { hostPassword, version: '', joinAddresses: [] },
});
const secrets = new Secrets(randomBytes(32));
const door = doorOf(secrets);

/** A new host's session, as its browser stores it. */
function opened(at = door) {
  let cookie = '';
  const keep = (_name: string, value: string) => {
    cookie = value;
  };
  return { ...openSession(null, credentialsIn({}, keep), at), cookie };
}

const shown = (cookies: readonly string[], csrfToken?: string) =>
  credentialsIn({
    cookie: cookies.map((cookie) => `qp_host=${cookie}`).join('; '),
    ...(csrfToken !== undefined && { [HEADERS.csrf]: csrfToken }),
  });

it("identifies an owner by a signed cookie, and says whether the page's token came with it", () => {
  const [one, two] = [opened(), opened()];
  expect(identify(shown([one.cookie]), door)).toEqual({ id: one.hostId, hasToken: false });
  expect(identify(shown([one.cookie], one.csrfToken), door)).toEqual({ id: one.hostId, hasToken: true });
  const [id = '', signature = ''] = one.cookie.split('.');
  for (const token of [two.csrfToken, signature, ''])
    expect(identify(shown([one.cookie], token), door)).toEqual({ id: one.hostId, hasToken: false });
  for (const bad of ['', '.', `${id}.`, `${id}.x`, `${two.hostId}.${signature}`, `${one.cookie}.x`])
    expect(identify(shown([bad], one.csrfToken), door)).toBeNull();
  expect(identify(shown([]), door)).toBeNull();
  expect(identify(shown([one.cookie]), doorOf(new Secrets(randomBytes(32))))).toBeNull();
});

it('identifies the host whose page is calling when a browser has several', () => {
  const [one, two] = [opened(), opened()];
  const cookies = ['forged', one.cookie, two.cookie];
  expect(identify(shown(cookies), door)?.id).toBe(one.hostId);
  expect(identify(shown(cookies, two.csrfToken), door)).toEqual({ id: two.hostId, hasToken: true });
});

it("ends with the password that opened it, but keeps the host's identity", () => {
  const [before, after] = [doorOf(secrets, 'staff room'), doorOf(secrets, 'new term')];
  const { hostId, cookie } = opened(before);
  expect(identify(shown([cookie]), before)?.id).toBe(hostId);
  expect(identify(shown([cookie]), after)).toBeNull();
  expect(formerHost(shown([cookie]), after)).toBe(hostId);
  expect(formerHost(shown([cookie]), doorOf(new Secrets(randomBytes(32)), 'staff room'))).toBeNull();
  expect(identify(shown([cookie.split('.').slice(0, 2).join('.')]), before)).toBeNull();
});
