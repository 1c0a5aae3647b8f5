/** Acknowledgements of a store's writers, compared with what later ones have found in it. */

interface Found {
  readonly events: number;
  readonly players: number;
}

/** Counts of everything that must be zero. */
export interface Faults {
  /** Acknowledged events that are missing, and what was written alongside them. */
  lost: number;
  doubled: number;
  /** Stored events that differ from what was written, and what contradicts them. */
  wrong: number;
  /** Deleted rooms that are back. */
  undeleted: number;
  /** Reports of bytes in the journal that can't be read. */
  damaged: number;
}

export const noFaults: Readonly<Faults> = { lost: 0, doubled: 0, wrong: 0, undeleted: 0, damaged: 0 };

export class Ledger {
  readonly faults: Faults = { ...noFaults };
  acknowledged = 0;
  /** How often a writer has verified the store. */
  verified = 0;
  stored = 0;
  readonly #events = new Map<string, number>();
  /** Numbers of the last events whose rooms' rows were written with them. */
  readonly #players = new Map<string, number>();
  /** Rooms that may be there or not. */
  readonly #deleting = new Set<string>();
  readonly #deleted = new Set<string>();

  /** Reads the output of a writer, or the part of it up to a moment at which all of that must be durable. */
  read(output: string): void {
    const found = new Map<string, Found>();
    // The last line may have been cut off in the middle of a number.
    for (const line of output.split('\n').slice(0, -1)) {
      const [word, room = '', ...numbers] = line.split(' ');
      const [events = 0, wrong = 0, doubled = 0, players = 0] = numbers.map(Number);
      if (word === 'stored') {
        found.set(room, { events, players });
        this.faults.wrong += wrong;
        this.faults.doubled += doubled;
      } else if (word === 'verified') this.#compare(found);
      else if (word === 'ack') {
        this.acknowledged += events - (this.#events.get(room) ?? 0);
        this.#events.set(room, events);
      } else if (word === 'players') this.#players.set(room, events);
      else if (word === 'deleting') this.#deleting.add(room);
      else if (word === 'deleted') this.#deleted.add(room);
      else if (line.startsWith('problem the journal is damaged')) this.faults.damaged++;
    }
  }

  /** Reads what a writer did while the store was copied: rooms that it deleted may be missing there. */
  readDeletions(output: string): void {
    for (const [, room = ''] of output.matchAll(/^deleting (.*)$/gm)) this.#deleting.add(room);
  }

  #compare(found: ReadonlyMap<string, Found>): void {
    for (const [room, last] of this.#events) {
      const { events, players } = found.get(room) ?? { events: 0, players: 0 };
      if (this.#deleted.has(room)) continue;
      if (events === 0 && this.#deleting.has(room)) {
        this.#deleted.add(room);
        continue;
      }
      this.faults.lost += Math.max(0, last - events);
      if (players < (this.#players.get(room) ?? 0)) this.faults.lost++;
    }
    for (const room of found.keys()) if (this.#deleted.has(room)) this.faults.undeleted++;
    this.verified++;
    this.stored = 0;
    // What has been seen must stay, acknowledged or not.
    this.#events.clear();
    this.#players.clear();
    this.#deleting.clear();
    for (const [room, { events, players }] of found) {
      this.stored += events;
      this.#events.set(room, events);
      this.#players.set(room, players);
    }
  }
}
