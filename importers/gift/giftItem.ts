// One GIFT item as a tree: what the text says, before anything is decided about taking it.

export type GiftFormatName = 'moodle' | 'plain' | 'html' | 'markdown';

export interface GiftText {
  readonly format: GiftFormatName;
  /** Without escapes; still in its format. */
  readonly text: string;
}

export interface GiftChoice {
  /** Percent of the marks: 100 for `=` and 0 for `~` where no weight is written. */
  readonly weight: number;
  readonly text: GiftText;
  readonly feedback: GiftText | null;
}

export type GiftNumber =
  | { readonly kind: 'exact' /** As written. */; readonly number: string }
  | { readonly kind: 'range'; readonly written: string }
  | { readonly kind: 'invalid'; readonly written: string };

export interface GiftNumericalAnswer {
  readonly weight: number;
  /** null where it is only what is said to a wrong answer. */
  readonly number: GiftNumber | null;
  readonly feedback: GiftText | null;
}

export type GiftAnswers =
  | { readonly kind: 'description' | 'essay' | 'matching' | 'unclosed' | 'several' }
  | {
      readonly kind: 'trueFalse';
      readonly isTrue: boolean;
      readonly wrongFeedback: GiftText | null;
      readonly rightFeedback: GiftText | null;
    }
  | {
      readonly kind: 'choice' | 'short';
      /** Whether a `=` marks an answer as the right one; else the weights add up. */
      readonly hasRight: boolean;
      readonly choices: readonly GiftChoice[];
      /** Text before the first answer that belongs to none. */
      readonly stray: string;
    }
  | { readonly kind: 'numerical'; readonly answers: readonly GiftNumericalAnswer[] };

export interface GiftItem {
  readonly title: string | null;
  readonly stem: GiftText;
  readonly feedback: GiftText | null;
  readonly answers: GiftAnswers;
}
