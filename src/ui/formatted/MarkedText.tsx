// Renders formatting marks; loaded with the first text that has any.

import { type CSSProperties, Fragment, type ReactNode } from 'react';
import {
  type Block,
  type FormattedProps,
  type MarkedPiece,
  type Piece,
  blocksOf,
  piecesOf,
} from '#src/ui/formatted/pieces.ts';
import { useTranslation } from 'react-i18next';
import { useFormula } from '#src/ui/formatted/formulas.ts';
import '#src/ui/formatted/formatted.css';

/** A list item's bullet or number, and the space after it. */
const SIGN = /^(?:•|\d{1,3}[.)]) /;

/** Built from spans: list elements aren't allowed in headings, paragraphs and buttons. */
export function MarkedText({ words }: FormattedProps): ReactNode {
  return (
    <span className="formatted">
      {blocksOf(piecesOf(words)).map((block, place) => (
        // Neither blocks nor pieces have ids, and they never move.
        <Fragment key={place}>{drawnBlock(block)}</Fragment>
      ))}
    </span>
  );
}

function drawnBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'words':
      return <Pieces pieces={block.pieces} />;
    case 'code':
      return (
        <code className="formatted-block" dir="ltr">
          {block.words}
        </code>
      );
    case 'list':
      return (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <span className="formatted-list" role="list">
          {block.items.map((item, place) => (
            <Item key={place} item={item} />
          ))}
        </span>
      );
  }
}

function Item({ item }: { readonly item: MarkedPiece }): ReactNode {
  const sign = SIGN.exec(item.words)?.[0] ?? '';
  const [first, ...others] = item.pieces;
  const pieces = typeof first === 'string' ? [first.slice(sign.length), ...others] : item.pieces;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span className="formatted-item" role="listitem">
      {sign !== '' && <span className="formatted-sign">{sign}</span>}
      <span>
        <Pieces pieces={pieces} />
      </span>
    </span>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  return pieces.map((piece, place) => (
    <Fragment key={place}>{typeof piece === 'string' ? piece : <MarkedWords {...piece} />}</Fragment>
  ));
}

function MarkedWords({ mark, words, pieces }: MarkedPiece): ReactNode {
  switch (mark.style) {
    case 'bold':
      return (
        <strong>
          <Pieces pieces={pieces} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Pieces pieces={pieces} />
        </em>
      );
    case 'code':
      return <code dir="ltr">{words}</code>;
    case 'sub':
      return <sub>{mark.source ?? words}</sub>;
    case 'sup':
      return <sup>{mark.source ?? words}</sup>;
    case 'formula':
      return <FormulaSign source={mark.source ?? ''} words={words} />;
    case 'item':
      return <Pieces pieces={pieces} />;
  }
}

/**
 * A formula as the server draws it, in the color of the surrounding text; its words until the drawing has
 * loaded.
 */
interface FormulaSignProps {
  /** The mark's source. */
  readonly source: string;
  /** Readable text shown in its place. */
  readonly words: string;
}

function FormulaSign({ source, words }: FormulaSignProps): ReactNode {
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
