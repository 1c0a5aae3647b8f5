// Limits on trying game codes that stop guessers but not a class. Once an address or a connection has sent
// many wrong codes, each further try costs a proof of work (`proofOfWork.ts`), and only a limited number are
// looked up. A code that others at the same address just used to join is always looked up in exchange for the
// work. A guesser can therefore try only a few codes, with any number of devices, but locks no one out: a
// class types a single code, and its devices do the work in a moment.

import type { Caller, Services } from '#server/operations/context.ts';
import { takeAttempt } from '#server/operations/proofOfWork.ts';

export interface CodeAttempt {
  /** The code led to a room, so the try costs nothing. */
  readonly accept: () => void;
  /** The code led nowhere. Throws if the caller must not learn that. */
  readonly reject: () => void;
}

/** Takes a try before the code is looked up. Throws if none is left. */
export function takeCodeAttempt(
  { roomCode, proof }: { readonly roomCode: string; readonly proof?: string | undefined },
  caller: Caller,
  services: Services,
): CodeAttempt {
  const { address, socket } = caller;
  const { limits } = services;
  const { withinBudget, giveBack, refuse } = takeAttempt(
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
  if (!withinBudget && !limits.openedCodes.has(cameIn, Date.now())) return refuse();
  return {
    accept: () => {
      giveBack();
      limits.openedCodes.note(cameIn, Date.now());
    },
    reject: () => {
      if (!withinBudget) refuse();
    },
  };
}
