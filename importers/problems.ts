// Import problems: which item, where in the file, why, and whether it was skipped or changed.

/**
 * Every reason with the names of its values. The sentence is `import:problem.<code>`, filled with the values.
 * `count` also selects the plural form.
 */
export const REASON_VALUES = {
  // About the file as a whole.
  fileTooLarge: ['limitMb'],
  fileEmpty: [],
  fileUnreadable: [],
  legacyXls: [],
  wholeLibrary: [],
  notText: [],
  unpacksTooLarge: ['limitMb'],
  sheetTooLarge: [],
  archiveTooManyFiles: ['count', 'limit'],
  archiveUnsafe: ['file'],
  archiveDamaged: ['file'],
  filesNotRead: ['count'],
  unknownFormat: [],
  wrongFormat: [],
  noQuestions: [],
  importerStopped: [],
  notJson: [],
  notXml: [],
  documentNotXml: ['file'],
  manifestAlone: [],
  tooManyQuestions: ['count', 'limit'],
  moreProblems: ['count'],
  encodingGuessed: ['count'],
  controlCharacters: ['count'],
  cellsNotRead: ['count', 'columns'],
  otherSheets: ['sheets'],
  itemsNotRead: ['limit'],
  unclosedQuote: [],
  titleInvalid: [],
  descriptionInvalid: [],
  languageInvalid: [],
  subjectInvalid: [],
  gradeInvalid: [],
  coverInvalid: [],
  namesDropped: ['count'],
  tagsDropped: ['count'],
  categoriesDropped: ['count', 'names'],
  penaltiesDropped: ['count'],
  feedbackDropped: ['count'],
  formattingRemoved: ['count'],
  pasteTooLarge: [],
  sectionTextsDropped: ['count'],
  selectionDropped: [],
  wrongFeedbackDropped: ['count'],
  // Questions that are left out or unfinished.
  questionEmpty: [],
  questionTooLong: ['length', 'limit'],
  optionEmpty: ['number'],
  optionTooLong: ['number', 'length', 'limit'],
  tooFewOptions: ['min'],
  tooManyOptions: ['count', 'limit'],
  pieceEmpty: ['number'],
  pieceTooLong: ['number', 'length', 'limit'],
  tooFewPieces: ['min'],
  tooFewPairs: ['min'],
  tooFewGroups: ['min'],
  tooManyPieces: ['count', 'limit'],
  tooFewParts: ['min'],
  tooManyParts: ['count', 'limit'],
  tooFewGaps: [],
  gapMissing: ['number'],
  gapDoubled: ['number'],
  gapUnknown: ['number'],
  noCorrectRegion: ['limit'],
  tooFewSpots: [],
  passageEmpty: [],
  backEmpty: [],
  nameEmpty: [],
  partEmpty: [],
  partTooLong: ['length', 'limit'],
  severalCorrect: [],
  noCorrectAnswer: [],
  badCorrectAnswer: ['value'],
  answerLineMissing: [],
  answerEmpty: [],
  answerTooLong: ['length', 'limit'],
  tooManyAnswers: ['count', 'limit'],
  badCharacters: [],
  unsupportedType: ['type'],
  numberRange: ['value'],
  boardMissing: [],
  badNumber: ['value'],
  description: [],
  unclosedAnswers: [],
  severalAnswerBlocks: [],
  strayText: [],
  itemTooLong: ['length', 'limit'],
  noSeparator: [],
  invalidQuestion: ['path'],
  madeUpValues: [],
  severalAttempts: [],
  itemTooLarge: [],
  scoringUnknown: [],
  severalQuestions: [],
  questionElsewhere: [],
  matchNotTaken: [],
  openRange: ['value'],
  // Questions that are taken, but incomplete or changed.
  unknownFields: ['fields'],
  rightNotMarked: [],
  keyFromStyle: ['value'],
  orderAsWritten: [],
  correctAnswerMissing: ['value'],
  answerAmbiguous: ['value'],
  answersDiffer: [],
  allMarked: [],
  answerOpen: [],
  answersListed: ['value'],
  matchingKept: [],
  columnsGuessed: ['count'],
  timeInvalid: ['value', 'min', 'max', 'default'],
  marksInvalid: ['value', 'min', 'max', 'default'],
  pictureNotTaken: ['reference'],
  fileMissing: ['file'],
  fileNotMedia: ['file'],
  fileNotTaken: ['file'],
  embedNotTaken: ['what'],
  explanationTooLong: ['length', 'limit'],
  explanationInvalid: [],
  hintsNotTaken: ['limit', 'length'],
  groupNotTaken: ['limit'],
  partialCreditDropped: ['answer', 'percent'],
  wildcardDropped: ['answer'],
  severalRightMadeMsq: [],
  scoringNotTaken: [],
  weightsEvened: [],
  answerDropped: ['answer'],
  patternDropped: ['pattern'],
  caseIgnored: [],
  sampleDropped: [],
  markingNotesDropped: [],
  emptyPlacesDropped: ['count'],
  unitDropped: ['unit'],
  groupsMerged: [],
  areasMadeSpots: [],
  gapsMadeQuestions: [],
  mediaNotPlaced: ['file'],
  dateCell: ['value'],
  cellNotRead: ['cell'],
  rowHidden: [],
} as const satisfies Record<string, readonly string[]>;

export type ReasonCode = keyof typeof REASON_VALUES;

export type ImportReason = {
  [Code in ReasonCode]: {
    readonly code: Code;
    readonly values: Readonly<Record<(typeof REASON_VALUES)[Code][number], string | number>>;
  };
}[ReasonCode];

/** Location of an item: a line of a text, a row of a sheet, a question by its number, or just the file. */
export type Place =
  | { readonly kind: 'file' }
  | { readonly kind: 'line' | 'row' | 'question' /** Counted from 1. */; readonly number: number };

/** What an item's reading was unsure of, for its author to say how it is meant. */
export interface Doubt {
  /** Indices of the questions concerned, from 0. */
  readonly questions: readonly number[];
  /** The lines they were read from. */
  readonly lines: string;
}

export interface ImportProblem {
  readonly place: Place;
  /** Start of the item's text, at most ITEM_LENGTH characters; empty for the file as a whole. */
  readonly item: string;
  readonly reason: ImportReason;
  /** Left out, taken for its author to finish, or taken with a change. */
  readonly severity: 'skipped' | 'unfinished' | 'changed';
  /** Present if the item was taken, but may be meant another way. */
  readonly doubt?: Doubt;
}

export const WHOLE_FILE: Place = { kind: 'file' };

/** Characters of an item that a problem shows. */
export const ITEM_LENGTH = 80;

/** Start of `text` on one line, enough to recognize an item. */
export function shortItem(text: string): string {
  // Cuts four times as much first, so that a text of megabytes costs nothing and no character is cut in half.
  const characters = [
    ...text
      .slice(0, ITEM_LENGTH * 4)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ];
  if (characters.length <= ITEM_LENGTH && text.length <= ITEM_LENGTH * 4) return characters.join('');
  return `${characters.slice(0, ITEM_LENGTH - 1).join('')}…`;
}

/** A problem with the file as a whole. */
export function fileProblem(
  reason: ImportReason,
  severity: ImportProblem['severity'] = 'skipped',
): ImportProblem {
  return { place: WHOLE_FILE, item: '', reason, severity };
}
