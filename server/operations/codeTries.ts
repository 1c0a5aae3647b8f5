// Trying codes has an end for who guesses, and none for a class. Where an address, or a connection, has had many wrong ones, each further code
// costs work (`proofOfWork.ts`), and of those too only so many are looked up: but for a code that others of the same address have just come in
// by, which is looked up for the work alone. So a guesser can try but few codes, however many devices it seems to be, and keeps nobody out: a
// class, which types one code, gets in for the work that its devices do in a moment.

import type { Caller, Services } from '#server/operations/context.ts';
import { takeTry } from '#server/operations/proofOfWork.ts';

export interface CodeTry {
  /** The code led into a room: the try costs nothing. */
  readonly right: () => void;
  /** The code led nowhere. Throws where the caller must not be told that. */
  readonly wrong: () => void;
}

/** Takes a try before the code is looked up. Throws where it may not be. */
export function takeCodeTry(
  { roomCode, proof }: { readonly roomCode: string; readonly proof?: string | undefined },
  caller: Caller,
  services: Services,
): CodeTry {
  const { address, socket } = caller;
  const { limits } = services;
  const { isPaid, giveBack, refuse } = takeTry(
    {
      proof,
      free: [
        [limits.wrongCodesByAddress, address],
        ...(socket ? [[limits.wrongCodes, socket.id] as const] : []),
      ],
      proved: limits.provedCodesByAddress,
    },
    caller,
    services,
  );
  const cameIn = `${address} ${roomCode}`;
  if (!isPaid && !limits.openedCodes.has(cameIn, Date.now())) return refuse();
  return {
    right: () => {
      giveBack();
      limits.openedCodes.note(cameIn, Date.now());
    },
    wrong: () => {
      if (!isPaid) refuse();
    },
  };
}
