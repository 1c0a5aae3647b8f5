// Display tree as plain data, for tests and the debug panel: labeled objects with their boxes and texts.

import { type Container, Text } from 'pixi.js';

export interface LabeledNode {
  readonly label: string;
  /** Rounded, in stage pixels: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly alpha: number;
  readonly texts: readonly string[];
}

/** Every visible object with a label, in drawing order. */
export function labeledTree(root: Container): LabeledNode[] {
  const nodes: LabeledNode[] = [];
  walk(root, 1, nodes);
  return nodes;
}

function walk(node: Container, alpha: number, nodes: LabeledNode[]): void {
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

/** Pixi labels everything with its class name; particles are transient and not part of the picture. */
function isOwn(label: string | null): label is string {
  return label !== null && /^[a-z]/.test(label) && label !== 'particles';
}

function textsIn(node: Container): string[] {
  const own =
    'text' in node && typeof node.text === 'string' ? [node.text] : node instanceof Text ? [node.text] : [];
  return [...own, ...node.children.filter((child) => child.visible && !isOwn(child.label)).flatMap(textsIn)];
}
