// Loads the question kinds that few games have, with their words.

import i18next from 'i18next';
import { loadKinds } from '#core/questions/kinds.ts';

export async function loadLateKinds(): Promise<void> {
  await Promise.all([loadKinds(), i18next.loadNamespaces('kinds')]);
}
