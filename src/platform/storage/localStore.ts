// The few values a page needs before it shows anything: in localStorage, which answers immediately however
// slow the disk.

export interface LocalStore {
  /** The stored value; null if there is none. */
  read(key: string): unknown;
  /** Accepts JSON values. */
  write(key: string, value: unknown): void;
  /** True if everything written here outlives the page; false if the browser refuses. */
  readonly lasting: () => boolean;
}

type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

const PREFIX = 'quizpeak:';

/** `open` returns the browser's store, and throws if it is blocked. */
export function createLocalStore(open: () => TextStore = () => localStorage): LocalStore {
  /** Values that the browser refused; kept for this visit. */
  const refused = new Map<string, unknown>();
  let readable = true;

  function textOf(key: string): string {
    try {
      const text = open().getItem(PREFIX + key);
      readable = true;
      return text ?? 'null';
    } catch {
      readable = false;
      return 'null';
    }
  }

  return {
    read(key) {
      if (refused.has(key)) return refused.get(key);
      const text = textOf(key);
      try {
        return JSON.parse(text);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(PREFIX + key, JSON.stringify(value));
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    lasting: () => readable && refused.size === 0,
  };
}
