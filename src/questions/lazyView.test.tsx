// @vitest-environment happy-dom
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyView } from '#src/questions/lazyView.tsx';

const Twin = (): ReactNode => <p>here</p>;
afterEach(() => vi.unstubAllGlobals());

it('shows a twin that loaded for the previous question between its first render and its effects', async () => {
  // Effects run in a task of their own, as in a real browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  let come: (twin: typeof Twin) => void = () => undefined;
  const Lazy = lazyView(() => new Promise<typeof Twin>((resolve) => (come = resolve)));
  const Next = (): ReactNode => {
    useLayoutEffect(() => come(Twin), []);
    return <Lazy />;
  };
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(<Lazy key="first" />);
  await vi.waitFor(() => expect(place.textContent).toBe(''));
  await new Promise((resolve) => setTimeout(resolve, 20));
  root.render(<Next key="next" />);
  await vi.waitFor(() => expect(place.textContent).toBe('here'));
  root.unmount();
});
