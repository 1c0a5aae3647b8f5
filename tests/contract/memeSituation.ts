// Situations in which the meme set calls are allowed.

import { callHttp, data, type Credentials, type PermittedCall } from '#tools/classroom/calls.ts';
import type { TestServer } from '#tests/support/testServer.ts';

/** The smallest possible GIF, in base64. */
export const DOT = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type MemeCall =
  | 'uploadMemePicture'
  | 'saveMemeSet'
  | 'getMemeSet'
  | 'deleteMemeSet'
  | 'restoreMemeSet'
  | 'getMemeSetGame';

/** A set with one picture. */
export async function memeSituation(
  server: TestServer,
  host: Credentials,
  name: MemeCall,
): Promise<PermittedCall> {
  switch (name) {
    case 'uploadMemePicture':
      return { request: { data: DOT }, who: host };
    case 'saveMemeSet':
    case 'getMemeSet':
    case 'deleteMemeSet':
    case 'restoreMemeSet':
    case 'getMemeSetGame': {
      const { picture } = data(await callHttp(server, 'uploadMemePicture', { data: DOT }, host));
      const memes = [{ trigger: 'correct', picture, caption: 'We did it', alt: '' }];
      const { set } = data(await callHttp(server, 'saveMemeSet', { name: 'Ours', memes }, host));
      return { request: { setId: set.id, name: 'Theirs', memes }, who: host };
    }
    default:
      return name satisfies never;
  }
}
