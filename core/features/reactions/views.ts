// What is told of it; no view shows it.

export interface ReactionsViews {
  readonly push: 'reactionUpdate';
}
