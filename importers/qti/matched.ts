// Pairs of two sets: a matching question if they're one to one, and groups if one side has several of the other.

import type { ImportItem } from '#importers/kinds.ts';
import type { ImportReason } from '#importers/problems.ts';
import { type Decision, nameOf } from '#importers/qti/qtiDecision.ts';

export interface Associable {
  readonly id: string;
  readonly item: ImportItem;
}

/**
 * `pairs` are ids of `left` with ids of `right`; others are ignored. `areGroups`: those on the right are groups,
 * even if none has several items.
 */
export function matched(
  left: readonly Associable[],
  right: readonly Associable[],
  pairs: readonly (readonly [string, string])[],
  areGroups = false,
): Decision {
  const from = partners(left, right, pairs);
  const to = partners(
    right,
    left,
    pairs.map(([one, other]) => [other, one]),
  );
  const most = (all: ReadonlyMap<string, readonly Associable[]>) =>
    Math.max(0, ...Array.from(all.values(), (each) => each.length));
  const [mostFrom, mostTo] = [most(from), most(to)];
  if (mostFrom === 0) return { code: 'noCorrectAnswer', values: {} };
  if (mostFrom === 1 && mostTo === 1 && !areGroups) {
    if (left.every(({ id }) => from.get(id)?.length === 1)) return match(left, right, from);
    if (right.every(({ id }) => to.get(id)?.length === 1)) return match(right, left, to);
  }
  if (mostFrom === 1) return classification(right, left, to);
  if (mostTo === 1) return classification(left, right, from);
  return { code: 'matchNotTaken', values: {} };
}

/** Partners of each, without duplicates. */
function partners(
  ones: readonly Associable[],
  others: readonly Associable[],
  pairs: readonly (readonly [string, string])[],
): ReadonlyMap<string, readonly Associable[]> {
  return new Map(
    ones.map(({ id }) => {
      const ids = new Set(pairs.flatMap(([one, other]) => (one === id ? other : [])));
      return [id, others.filter((other) => ids.has(other.id))];
    }),
  );
}

function match(
  prompts: readonly Associable[],
  matches: readonly Associable[],
  partnersOf: ReadonlyMap<string, readonly Associable[]>,
): Decision {
  const used = new Set<Associable>();
  const pairs = prompts.flatMap(({ id, item }) => {
    const [partner] = partnersOf.get(id) ?? [];
    if (!partner) return [];
    used.add(partner);
    return { prompt: item, match: partner.item };
  });
  const extras = matches.filter((each) => !used.has(each)).map(({ item }) => item);
  return { fields: { type: 'MATCH', pairs, ...(extras.length > 0 && { extras }) }, changes: [] };
}

function classification(
  groups: readonly Associable[],
  items: readonly Associable[],
  partnersOf: ReadonlyMap<string, readonly Associable[]>,
): Decision {
  if (groups.some(({ item }) => nameOf(item) === '')) return { code: 'matchNotTaken', values: {} };
  const used = new Set(Array.from(partnersOf.values()).flat());
  const extras = items.filter((each) => !used.has(each)).map(({ item }) => item);
  const changes = groups.flatMap(({ item }): ImportReason[] =>
    item.media ? [{ code: 'embedNotTaken', values: { what: item.media.type } }] : [],
  );
  return {
    fields: {
      type: 'CLASSIFICATION',
      groups: groups.map(({ id, item }) => ({
        name: nameOf(item),
        items: (partnersOf.get(id) ?? []).map((each) => each.item),
      })),
      ...(extras.length > 0 && { extras }),
    },
    changes,
  };
}
