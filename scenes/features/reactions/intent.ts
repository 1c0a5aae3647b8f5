// What a player wants of reactions in a scene.

/** Waves to everybody in the waiting room. */
export interface ReactionsIntent {
  readonly type: 'wave';
}
