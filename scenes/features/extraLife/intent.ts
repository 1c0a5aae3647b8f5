// What a player wants of the extra life that is offered.

/** Uses it, or keeps it. */
export interface LifeIntent {
  readonly type: 'life';
  readonly use: boolean;
}
