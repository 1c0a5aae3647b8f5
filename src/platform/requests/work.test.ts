import { expect, it } from 'vitest';
import { bitsOf } from '#protocol/proofOfWork.ts';
import type { Caller } from '#src/platform/requests/caller.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { callWithProofOfWork } from '#src/platform/requests/work.ts';

/**
 * A server that accepts only the proof of its latest puzzle, each proof once, and only from try `opensAt` on.
 */
function server(opensAt: number) {
  const proofs: (string | undefined)[] = [];
  const call = (async (_name, request: { readonly proof?: string }) => {
    proofs.push(request.proof);
    const set = proofs.length - 1;
    if (set === opensAt && request.proof?.startsWith(`4.${set}~`)) return 'open';
    throw new RequestError('request.RATE_LIMITED', { challenge: `4.${set + 1}` });
  }) as Caller['call'];
  return { caller: { call }, proofs };
}

it('does the work again for each try, because a proof counts only once', async () => {
  const { caller, proofs } = server(3);
  expect(await callWithProofOfWork(caller, 'checkRoom', { roomCode: '123456' })).toBe('open');
  expect(proofs.map((proof) => proof?.split('~')[0])).toEqual([undefined, '4.1', '4.2', '4.3']);
  expect(bitsOf(proofs[1] ?? '')).toBe(4);
});

it("gives up with the server's own error", async () => {
  const { caller, proofs } = server(100);
  const refusal = { type: 'request.RATE_LIMITED' };
  await expect(callWithProofOfWork(caller, 'checkRoom', { roomCode: '123456' })).rejects.toMatchObject(
    refusal,
  );
  expect(proofs).toHaveLength(12);
});
