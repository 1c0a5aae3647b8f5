// Base64, as pictures have it that are part of a text.

/** null if it isn't valid. Spaces and line breaks don't count. */
export function base64Bytes(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const characters = atob(base64);
    const bytes = new Uint8Array(characters.length);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = characters.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}
