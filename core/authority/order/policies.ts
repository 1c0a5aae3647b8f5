// Registry of order policies, by the names that modes use. Features supply them, and the engine registers
// them.

import type { OrderPolicy } from '#core/authority/order/policy.ts';
import type { Room } from '#core/authority/state.ts';
import type { Order } from '#core/modes/mode.ts';
import { orderIn } from '#core/modes/registry.ts';

const policies: { [Name in Order]?: OrderPolicy } = {};

export function registerOrderPolicies(all: readonly { readonly [Name in Order]?: OrderPolicy }[]): void {
  Object.assign(policies, ...all);
}

export function policyOf(room: Pick<Room, 'type' | 'options'>): OrderPolicy {
  const order = orderIn(room);
  const policy = policies[order];
  if (!policy) throw new RangeError(`nobody has handed in the order ${order}`);
  return policy;
}
