/** Somebody who plays, as others know them. */
export interface UserView {
  readonly playerId: string;
  readonly name: string;
  readonly character: number;
}
