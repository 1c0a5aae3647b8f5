import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { attempts } from '#core/authority/rules/attempts.ts';
import { life } from '#core/authority/rules/life.ts';
import { slides } from '#core/authority/rules/slides.ts';
import { FEATURES } from '#core/authority/engine/features.ts';
import type { AnyFeature } from '#core/authority/ruleSet.ts';
import { FEATURE_IDS } from '#core/features/features.ts';
import type { FeatureId } from '#core/room/feature.ts';
import { ERRORS } from '#protocol/errors.ts';
import type { FeatureFields, ProtocolFeature } from '#protocol/feature.ts';
import * as FIELDS from '#protocol/features/registry.ts';
import * as CALLS from '#protocol/features/operations.ts';
import { OPERATIONS } from '#protocol/operations.ts';
import type { ServerFeature } from '#server/features/feature.ts';
import * as SERVER from '#server/features/registry.ts';

/** Features without calls or fields of their own: their changes show in the room itself or in an option. */
const WITHOUT_WORDS: readonly FeatureId[] = ['companions', 'memes'];

const calls: Readonly<Record<string, ProtocolFeature>> = CALLS;
const server: Readonly<Record<string, ServerFeature>> = SERVER;

const RULES: Readonly<Record<FeatureId, AnyFeature>> = FEATURES;

const commandsOf = ({ playerCommands, hostCommands }: Pick<AnyFeature, 'playerCommands' | 'hostCommands'>) =>
  Object.keys({ ...playerCommands, ...hostCommands });

/** Command types named in the server's sources where commands are created. */
function sentTypes(): ReadonlySet<string> {
  const sources = ['server/operations', 'server/features', 'server/rooms'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const named = sources.flatMap((source) => [
    ...source.matchAll(
      /\btype: '(\w+)'|\b(?:hostCommand|playerCommand|run)\(\s*'(\w+)'|submitHostCommand\('(\w+)'/g,
    ),
  ]);
  return new Set(named.map(([, ...names]) => names.find((name) => name !== undefined) ?? ''));
}

it('sends every command of the core', () => {
  const sent = sentTypes();
  const known = [life, slides, attempts, ...Object.values(RULES)].flatMap(commandsOf);
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((type) => !sent.has(type))).toEqual([]);
});

it.each(FEATURE_IDS)('has handlers and protocol entries for %s', (id) => {
  const { operations = {} } = calls[id] ?? {};
  const { handlers = {} } = server[id] ?? {};
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(operations).sort());
  if (commandsOf(RULES[id]).length > 0) expect(Object.keys(operations)).not.toEqual([]);
  if (!WITHOUT_WORDS.includes(id)) expect([id in CALLS, id in FIELDS]).toContain(true);
});

it("has no entries for unknown features, and keeps each feature's errors to its own operations", () => {
  for (const id of [...Object.keys(CALLS), ...Object.keys(FIELDS), ...Object.keys(SERVER)])
    expect(FEATURE_IDS).toContain(id);
  const catalogue: Readonly<Record<string, FeatureFields>> = FIELDS;
  for (const [id, { operations }] of Object.entries(calls)) {
    const { errors = {} } = catalogue[id] ?? {};
    const foreign = Object.values(OPERATIONS).filter(({ name }) => !(name in operations));
    for (const error of Object.keys(errors)) {
      expect(ERRORS).toHaveProperty([error]);
      expect(foreign.flatMap((operation): readonly string[] => operation.errors)).not.toContain(error);
      expect(
        Object.values(operations).flatMap((operation): readonly string[] => operation.errors),
        id,
      ).toContain(error);
    }
  }
});
