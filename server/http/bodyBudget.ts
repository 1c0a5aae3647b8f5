// Memory for bodies: counts the bytes that have come, and shares the room among addresses, and among the owners
// behind each of them. A school has one address.

/** Maximum bytes that have come and are not done with. */
export interface BodyLimits {
  readonly byOwner: number;
  readonly byAddress: number;
  readonly inAll: number;
}

export interface Sender {
  readonly address: string;
  readonly ownerId: string;
}

export interface CountedBody {
  /** Counts bytes that have come. */
  add(bytes: number): void;
  /** Nothing more comes; its bytes still need room. */
  end(): void;
  /** Its bytes no longer need room. */
  close(): void;
}

interface Body {
  /** What its bytes count toward: all, its address and its owner there. */
  readonly scopes: readonly string[];
  readonly refuse: () => void;
  bytes: number;
  isComing: boolean;
}

export class BodyBudget {
  readonly #limits: readonly number[];
  readonly #bodies = new Set<Body>();
  readonly #bytes = new Map<string, number>();

  constructor({ byOwner, byAddress, inAll }: BodyLimits) {
    this.#limits = [inAll, byAddress, byOwner];
  }

  /** `refuse` is called at most once, when others need the room more: the body is given up. */
  open({ address, ownerId }: Sender, refuse: () => void): CountedBody {
    const scopes = ['', address, `${address} ${ownerId}`];
    const body: Body = { scopes, refuse, bytes: 0, isComing: true };
    this.#bodies.add(body);
    return {
      add: (bytes) => {
        if (!this.#bodies.has(body)) return;
        this.#count(body, bytes);
        for (const [level, scope] of scopes.entries()) this.#makeRoom(scope, this.#limits[level] ?? 0);
      },
      end: () => {
        body.isComing = false;
      },
      close: () => this.#close(body),
    };
  }

  #count(body: Body, bytes: number): void {
    body.bytes += bytes;
    for (const scope of body.scopes) {
      const left = this.#bytesOf(scope) + bytes;
      if (left > 0) this.#bytes.set(scope, left);
      else this.#bytes.delete(scope);
    }
  }

  #bytesOf = (scope: string): number => this.#bytes.get(scope) ?? 0;

  #close(body: Body): void {
    if (this.#bodies.delete(body)) this.#count(body, -body.bytes);
  }

  #makeRoom(scope: string, limit: number): void {
    while (this.#bytesOf(scope) > limit) {
      const body = this.#heaviest(scope);
      if (!body) return;
      this.#close(body);
      body.refuse();
    }
  }

  /** Returns the latest body of the owner with the most bytes, at the address with the most bytes. */
  #heaviest(scope: string): Body | undefined {
    let heaviest: Body | undefined;
    for (const body of this.#bodies)
      if (body.isComing && body.bytes > 0 && body.scopes.includes(scope))
        if (!heaviest || !this.#isLighter(body, heaviest)) heaviest = body;
    return heaviest;
  }

  #isLighter(one: Body, other: Body): boolean {
    for (const [level, scope] of one.scopes.entries()) {
      const difference = this.#bytesOf(scope) - this.#bytesOf(other.scopes[level] ?? '');
      if (difference !== 0) return difference < 0;
    }
    return false;
  }
}
