import { expect, it } from 'vitest';
import { createBeacon } from '#src/platform/requests/beacon.ts';
import { createSession } from '#src/platform/requests/session.ts';

const request = (text: string) => ({
  roomHash: 'a'.repeat(24),
  playerId: '1-abcdefgh',
  questionId: 'question1',
  response: { state: 'attempted', answer: { type: 'OPEN', text } } as const,
});
const who = { seat: '1-abcdefgh~secret', commandId: 'command-1' };

it('sends an answer that outlives the page, with its seat and command id', () => {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = (url: string, init: RequestInit) => {
    sent.push({ url, init });
    // The page is gone, so nothing handles the failure.
    return Promise.reject(new TypeError('gone'));
  };
  const beacon = createBeacon({ fetch: fetch as typeof globalThis.fetch, session: createSession('device') });
  beacon(request('Blue'), who);
  expect(sent).toMatchObject([
    {
      url: `/v1/games/${'a'.repeat(24)}/proceed`,
      init: {
        method: 'POST',
        keepalive: true,
        headers: {
          'x-seat-ticket': who.seat,
          'x-command-id': who.commandId,
          'content-type': 'application/json',
        },
      },
    },
  ]);
  expect(JSON.parse(sent[0]?.init.body as string)).toMatchObject({ questionId: 'question1' });
  // Answers too large for browsers stay on the device.
  beacon(request('ß'.repeat(31_000)), who);
  expect(sent).toHaveLength(1);
});
