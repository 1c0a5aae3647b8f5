// A display tree in words, for tests and the debug panel: what carries a label, where it stands and what it says.

import { type Container, Text } from 'pixi.js';

export interface LabelledNode {
  readonly label: string;
  /** Rounded, in stage pixels: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly alpha: number;
  readonly texts: readonly string[];
}

/** Everything visible with a label, in drawing order. */
export function labelledTree(root: Container): LabelledNode[] {
  const nodes: LabelledNode[] = [];
  walk(root, 1, nodes);
  return nodes;
}

function walk(node: Container, alpha: number, nodes: LabelledNode[]): void {
  if (!node.visible || node.alpha === 0) return;
  const total = alpha * node.alpha;
  if (isOwn(node.label)) {
    const { x, y, width, height } = node.getBounds();
    nodes.push({
      label: node.label,
      box: [Math.round(x), Math.round(y), Math.round(width), Math.round(height)],
      alpha: Math.round(total * 100) / 100,
      texts: textsIn(node),
    });
  }
  for (const child of node.children) walk(child, total, nodes);
}

/** Pixi labels everything by its class; what is passing (particles) is no part of the picture. */
function isOwn(label: string | null): label is string {
  return label !== null && /^[a-z]/.test(label) && label !== 'particles';
}

function textsIn(node: Container): string[] {
  const own =
    'text' in node && typeof node.text === 'string' ? [node.text] : node instanceof Text ? [node.text] : [];
  return [...own, ...node.children.filter((child) => child.visible && !isOwn(child.label)).flatMap(textsIn)];
}
