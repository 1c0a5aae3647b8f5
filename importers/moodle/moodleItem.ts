// An item of Moodle's question bank, as its text and XML formats both describe it.

export type MoodleFormatName = 'moodle' | 'plain' | 'html' | 'markdown';

export interface MoodleText {
  readonly format: MoodleFormatName;
  /** Unescaped, but still in its format. */
  readonly text: string;
}

export interface MoodleChoice {
  /** Percentage of the marks. */
  readonly weight: number;
  readonly text: MoodleText;
  readonly feedback: MoodleText | null;
}

export type MoodleNumber =
  /** `number` is as written, or the middle of a range; `tolerance` is 0 if only this number is correct. */
  | {
      readonly kind: 'number';
      readonly number: string;
      readonly tolerance: number;
      /** The whole answer as written. */
      readonly written: string;
    }
  | { readonly kind: 'invalid'; readonly written: string };

export interface MoodleNumericalAnswer {
  readonly weight: number;
  /** null if it's only feedback to a wrong answer. */
  readonly number: MoodleNumber | null;
  readonly feedback: MoodleText | null;
}

export interface MoodleChoices {
  readonly kind: 'choice';
  /** True if one full answer is asked for; otherwise the weights add up. */
  readonly hasRight: boolean;
  /** True if several may be chosen even if only one is correct. */
  readonly several?: boolean;
  readonly choices: readonly MoodleChoice[];
}

export interface MoodleShort {
  readonly kind: 'short';
  readonly choices: readonly MoodleChoice[];
  /** True if capital letters matter. */
  readonly exactCase?: boolean;
}

export interface MoodleNumerical {
  readonly kind: 'numerical';
  readonly answers: readonly MoodleNumericalAnswer[];
  readonly units?: MoodleUnits;
}

export interface MoodleUnits {
  /** The answer's own unit. */
  readonly unit: string;
  readonly others: readonly {
    readonly unit: string /** How many of it are one of the own. */;
    readonly multiplier: number;
  }[];
  /** True if the unit is part of the answer. */
  readonly typed: boolean;
}

/** A gap in a text. */
export type MoodleGap = (MoodleChoices | MoodleShort | MoodleNumerical) & {
  /** Marks of this gap; 1 if absent. */
  readonly marks?: number;
};

/** A word or a picture that can be dragged. */
export interface MoodleDrag {
  readonly text: MoodleText;
  /** Drags only fit into places of their own group. */
  readonly group: string;
}

/** A place for drags in a picture, in pixels. */
export interface MoodleDrop {
  readonly x: number;
  readonly y: number;
  /** Index of its drag. */
  readonly drag: number;
  readonly name: string;
}

export type MoodleAnswers =
  | { readonly kind: 'description' | 'essay' | 'unclosed' | 'severalBlocks' | 'stray' }
  | { readonly kind: 'unsupported'; readonly type: string }
  | {
      readonly kind: 'trueFalse';
      readonly isTrue: boolean;
      readonly wrongFeedback: MoodleText | null;
      readonly rightFeedback: MoodleText | null;
    }
  | MoodleChoices
  | MoodleShort
  | MoodleNumerical
  /** Items in the correct order. */
  | { readonly kind: 'ordering'; readonly items: readonly MoodleText[] }
  | {
      readonly kind: 'matching';
      readonly pairs: readonly { readonly prompt: MoodleText; readonly match: MoodleText }[];
      readonly extras: readonly MoodleText[];
    }
  /** The stem has a marker `[[n]]` for each gap, from 1. */
  | { readonly kind: 'gaps'; readonly gaps: readonly MoodleGap[] }
  /** The stem has markers, too; `gaps` holds for each the index of its drag. */
  | {
      readonly kind: 'words';
      /** How a gap is filled. */
      readonly way: 'drag' | 'choose';
      readonly gaps: readonly number[];
      readonly drags: readonly MoodleDrag[];
    }
  | {
      readonly kind: 'picture';
      /** Address of the picture in the quiz, with its size in pixels; null if it can't be used. */
      readonly board: { readonly url: string; readonly width: number; readonly height: number } | null;
      readonly drops: readonly MoodleDrop[];
      readonly drags: readonly MoodleDrag[];
      /** True if drops are areas that players had to find. */
      readonly areas: boolean;
    };

export interface MoodleItem {
  readonly title: string | null;
  readonly stem: MoodleText;
  readonly feedback: MoodleText | null;
  readonly answers: MoodleAnswers;
}
