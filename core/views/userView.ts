/** A player as others see them. */
export interface UserView {
  readonly playerId: string;
  readonly name: string;
  readonly character: number;
}
