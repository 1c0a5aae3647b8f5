// Judging the gaps of a CLOZE, on the server and wherever a revealed result is shown.

import type { ClozeKind } from '#core/questions/cloze/index.ts';
import { judgeTyped } from '#core/questions/typed/judge.ts';
import { comparedText } from '#core/questions/typed/texts.ts';

export type ClozeKey = Omit<ClozeKind['reveal'], 'type'>;

/** Returns what a text earns in a gap: 1, 0.5 for a number with a wrong unit, or 0. */
export function shareIn({ gaps, forgiveTypo, decimal }: ClozeKey): (text: string, gap: number) => number {
  const known = new Set(gaps.flatMap(({ accepted }) => accepted.map(comparedText)));
  return (text, place) => {
    const { accepted = [], number } = gaps[place] ?? {};
    return judgeTyped(
      text,
      accepted,
      { ...(number && { number }), ...(forgiveTypo && { forgiveTypo }), ...(decimal && { decimal }) },
      known,
    );
  };
}

/** Share of its worth that the text of each gap earns. */
export function judgedGaps(key: ClozeKey, texts: readonly string[]): readonly number[] {
  const share = shareIn(key);
  const each = key.gaps.map((_, gap) => texts[gap] ?? '');
  if (!key.anyOrder) return each.map(share);
  return bestAssignment(each.map((text) => key.gaps.map((_, gap) => share(text, gap))));
}

interface Assignment {
  readonly total: number;
  readonly shares: readonly number[];
}

/** `shares`: what each text would earn in each gap. Each gap goes to at most one text, so that they earn most. */
function bestAssignment(shares: readonly (readonly number[])[]): readonly number[] {
  let best = new Map<number, Assignment>([[0, { total: 0, shares: [] }]]);
  for (const row of shares) {
    const next = new Map<number, Assignment>();
    const keep = (used: number, before: Assignment, share: number): void => {
      const total = before.total + share;
      if (total >= (next.get(used)?.total ?? 0)) next.set(used, { total, shares: [...before.shares, share] });
    };
    for (const [used, before] of best) {
      keep(used, before, 0);
      for (const [gap, share] of row.entries())
        if (share > 0 && !(used & (1 << gap))) keep(used | (1 << gap), before, share);
    }
    best = next;
  }
  const assignments = [...best.values()];
  return assignments.reduce((most, each) => (each.total > most.total ? each : most)).shares;
}
