// Files go to the server one after the other, wherever in the editor they were chosen: a slow line brings the first of them soonest.

let last: Promise<unknown> = Promise.resolve();

/** Does this once all that came before it is done, well or not. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}
