// Ids generated on the device, so that editing works offline.

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const QUESTION_ID_LENGTH = 12;

/** Generates the id of a question within its draft. */
export function newQuestionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(QUESTION_ID_LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Generates a quiz id, a random UUID. Pages served without TLS have no crypto.randomUUID. */
export function newQuizId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
