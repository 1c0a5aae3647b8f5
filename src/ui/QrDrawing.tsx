import { type ReactNode, useMemo } from 'react';
import { qrMatrix, qrPath } from '#src/ui/qr.ts';

/** Light modules that a scanner needs around the code. */
const QUIET = 3;

export interface QrDrawingProps {
  readonly text: string;
  /** Translated, says where the code leads. */
  readonly label: string;
}

export function QrDrawing({ text, label }: QrDrawingProps): ReactNode {
  const drawn = useMemo(() => {
    const matrix = qrMatrix(text);
    return matrix && { size: matrix.length, path: qrPath(matrix) };
  }, [text]);
  if (!drawn) return null;
  const side = drawn.size + 2 * QUIET;
  return (
    <svg
      className="qr rigid"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} fill="var(--qp-color-ink)" />
    </svg>
  );
}
