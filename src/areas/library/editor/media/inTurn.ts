// Files go to the server one after the other, wherever in an editor they were chosen: a slow line brings the first of them soonest.

/** Does a work once all that came before it is done, well or not. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}
