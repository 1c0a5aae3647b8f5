// The policies for the order of questions, by the names that modes give them: features bring them, and the engine hands them in.

import type { OrderPolicy } from '#core/authority/order/policy.ts';
import type { Room } from '#core/authority/state.ts';
import type { Order } from '#core/modes/mode.ts';
import { orderIn } from '#core/modes/registry.ts';

const policies: { [Name in Order]?: OrderPolicy } = {};

export function handInOrders(all: readonly { readonly [Name in Order]?: OrderPolicy }[]): void {
  Object.assign(policies, ...all);
}

export function policyOf(room: Pick<Room, 'type' | 'options'>): OrderPolicy {
  const order = orderIn(room);
  const policy = policies[order];
  if (!policy) throw new RangeError(`nobody has handed in the order ${order}`);
  return policy;
}
