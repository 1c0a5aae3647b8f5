import { describe, expect, it } from 'vitest';
import { BodyBudget } from '#server/http/bodyBudget.ts';

const LIMITS = { byOwner: 25, byAddress: 50, inAll: 120 };

/** A budget, and bodies by name: `school ana 2` is Ana's second at the school. */
function bodies() {
  const budget = new BodyBudget(LIMITS);
  const refused: string[] = [];
  const open = (name: string, bytes = 0) => {
    const [address = '', ownerId = ''] = name.split(' ');
    const body = budget.open({ address, ownerId }, () => refused.push(name));
    body.add(bytes);
    return body;
  };
  return { open, refused };
}

describe('the room for bodies', () => {
  it('is not taken by those that send nothing', () => {
    const { open, refused } = bodies();
    for (let n = 0; n < 1_000; n += 1) open(`school eve ${n}`);
    open('school ana', 25);
    expect(refused).toEqual([]);
  });

  it('has a part for each owner, whose latest body gives way', () => {
    const { open, refused } = bodies();
    const first = open('school ana 1', 15);
    open('school ana 2', 10);
    open('school ben', 20);
    first.add(1);
    expect(refused).toEqual(['school ana 2']);
    first.add(9);
    expect(refused).toHaveLength(1);
    first.add(1);
    expect(refused).toEqual(['school ana 2', 'school ana 1']);
  });

  it('is shared fairly among the owners at an address', () => {
    const { open, refused } = bodies();
    const [ana, ben] = [open('school ana', 24), open('school ben', 24)];
    const cleo = open('school cleo', 2);
    expect(refused).toEqual([]);
    ben.add(1);
    expect(refused).toEqual(['school ben']);
    cleo.add(22);
    expect(refused).toHaveLength(1);
    ana.close();
    open('school dora', 24);
    expect(refused).toHaveLength(1);
  });

  it('is shared fairly among addresses', () => {
    const { open, refused } = bodies();
    for (const address of ['one', 'two']) for (const host of ['ana', 'ben']) open(`${address} ${host}`, 25);
    open('three ana', 20);
    open('four ana', 20);
    expect(refused).toEqual(['two ben']);
  });

  it('is kept by a body that has come until it is done with', () => {
    const { open, refused } = bodies();
    const first = open('school ana 1', 20);
    first.end();
    const second = open('school ana 2', 10);
    expect(refused).toEqual(['school ana 2']);
    second.close();
    second.add(10);
    first.close();
    first.close();
    open('school ana 3', 25);
    expect(refused).toHaveLength(1);
  });
});
