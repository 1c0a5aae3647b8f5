// Text field that shows formatting while it's written, and formulas as they're drawn.

import type { Node } from 'prosemirror-model';
import { undoInputRule } from 'prosemirror-inputrules';
import { type Command, EditorState, NodeSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type ReactNode, use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanCharacters } from '#core/content/cleanCharacters.ts';
import { markupActionOf, type MarkupAction } from '#src/areas/library/editor/markup/actions.ts';
import { type MarkupField, MarkupContext } from '#src/areas/library/editor/markup/useMarkup.ts';
import {
  activeActions,
  bracketed,
  deleteAhead,
  deleteBack,
  insertFormula,
  selectedFormula,
  splitLine,
  toggleList,
  toggleStyle,
} from '#src/areas/library/editor/richText/commands.ts';
import { formulaView } from '#src/areas/library/editor/richText/formulaView.ts';
import {
  isPlain,
  plainLines,
  readLines,
  wordsOf,
  writeLines,
} from '#src/areas/library/editor/richText/lines.ts';
import { STEP, typingRules } from '#src/areas/library/editor/richText/rules.ts';
import { PASTED_TEXT, pastedHtml } from '#src/areas/library/editor/richText/pasted.ts';
import { docOf, linesOf, schema } from '#src/areas/library/editor/richText/schema.ts';
import type { RichTextProps } from '#src/questions/richText.ts';
import '#src/ui/formatted/formatted.css';
import '#src/areas/library/editor/richText/richText.css';

/** A field's stored text. */
interface Stored {
  readonly source: string;
  readonly isPlain: boolean;
}

const read = ({ source, isPlain: plain }: Stored): Node =>
  docOf(plain ? plainLines(source) : readLines(source));

/** `plain`: true if text without formatting is stored as it is. */
function stored(doc: Node, plain: boolean): Stored {
  const lines = linesOf(doc);
  return plain && isPlain(lines)
    ? { source: wordsOf(lines), isPlain: true }
    : { source: writeLines(lines), isPlain: false };
}

