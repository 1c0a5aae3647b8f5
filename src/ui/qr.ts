// QR codes as rows of modules, for the page and the projector.

import { create } from 'qrcode';

export type QrMatrix = readonly (readonly boolean[])[];

/** Row by row, true is dark; null if the text doesn't fit into a code. */
export function qrMatrix(text: string): QrMatrix | null {
  try {
    const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
    return Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (__, x) => data[y * size + x] === 1),
    );
  } catch {
    return null;
  }
}

/** SVG path with one rectangle for each run of dark modules in a row. */
export function qrPath(matrix: QrMatrix): string {
  const parts: string[] = [];
  for (const [y, row] of matrix.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (row[end]) end += 1;
      parts.push(`M${x} ${y}h${end - x}v1h-${end - x}z`);
      x = end;
    }
  }
  return parts.join('');
}
