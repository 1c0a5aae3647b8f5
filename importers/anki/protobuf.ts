// Protocol buffers, as far as Anki's newer files need them: the fields of a message by number.

export type ProtobufValue = number | Uint8Array<ArrayBuffer>;

/** Fields in order; a message that is cut off has those before the cut. */
export function fieldsOf(message: Uint8Array<ArrayBuffer>): readonly (readonly [number, ProtobufValue])[] {
  const fields: [number, ProtobufValue][] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 1; at < message.length; shift *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 0x7f) * shift;
      if (byte < 0x80) break;
    }
    return value;
  };
  while (at < message.length) {
    const tag = varint();
    const type = tag % 8;
    const field = Math.floor(tag / 8);
    if (type === 0) fields.push([field, varint()]);
    else {
      const length = type === 2 ? varint() : type === 1 ? 8 : type === 5 ? 4 : message.length;
      fields.push([field, message.subarray(at, at + length)]);
      at += length;
    }
  }
  return fields;
}

/** The text of a field; '' if it's missing. */
export function textField(message: Uint8Array<ArrayBuffer>, number: number): string {
  const [, value] = fieldsOf(message).find(([field]) => field === number) ?? [];
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : '';
}

export function numberField(message: Uint8Array<ArrayBuffer>, number: number): number {
  const [, value] = fieldsOf(message).find(([field]) => field === number) ?? [];
  return typeof value === 'number' ? value : 0;
}
