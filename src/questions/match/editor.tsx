// MATCH editor: prompts and partners side by side, and partners that match nothing.

import { Cable, GripVertical } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { type AuthoredPair, MATCH_LIMITS } from '#core/questions/match/index.ts';
import type { AuthoredItem } from '#core/questions/placing/authoring.ts';
import { faultsAt } from '#protocol/quizFaults.ts';
import { ItemsEditor } from '#src/questions/lines/ItemsEditor.tsx';
import { LinesEditor } from '#src/questions/lines/LinesEditor.tsx';
import { LineField } from '#src/questions/lines/LineField.tsx';
import { Identical } from '#src/questions/pieces/Identical.tsx';
import type { EditProps, QuestionEditor } from '#src/questions/questionEditor.ts';
import { useLatest } from '#src/ui/useLatest.ts';

/** A pair as a line: its prompt is the line's own text. */
interface PairLine {
  readonly text: string;
  readonly pair: AuthoredPair;
}

const lineOf = (pair: AuthoredPair): PairLine => ({ text: pair.prompt.text, pair });
const pairOf = ({ text, pair }: PairLine): AuthoredPair => ({ ...pair, prompt: { ...pair.prompt, text } });
const emptyPair = (text: string): PairLine => lineOf({ prompt: { text }, match: { text: '' } });
const isBlank = ({ text, pair }: PairLine) =>
  text.trim() === '' && pair.match.text.trim() === '' && !pair.match.media;
const EXTRA = (item: { readonly text: string }): AuthoredItem => ({ text: item.text });

const numberOf = (_: object, place: number) => (
  <>
    <span className="lead bold tabular">{place + 1}</span>
    <GripVertical size={16} aria-hidden="true" />
  </>
);

function Editor({ question, onChange, ...props }: EditProps<'MATCH'>): ReactNode {
  const { pairs, extras = [], format } = question;
  const { faults = [], correctionsOnly: fixed = false, RichText } = props;
  const { t } = useTranslation('host');
  const write = useLatest((place: number, text: string) => {
    const next = pairs.map((pair, at) => (at === place ? { ...pair, match: { ...pair.match, text } } : pair));
    onChange({ pairs: next }, `match ${place}`);
  });
  const behind = useCallback(
    ({ pair }: PairLine, place: number) => (
      <LineField
        label={t('host:question.edit.matchOf', { number: place + 1 })}
        value={pair.match.text}
        longest={CONTENT_LIMITS.optionText}
        RichText={RichText}
        onChange={(text) => write(place, text)}
      />
    ),
    [t, RichText, write],
  );
  return (
    <fieldset className="stack gap-2">
      <legend className="lines-legend strong">{t('host:question.edit.pairs')}</legend>
      <LinesEditor
        what="pair"
        lines={pairs.map(lineOf)}
        least={MATCH_LIMITS.minPairs}
        most={MATCH_LIMITS.maxPairs}
        longest={CONTENT_LIMITS.optionText}
        RichText={RichText}
        fixed={fixed}
        isBlank={isBlank}
        lineOf={({ text }) => emptyPair(text)}
        faultsAt={(place) =>
          place === null
            ? faultsAt(faults, 'pairs').filter(({ path }) => path.length === 1)
            : faultsAt(faults, 'pairs', place)
        }
        head={numberOf}
        behind={behind}
        onChange={(lines, typing) => onChange({ pairs: lines.map(pairOf) }, typing)}
      />
      <Identical
        items={pairs.map(({ match }) => match)}
        format={format}
        noteOf={(numbers) => t('host:question.edit.identicalMatches', { numbers })}
      />
      <span className="lines-legend strong">{t('host:question.edit.extras')}</span>
      <ItemsEditor
        {...props}
        what="item"
        field="extras"
        lines={extras}
        least={0}
        most={MATCH_LIMITS.maxExtras}
        lineOf={EXTRA}
        onChange={(lines, typing) => onChange({ extras: lines.length > 0 ? lines : undefined }, typing)}
        head={numberOf}
      />
    </fieldset>
  );
}

export const MATCH: QuestionEditor<'MATCH'> = { Icon: Cable, line: 'item', Editor };
