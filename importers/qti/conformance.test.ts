// Scoring cases of a QTI 2.2 player's conformance suite, graded as games grade.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { authorityOf, type Keyed, keyed } from '#core/questions/authority.ts';
import type { Answer } from '#core/questions/question.ts';
import { stream } from '#core/random/stream.ts';
import { packStored } from '#importers/files/zip.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { allIn, attribute, readQti, wordsOfQti } from '#importers/qti/qtiTree.ts';

const FOLDER = '../shared/data/import-fixtures/qti2-pie-conformance';
const hasData = existsSync(FOLDER);

interface Case {
  readonly name: string;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly expect: { readonly score?: number; readonly outcomes?: Readonly<Record<string, unknown>> };
}

const textOf = (path: string) => readFileSync(`${FOLDER}/${path}`, 'utf8');

/** Cases of a folder as `share expected of share graded`, or why they can't be graded. */
async function graded(folder: string): Promise<string | readonly string[]> {
  const xml = textOf(`${folder}/item.xml`);
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="260"/>';
  const archive = packStored([
    { name: 'imsmanifest.xml', bytes: new TextEncoder().encode('<manifest/>') },
    { name: 'item.xml', bytes: new TextEncoder().encode(xml) },
    { name: 'images/water-cycle.svg', bytes: new TextEncoder().encode(picture) },
  ]);
  const { quiz, problems } = await readQuizFile(archive, `${folder}.zip`);
  const [authored] = quiz.questions;
  if (!authored) return problems.find(({ place }) => place.kind === 'question')?.reason.code ?? 'noQuestions';
  const played: Keyed = keyed(authored, stream(1));
  const { cases } = JSON.parse(textOf(`${folder}/cases.json`)) as { cases: Case[] };
  const most = authored.marks ?? 1;
  const scored = cases.filter((each) => scoreOf(each) !== null);
  if (scored.length === 0) return 'not scored';
  return scored.map((each) => {
    const answer = answerOf(played, xml, Object.values(each.responses)[0]);
    const authority = authorityOf(played.question.type);
    const { right, of } = answer ? authority.grade(played, answer) : { right: 0, of: 1 };
    return `${(scoreOf(each) ?? 0) / most} ${right / of}`;
  });
}
