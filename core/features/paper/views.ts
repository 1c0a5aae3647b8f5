// What views show of it.

export interface PaperViews {
  /** Types what stands on a sheet. */
  readonly control: 'record';
}