export function RichText(props: RichTextProps): ReactNode {
  const markup = use(MarkupContext);
  if (!markup) throw new Error('RichText needs a MarkupContext above');
  const { value, hasLines } = props;
  const { i18n } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<EditorView>(null);
  const self = useRef<MarkupField>(null);
  const shown = useRef<Stored>({ source: value, isPlain: markup.isPlain });

  const fitting = (source: string) => source.length <= Math.max(props.limit, shown.current.source.length);
  const isFitting = (doc: Node) => fitting(stored(doc, markup.isPlain).source);

  /** Shows the new state, unless its text is too long or can't be stored. */
  const dispatch = useEffectEvent((view: EditorView, tr: Transaction) => {
    let state = view.state.apply(tr);
    if (tr.docChanged && tr.getMeta(SYNC) === undefined) {
      let next = stored(state.doc, markup.isPlain);
      let whole = 0;
      if (!fitting(next.source)) {
        // Interrupting a composition would break it, and it may still get shorter. Its last change can come
        // after its end.
        if (view.composing || tr.getMeta('composition') !== undefined) return view.updateState(state);
        const event: unknown = tr.getMeta('uiEvent');
        if (event !== 'paste' && event !== 'drop') {
          if (tr.getMeta(STEP) === true) markup.tellFull(props.limit);
          return view.updateState(view.state);
        }
        whole = next.source.length;
        state = state.apply(cutToFit(view.state.doc, state, isFitting));
        next = stored(state.doc, markup.isPlain);
      }
      const before = shown.current;
      if (next.source !== before.source || next.isPlain !== before.isPlain) {
        const isStep = tr.getMeta(STEP) === true || next.isPlain !== markup.isPlain;
        shown.current = next;
        const store = () => props.onChange(next.source);
        let isStored = true;
        if (isStep && !next.isPlain) isStored = markup.format(store);
        else store();
        if (!isStored) {
          shown.current = before;
          return view.updateState(view.state);
        }
      }
      props.onCut(whole);
    }
    view.updateState(state);
    if (view.hasFocus() && self.current) markup.select(self.current, activeActions(state));
  });

  /** The library would stop undo, redo, and the next question, which are the page's. */
  const isOfPage = useEffectEvent((event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey } = event;
    if (!ctrlKey && !metaKey) return false;
    if (key === 'Enter') props.onKeyDown?.(event);
    return /^([zy]|enter)$/i.test(key);
  });

  const keyDown = useEffectEvent((view: EditorView, event: KeyboardEvent): boolean => {
    props.onKeyDown?.(event);
    if (event.defaultPrevented) return true;
    if (event.isComposing) return false;
    const action = markupActionOf(event);
    const isFree = action === 'gap' && !props.hasGaps;
    if (action !== null && !isFree && self.current) {
      markup.act(action, self.current);
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const run = (command: Command) => command(view.state, view.dispatch);
    switch (event.key) {
      case 'Enter':
        if (selectedFormula(view.state) && self.current) markup.act('formula', self.current);
        else run(splitLine);
        return true;
      case 'Backspace':
        return run(undoInputRule) || run(deleteBack);
      case 'Delete':
        return run(deleteAhead);
      default:
        return false;
    }
  });

  const paste = useEffectEvent((view: EditorView, event: ClipboardEvent): boolean => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // A file alone is for the page.
    if (text === '') return (event.clipboardData?.files.length ?? 0) > 0;
    const { doc, selection } = view.state;
    const around = ([doc.cut(0, selection.from), doc.cut(selection.to)] as const).map(
      (part) => stored(part, markup.isPlain).source,
    ) as [string, string];
    if (!props.onPasteText?.(cleanCharacters(text).text, around)) return false;
    event.preventDefault();
    return true;
  });

  const openFormula = useEffectEvent((view: EditorView, pos: number) => {
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, pos)));
    if (self.current) markup.act('formula', self.current);
  });

  const focused = useEffectEvent((view: EditorView) => {
    if (self.current) markup.select(self.current, activeActions(view.state));
  });

  /** Shows what is stored, where it differs. */
  const sync = useEffectEvent((view: EditorView) => {
    const doc = read(shown.current);
    const changed = changedRange(view.state.doc, doc);
    if (!changed) return;
    const { from, toBefore, toAfter } = changed;
    view.dispatch(view.state.tr.replace(from, toBefore, doc.slice(from, toAfter)).setMeta(SYNC, true));
  });

  /** Cuts off what a composition has written beyond the limit. */
  const cutComposed = useEffectEvent((view: EditorView) => {
    if (view.isDestroyed || view.composing || isFitting(view.state.doc)) return;
    view.dispatch(cutToFit(read(shown.current), view.state, isFitting));
    if (!view.hasFocus()) sync(view);
  });

  /** After a composition at the limit, what fits of it is stored first. */
  const left = useEffectEvent((view: EditorView) => {
    if (isFitting(view.state.doc)) sync(view);
  });

  const attributes = useEffectEvent(({ doc }: EditorState): Record<string, string> => {
    const { label, labelledBy, describedBy, placeholder, invalid, enterKeyHint } = props;
    const isEmpty =
      doc.childCount === 1 && doc.firstChild?.content.size === 0 && !doc.firstChild.attrs['sign'];
    return {
      class: `rich-text formatted ${props.className}`,
      role: 'textbox',
      dir: 'auto',
      'aria-multiline': String(hasLines),
      'aria-invalid': String(invalid ?? false),
      ...(label !== undefined && { 'aria-label': label }),
      ...(labelledBy !== undefined && { 'aria-labelledby': labelledBy }),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(placeholder !== undefined && { 'aria-placeholder': placeholder }),
      ...(placeholder !== undefined && isEmpty && { 'data-placeholder': placeholder }),
      ...(enterKeyHint && { enterkeyhint: enterKeyHint }),
    };
  });

  const mount = useEffectEvent((element: HTMLElement) => {
    const view: EditorView = new EditorView(element, {
      state: EditorState.create({ doc: read(shown.current), plugins: [typingRules(hasLines)] }),
      attributes: (state) => attributes(state),
      dispatchTransaction: (tr) => dispatch(view, tr),
      nodeViews: { formula: (node) => formulaView(node, i18n.language) },
      handleKeyDown: (_, event) => keyDown(view, event),
      handleClickOn(_, __, node, pos, ___, direct) {
        if (!direct || node.type !== schema.nodes.formula) return false;
        openFormula(view, pos);
        return true;
      },
      handleDOMEvents: {
        keydown: (_, event) => isOfPage(event),
        focus: () => focused(view),
        blur: () => left(view),
        compositionend: () => void setTimeout(() => cutComposed(view), COMPOSED_MS),
        paste: (_, event) => paste(view, event),
        // Files dropped here are for the page.
        dragenter: hasFiles,
        dragover: hasFiles,
        drop: hasFiles,
      },
      transformPastedHTML: pastedHtml,
      clipboardTextParser(text, _, plain) {
        const { text: clean } = cleanCharacters(text.slice(0, PASTED_TEXT));
        const { content } = docOf(plain ? plainLines(clean) : readLines(clean));
        return schema.node('doc', null, content).slice(1, content.size - 1);
      },
      clipboardTextSerializer: ({ content }) => wordsOf(linesOf(content)),
    });
    return view;
  });

  const fits = useEffectEvent((view: EditorView, formula: Parameters<MarkupField['fits']>[0]) =>
    fitting(stored(insertFormula(view.state, formula).doc, false).source),
  );

  const asField = useEffectEvent((view: EditorView): MarkupField => {
    const run = (tr: Transaction) => view.dispatch(tr.setMeta(STEP, true));
    return {
      hasLines,
      hasGaps: props.hasGaps ?? false,
      limit: props.limit,
      focus: () => view.focus(),
      run(action: MarkupAction) {
        if (action === 'formula') return;
        view.focus();
        if (action === 'gap') return run(bracketed(view.state));
        const command =
          action === 'bullets' || action === 'numbers' ? toggleList(action) : toggleStyle(action);
        command(view.state, run);
      },
      formula() {
        const found = selectedFormula(view.state);
        const { from, to } = view.state.selection;
        const tex = view.state.doc.textBetween(from, to, ' ');
        return { isThere: found !== null, formula: found ?? { tex, display: false } };
      },
      fits: (formula) => fits(view, formula),
      put(formula) {
        view.focus();
        run(insertFormula(view.state, formula));
      },
    };
  });

  const join = useEffectEvent((view: EditorView) => {
    self.current = asField(view);
    const leave = markup.join(self.current);
    props.hold?.(view.dom);
    if (props.begins) view.focus();
    return leave;
  });
  const release = useEffectEvent(() => props.hold?.(null));

  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const view = mount(place.current);
    field.current = view;
    const leave = join(view);
    return () => {
      release();
      leave();
      field.current = null;
      view.destroy();
    };
  }, []);
  useLayoutEffect(() => {
    const view = field.current;
    if (!view) return;
    const { source, isPlain: wasPlain } = shown.current;
    if (source !== value || wasPlain !== markup.isPlain) {
      shown.current = { source: value, isPlain: markup.isPlain };
      sync(view);
    }
  }, [value, markup.isPlain]);
  useLayoutEffect(() => {
    // Applies attributes that have changed.
    field.current?.setProps({});
  });
  return <div ref={place} className="rich-text-place fill" />;
}

/** Milliseconds within which the library reads the end of a composition. */
const COMPOSED_MS = 50;

/** Meta key of a transaction that shows what is stored. */
const SYNC = 'sync';

const hasFiles = (_: EditorView, event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** The range that differs between two documents, which begins at the same place in both; null if none does. */
function changedRange(before: Node, after: Node) {
  const from = before.content.findDiffStart(after.content);
  const ends = before.content.findDiffEnd(after.content);
  if (from === null || !ends) return null;
  // Repeated characters count from both ends.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  return { from, toBefore: ends.a + overlap, toAfter: ends.b + overlap };
}

/** Removes the end of what `state` has besides `before`, as little as makes it fit. */
function cutToFit(before: Node, state: EditorState, fits: (doc: Node) => boolean): Transaction {
  const changed = changedRange(before, state.doc);
  if (!changed) return state.tr;
  const { from, toAfter: to } = changed;
  const cutAt = (at: number) => state.tr.delete(at, to);
  let [least, most] = [from, to];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fits(cutAt(middle).doc)) least = middle;
    else most = middle;
  }
  return cutAt(least);
}
