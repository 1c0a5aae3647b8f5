// A formula as the server draws it, in the colour of the words around it; its words until it is there.

import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormula } from '#src/ui/formatted/formulas.ts';

export interface FormulaSignProps {
  /** Of its mark. */
  readonly source: string;
  /** What reads well in its place. */
  readonly words: string;
}

export function FormulaSign({ source, words }: FormulaSignProps): ReactNode {
  const { i18n } = useTranslation();
  const formula = useFormula(source, i18n.language);
  if (!formula) return <bdi dir="ltr">{words}</bdi>;
  const { width, height, depth, url } = formula;
  const style = {
    width: `${width}em`,
    aspectRatio: `${width} / ${height}`,
    '--depth': `${depth}em`,
    '--formula': `url("${url}")`,
  } as CSSProperties;
  return <svg className="formatted-formula" role="img" aria-label={formula.words ?? words} style={style} />;
}
