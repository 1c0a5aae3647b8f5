// @ts-check
/** Test results: the JSON reports of Vitest and Playwright as counts and readable failures. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../start/run.mjs';

/** @typedef {import('./steps.mjs').Results} Results */

/** @param {string} path absolute @returns {any} */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Strips colors and the test runner's own stack frames. @param {string} text */
const plain = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .join('\n')
    .trimEnd();

/**
 * A file that failed to load counts as one failure.
 * @param {string} path of Vitest's JSON report
 * @returns {Results}
 */
export function vitestResults(path) {
  /** @type {Results} */
  const results = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const file of read(path).testResults) {
    const name = relative(root, file.name);
    const cases = file.assertionResults;
    for (const test of cases) {
      if (test.status === 'passed') results.passed += 1;
      else if (test.status !== 'failed') results.skipped += 1;
      else {
        results.failed += 1;
        results.failures.push(
          `${name} > ${test.fullName}\n${plain((test.failureMessages ?? []).join('\n'))}`,
        );
      }
    }
    const failedOutsideTests =
      file.status === 'failed' && !cases.some((/** @type {any} */ test) => test.status === 'failed');
    if (failedOutsideTests) {
      results.failed += 1;
      results.failures.push(`${name}\n${plain(file.message ?? '')}`);
    }
  }
  return results;
}

/** Maximum length of the page's accessibility tree shown, in characters: enough to tell which page it is. */
const PAGE_SHOWN = 6_000;

/**
 * Attachments of a failed browser test, for readers of the log who can't open its files: the page as text,
 * and the last traffic on its connection.
 * @param {any} result of one run of a test
 * @returns {string[]}
 */
function circumstances({ attachments }) {
  return attachments.flatMap((/** @type {any} */ { name, path, body }) => {
    if (name === 'error-context' && existsSync(path)) {
      const page = /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8'))?.[1];
      return page
        ? [`A page (that of the failed expectation, else somebody's):\n${page.slice(0, PAGE_SHOWN)}`]
        : [];
    }
    if (name !== 'line' || !body) return [];
    return [`The line:\n${Buffer.from(body, 'base64').toString()}`];
  });
}

/**
 * @param {string} path of Playwright's JSON report
 * @returns {Results}
 */
export function playwrightResults(path) {
  const report = read(path);
  /** @type {Results} */
  const results = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const error of report.errors) {
    results.failed += 1;
    results.failures.push(plain(error.stack ?? error.message ?? String(error.value)));
  }
  /** @param {any} suite @param {readonly string[]} path */
  const walk = (suite, path) => {
    for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title]);
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected') results.passed += 1;
        else if (test.status === 'skipped') results.skipped += 1;
        else {
          results.failed += 1;
          const errors = test.results.flatMap((/** @type {any} */ result) => result.errors);
          const texts = errors.map((/** @type {any} */ error) => plain(error.stack ?? error.message ?? ''));
          texts.push(...test.results.flatMap(circumstances));
          results.failures.push(
            `${spec.file}:${spec.line} ${[...path.slice(1), spec.title].join(' > ')}\n${texts.join('\n')}`,
          );
        }
      }
    }
  };
  for (const suite of report.suites) walk(suite, [suite.title]);
  return results;
}
