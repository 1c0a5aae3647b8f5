// `npm run import -- FILE [--as FORMAT] [--out FILE]`: prints the quiz to standard output, notes
// about it to standard error.

import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import i18next from 'i18next';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { IMPORT_FORMAT_IDS } from '#importers/types.ts';
import words from '#locales/en/import.json' with { type: 'json' };
import { formatName, importLabels, placeText, reasonText } from '#src/areas/library/import/importTexts.ts';

const USAGE = `Usage: npm run import -- FILE [--as ${IMPORT_FORMAT_IDS.join('|')}] [--out FILE]`;

const say = (line: string) => process.stderr.write(`${line}\n`);
const refuse = (line: string): number => {
  say(line);
  return 1;
};

/** @returns the exit code: 0, or 1 if no question could be read */
export async function main(args: readonly string[]): Promise<number> {
  const asked = argumentsOf(args);
  if (typeof asked === 'string') return refuse(`${asked}\n${USAGE}`);
  const { file, as, out } = asked;
  const format = IMPORT_FORMAT_IDS.find((id) => id === as);
  if (as !== undefined && !format) return refuse(`Unknown format ${as}.\n${USAGE}`);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return refuse(`File not found: ${file}.`);
  const t = await english();
  const options = { labels: importLabels(t), ...(format && { format }) };
  const result = await readQuizFile(new Uint8Array(readFileSync(file)), basename(file), options);
  const { quiz, problems, files = [] } = result;
  const count = quiz.questions.length;
  const readAs = result.format ? formatName(t, result.format) : count > 0 ? 'text' : 'no known format';
  say(`${basename(file)}: ${readAs}`);
  say(`${count} ${count === 1 ? 'question' : 'questions'}, ${problems.length} to check`);
  for (const { place, item, reason, severity } of problems) {
    const at = item === '' ? placeText(t, place) : `${placeText(t, place)} “${item}”`;
    say(`  ${at}: ${reasonText(t, reason)} (${t(`page.severity.${severity}`)})`);
  }
  if (files.length > 0) say(`${files.length} media files stay in the archive`);
  if (count === 0) return 1;
  const json = `${JSON.stringify(quiz, null, 2)}\n`;
  if (out === undefined) process.stdout.write(json);
  else writeFileSync(out, json);
  return 0;
}

interface ImportArguments {
  readonly file: string;
  readonly as: string | undefined;
  readonly out: string | undefined;
}

/** Returns a sentence if the arguments are invalid. */
function argumentsOf(args: readonly string[]): ImportArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        out: { type: 'string' },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return 'Give one file.';
    return { file, as: values.as, out: values.out };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function english() {
  const instance = i18next.createInstance();
  await instance.init({
    lng: 'en',
    ns: ['import'],
    defaultNS: 'import',
    interpolation: { escapeValue: false },
    resources: { en: { import: words } },
  });
  return instance.getFixedT('en', 'import');
}
