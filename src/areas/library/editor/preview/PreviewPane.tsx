// Preview of the question being edited, drawn by the game's own scene on a phone, a laptop, or the projector.

import {
  type CSSProperties,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { previewPart } from '#src/areas/library/editor/preview/previewPart.tsx';
import { useDraft, useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { childrenOf } from '#core/questions/authoring.ts';
import type { Previewed } from '#src/areas/library/editor/preview/previewView.ts';
import type { EditorSession, PreviewedScreen as Screen } from '#src/areas/library/editor/sync/openSession.ts';
import { ambiences } from '#src/game/ambience.ts';
import { playerFeatures } from '#src/game/features.ts';
import { questionTwins } from '#src/game/twins/questionTwin.ts';
import { projectorParts } from '#src/host/projector/projectorParts.ts';
import { hostFeatures } from '#src/host/room/hostFeature.ts';
import { hostKinds } from '#src/host/room/hostKind.ts';
import type { LineName } from '#src/questions/lines/linesEditorProps.ts';
import { withNeeds } from '#src/ui/lazyPage.tsx';
import { Segments } from '#src/host/options/Segments.tsx';
import '#src/areas/library/editor/preview/preview.css';

/** Loads the game's code. */
const PreviewScreen = previewPart(
  () =>
    withNeeds(import('#src/areas/library/editor/preview/PreviewScreen.tsx'), [
      playerFeatures,
      questionTwins,
      hostFeatures,
      hostKinds,
      projectorParts,
      ambiences,
    ]),
  'PreviewScreen',
);

const SCREENS = ['phone', 'laptop', 'wall'] as const satisfies readonly Screen[];
/** CSS pixels. */
const SIZES = {
  phone: { width: 390, height: 780 },
  laptop: { width: 1_280, height: 720 },
  wall: { width: 1_600, height: 900 },
} as const satisfies Record<Screen, { readonly width: number; readonly height: number }>;
/** Minimum milliseconds between updates while typing. */
const PACE_MS = 80;

export function PreviewPane(): ReactNode {
  const { t } = useTranslation('editor');
  const name = useId();
  const session = useEditorSession();
  const screen = useStore(session.screen);
  return (
    <div className="preview-pane stack gap-2">
      <fieldset className="preview-choice rigid">
        <legend className="visually-hidden">{t('editor:preview.screen')}</legend>
        <Segments
          name={name}
          values={SCREENS}
          value={screen}
          labelOf={(each) => t(`editor:preview.${each}`)}
          onChange={(next) => session.screen.setState(next)}
        />
      </fieldset>
      <Followed screen={screen} />
    </div>
  );
}

function Followed({ screen }: { readonly screen: Screen }): ReactNode {
  const { t } = useTranslation(['editor', 'host']);
  const questions = useDraft(({ draft }) => draft.questions);
  const title = useDraft(({ draft }) => draft.title);
  const selected = useDraft((state) => state.selected);
  const place = questions.findIndex(({ id }) => id === selected);
  const index = Math.max(0, place);
  const question = questions[index] ?? null;
  const child = useStore(useEditorSession().child);
  const [noText, player] = [t('editor:preview.noText'), t('editor:preview.player')];
  const nameOf = useCallback(
    (line: LineName, number: number) => t(`host:question.edit.lines.${line}.text`, { number }),
    [t],
  );
  const total = questions.length;
  const previewed = usePaced(
    useMemo(
      () => question && { ...shown(question, child), index, total, title, noText, nameOf, player },
      [question, child, index, total, title, noText, nameOf, player],
    ),
  );
  return previewed ? (
    <ScaledScreen {...SIZES[screen]} look={screen}>
      <PreviewScreen key={screen} screen={screen} previewed={previewed} />
    </ScaledScreen>
  ) : (
    <p className="muted">{t('editor:preview.nothing')}</p>
  );
}

type Child = ReturnType<EditorSession['child']['getState']>;

/** The question, or the one that is being edited inside it. */
function shown(question: DraftQuestion, child: Child): Pick<Previewed, 'question' | 'within'> {
  if (child?.of !== question.id) return { question };
  const children = childrenOf(question);
  const own = children[child.place];
  if (!own) return { question };
  return {
    question: { ...own, id: `${question.id}-${child.place}` },
    within: { parent: question, number: child.place + 1, count: children.length },
  };
}

/** Throttles a value that changes continuously. */
function usePaced<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const last = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, last.current + PACE_MS - performance.now());
    const timer = setTimeout(() => {
      last.current = performance.now();
      // A transition, which yields to the next keystroke.
      startTransition(() => setShown(value));
    }, wait);
    return () => clearTimeout(timer);
  }, [value]);
  return shown;
}

interface ScaledScreenProps {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device to draw around it. */
  readonly look: string;
  readonly children: ReactNode;
}

function ScaledScreen({ width, height, look, children }: ScaledScreenProps): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.3);
  useEffect(() => {
    const element = room.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const fit = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0) setScale(Math.min(1, clientWidth / width, clientHeight / height));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);
  return (
    <div ref={room} className="scaled-room flex items-start">
      <div
        className="scaled rigid"
        data-look={look}
        style={
          {
            '--scale': scale,
            width: Math.round(width * scale),
            height: Math.round(height * scale),
          } as CSSProperties
        }
      >
        <div className="scaled-screen" style={{ width, height, transform: `scale(${scale})` }}>
          {children}
        </div>
      </div>
    </div>
  );
}
