// Formula dialog: a TeX field with a drawing and the words for reading it aloud.

import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { readFormulaDrawing } from '#core/content/formulaDrawing.ts';
import {
  FORMULA_PARTS,
  type FormulaPart,
  placeFrom,
  readPlaces,
} from '#src/areas/library/editor/formula/emptyPlace.ts';
import { type DrawnFormula, useDrawing } from '#src/areas/library/editor/formula/useDrawing.ts';
import { rewrite } from '#src/areas/library/editor/markup/rewrite.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import '#src/areas/library/editor/formula/formula.css';
import '#src/questions/faultText.css';

export interface Formula {
  readonly tex: string;
  /** On its own line. */
  readonly display: boolean;
}

export interface FormulaDialogProps {
  /** Returns the initial formula, and whether it's already in the text. */
  readonly begin: () => { readonly formula: Formula; readonly isThere: boolean };
  /** Returns the text's character limit if the formula doesn't fit; null if it does. */
  readonly limitFor: (formula: Formula) => number | null;
  readonly onDone: (formula: Formula) => void;
  /** Closes without a change. */
  readonly onClose: () => void;
}

const LONGEST = CONTENT_LIMITS.optionText;

export function FormulaDialog({ begin, limitFor, onDone, onClose }: FormulaDialogProps): ReactNode {
  const { t } = useTranslation('editor');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [{ formula, isThere }] = useState(begin);
  const [tex, setTex] = useState(formula.tex);
  const [display, setDisplay] = useState(formula.display);
  /** The part that is full, and its limit in characters. */
  const [full, setFull] = useState<{ readonly what: 'formula' | 'text'; readonly max: number } | null>(null);
  const { drawn, isCurrent, complaint, isLost } = useDrawing(tex.trim());
  const { places, isBalanced } = readPlaces(tex);
  const gap = places.find(({ isGap }) => isGap);
  /** The formula whose gap has been shown; it can be inserted anyway. */
  const [shown, setShown] = useState<string | null>(null);
  const isReady = tex.trim() !== '' && isBalanced && !complaint;
  const put = () => {
    const done = { tex: tex.trim(), display };
    const max = limitFor(done);
    if (isReady && gap && shown !== tex) {
      setShown(tex);
      field.current?.focus();
      field.current?.setSelectionRange(gap.end, gap.end);
      return;
    }
    if (isReady && max === null) return onDone(done);
    if (isReady && max !== null) setFull({ what: 'text', max });
    field.current?.focus();
  };
  const putLabel = isThere ? 'change' : gap && shown === tex ? 'insertAnyway' : 'insert';
  const write = (written: string) => {
    setFull(null);
    setTex(written);
  };
  useLayoutEffect(() => {
    // After the dialog has opened, because it takes the focus itself.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Dialog
      title={t('editor:formula.title')}
      description={t('editor:formula.body')}
      onClose={onClose}
      actions={
        <Button aria-disabled={!isReady} onClick={put}>
          {t(`editor:formula.${putLabel}`)}
        </Button>
      }
    >
      <div className="formula-drawn centered" data-old={!isCurrent}>
        {drawn ? (
          <FormulaPicture drawn={drawn} />
        ) : (
          <span className="muted" aria-hidden="true">
            {t('editor:formula.nothing')}
          </span>
        )}
      </div>
      <p className="hint formula-words" aria-live="polite">
        {drawn && isCurrent && t('editor:formula.aloud', { words: drawn.words })}
        {isLost && t('editor:formula.lost')}
      </p>
      <div className="field">
        <label htmlFor={id}>{t('editor:formula.tex')}</label>
        <textarea
          ref={field}
          id={id}
          className="input formula-tex"
          dir="ltr"
          rows={2}
          maxLength={LONGEST}
          value={tex}
          placeholder="\frac{1}{2}"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          enterKeyHint="done"
          aria-invalid={complaint !== null}
          aria-describedby={`${id}-complaint ${id}-empty ${id}-full`}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event;
            if (nativeEvent.isComposing) return;
            if (key === 'Tab' && !ctrlKey && !altKey && !metaKey) {
              const { selectionStart, selectionEnd } = event.currentTarget;
              const to = shiftKey ? placeFrom(tex, selectionStart, -1) : placeFrom(tex, selectionEnd, 1);
              if (to === null) return;
              event.preventDefault();
              event.currentTarget.setSelectionRange(to, to);
            }
            if (key !== 'Enter' || shiftKey) return;
            event.preventDefault();
            put();
          }}
        />
        {/* Always mounted, so that its changes are announced. */}
        <div aria-live="polite">
          {complaint && (
            <p id={`${id}-complaint`} className="fault-line flex gap-2 items-start formula-complaint strong">
              <CircleAlert size={18} />
              {t(`editor:formula.complaint.${complaint.code}`, { said: complaint.said })}
            </p>
          )}
          {gap && (isCurrent || shown === tex) && (
            <p id={`${id}-empty`} className="formula-fault strip caption">
              <TriangleAlert size={18} />
              {t('editor:formula.empty')}
            </p>
          )}
          {full && (
            <p id={`${id}-full`} className="fault-line flex gap-2 items-start formula-complaint strong">
              <CircleAlert size={18} />
              {t(`editor:formula.full.${full.what}`, { max: full.max })}
            </p>
          )}
        </div>
      </div>
      <fieldset className="formula-parts grid gap-2">
        <legend className="visually-hidden">{t('editor:formula.parts')}</legend>
        {FORMULA_PARTS.map((part) => (
          <button
            key={part.name}
            type="button"
            className="formula-part"
            aria-label={t(`editor:formula.part.${part.name}`)}
            title={t(`editor:formula.part.${part.name}`)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (field.current && !putPart(field.current, part)) setFull({ what: 'formula', max: LONGEST });
            }}
          >
            <span aria-hidden="true">{part.shown}</span>
          </button>
        ))}
      </fieldset>
      <label className="formula-display strip">
        <input type="checkbox" checked={display} onChange={(event) => setDisplay(event.target.checked)} />
        {t('editor:formula.display')}
      </label>
    </Dialog>
  );
}

function FormulaPicture({ drawn: { svg, words } }: { readonly drawn: DrawnFormula }): ReactNode {
  const drawing = readFormulaDrawing(svg);
  if (!drawing) return null;
  const { url, width, height } = drawing;
  const style = { '--formula': `url("${url}")`, width: `${width}em`, aspectRatio: width / height };
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as a mask it has the color of the text
  return <span className="formula-picture" role="img" aria-label={words} style={style as CSSProperties} />;
}

/**
 * Inserts the part around the selection and moves the caret to where typing continues. Returns true if it
 * fit.
 */
function putPart(field: HTMLTextAreaElement, { tex }: FormulaPart): boolean {
  const { value, selectionStart: from, selectionEnd: to } = field;
  const chosen = value.slice(from, to);
  const hole = tex.indexOf('#');
  const [head, tail] = [tex.slice(0, hole), tex.slice(hole + 1)];
  const text = value.slice(0, from) + head + chosen + tail + value.slice(to);
  // With the first place filled by the selection, typing continues in the next.
  const next = chosen === '' ? -1 : tail.indexOf('{}');
  const at = from + head.length + chosen.length + (next < 0 ? 0 : next + 1);
  return rewrite(field, { text, start: at, end: at });
}
