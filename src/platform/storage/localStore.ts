// The few things that a page needs before it shows anything: in localStorage, which answers at once, however slow the disk.

export interface LocalStore {
  /** What lies there; null for nothing. */
  read(key: string): unknown;
  /** Takes what JSON can carry. */
  write(key: string, value: unknown): void;
  /** Whether all that is written here outlives the page; false where the browser refuses. */
  readonly lasting: () => boolean;
}

type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

const PREFIX = 'quizpeak:';

/** `open` gives the browser's store, and throws where that is blocked. */
export function createLocalStore(open: () => TextStore = () => localStorage): LocalStore {
  /** What the browser would not take: it holds for this visit. */
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
