// A game whose host wants little motion for everybody (specification 2, section 3): the page around its stage keeps still, too.

import { useEffect } from 'react';

/** While `calm`, style sheets move nothing, whatever the reader's own setting says. */
export function useCalmPage(calm: boolean): void {
  useEffect(() => {
    if (!calm) return undefined;
    const { dataset } = document.documentElement;
    dataset['calm'] = '';
    return () => {
      delete dataset['calm'];
    };
  }, [calm]);
}
