import { expect, it } from 'vitest';
import { boundedHtml, PASTED_HTML_MAX } from '#importers/pasted/pastedHtml.ts';

it('keeps HTML up to a bound', () => {
  const html = 'a'.repeat(PASTED_HTML_MAX);
  expect(boundedHtml(html)).toBe(html);
  expect(boundedHtml(`${html}a`)).toBe('');
});
