// What players see of the question that is written: drawn by the game's own scene, at the size of a phone, a laptop or the wall.

import {
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
import { previewPart } from '#src/areas/library/editor/preview/previewPart.tsx';
import { ScaledScreen } from '#src/areas/library/editor/preview/ScaledScreen.tsx';
import { useDraft } from '#src/areas/library/editor/useDraft.ts';
import { Segments } from '#src/host/options/Segments.tsx';
import '#src/areas/library/editor/preview/preview.css';

/** Brings the game. */
const PreviewScreen = previewPart(
  () => import('#src/areas/library/editor/preview/PreviewScreen.tsx'),
  (module) => module.PreviewScreen,
);

const SCREENS = ['phone', 'laptop', 'wall'] as const;
export type Screen = (typeof SCREENS)[number];
/** CSS pixels. */
const SIZES = {
  phone: { width: 390, height: 780 },
  laptop: { width: 1_280, height: 720 },
  wall: { width: 1_600, height: 900 },
} as const satisfies Record<Screen, { readonly width: number; readonly height: number }>;
/** Milliseconds between two drawings while one types. */
const PACE_MS = 80;

/** The screen that one looked at last, for the next question too. */
let lastScreen: Screen = 'phone';

export function PreviewPane(): ReactNode {
  const { t } = useTranslation('editor');
  const name = useId();
  const [screen, setScreen] = useState<Screen>(lastScreen);
  const choose = (next: Screen) => {
    lastScreen = next;
    setScreen(next);
  };
  return (
    <div className="preview-pane stack gap-2">
      <fieldset className="preview-choice rigid">
        <legend className="visually-hidden">{t('editor:preview.screen')}</legend>
        <Segments
          name={name}
          values={SCREENS}
          value={screen}
          labelOf={(each) => t(`editor:preview.${each}`)}
          onChange={choose}
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
  const [noText, player] = [t('editor:preview.noText'), t('editor:preview.player')];
  const noOption = useCallback(
    (number: number) => t('host:question.edit.lines.option.text', { number }),
    [t],
  );
  const total = questions.length;
  const previewed = usePaced(
    useMemo(
      () => question && { question, index, total, title, noText, noOption, player },
      [question, index, total, title, noText, noOption, player],
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

/** What stands there, and while it changes without a pause what stood there a moment ago. */
function usePaced<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const last = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, last.current + PACE_MS - performance.now());
    const timer = setTimeout(() => {
      last.current = performance.now();
      // In slices, and behind the next key where that comes first.
      startTransition(() => setShown(value));
    }, wait);
    return () => clearTimeout(timer);
  }, [value]);
  return shown;
}
