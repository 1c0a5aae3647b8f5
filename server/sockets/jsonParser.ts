/**
 * Socket.IO parser for packets that are JSON alone, as all of the game's are: it searches none of them for
 * binary data, and encodes a push that many get alike only once.
 */
import { Decoder, type Packet } from 'socket.io-parser';

class Encoder {
  /** The arguments encoded last, and their JSON. */
  #last: readonly [event: unknown, payload: unknown] | null = null;
  #json = '';

  encode({ type, nsp, id, data }: Packet): readonly [string] {
    const namespace = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${namespace}${id ?? ''}${data == null ? '' : this.#jsonOf(data)}`];
  }

  #jsonOf(data: unknown): string {
    if (!Array.isArray(data) || data.length !== 2) return JSON.stringify(data);
    const [event, payload] = data as [unknown, unknown];
    if (this.#last?.[0] !== event || this.#last?.[1] !== payload) {
      this.#last = [event, payload];
      this.#json = JSON.stringify(data);
    }
    return this.#json;
  }
}

export const jsonParser = { Encoder, Decoder };
