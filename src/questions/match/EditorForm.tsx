// MATCH editor: prompts and partners side by side, and partners that match nothing.

import { GripVertical } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { type AuthoredPair, MATCH_LIMITS } from '#core/questions/match/index.ts';
import type { AuthoredItem } from '#core/questions/placing/authoring.ts';
import type { ListItem } from '#importers/pasted/listMarks.ts';
import { listFaults } from '#protocol/quizFaults.ts';
import { isBlank as isBlankItem, ItemsEditor } from '#src/questions/lines/ItemsEditor.tsx';
import { LinesEditor, listIn } from '#src/questions/lines/LinesEditor.tsx';
import { LineField } from '#src/questions/lines/LineField.tsx';
import { useLinePictures } from '#src/questions/lines/useLinePictures.tsx';
import { pastedPairs, TAB } from '#src/questions/match/pasted.ts';
import { DisplayField } from '#src/questions/pieces/DisplayField.tsx';
import { Identical } from '#src/questions/pieces/Identical.tsx';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { useLatest } from '#src/ui/useLatest.ts';
import '#src/questions/match/matchEditor.css';

/** A pair as a line, of which the prompt is the line's own text and picture. */
interface PairLine extends AuthoredItem {
  readonly match: AuthoredItem;
}

const lineOf = ({ prompt, match }: AuthoredPair): PairLine => ({ ...prompt, match });
const pairOf = ({ match, ...prompt }: PairLine): AuthoredPair => ({ prompt, match });
const EXTRA = ({ text }: AuthoredItem): AuthoredItem => ({ text });
const isBlank = (line: PairLine) => isBlankItem(line) && isBlankItem(line.match);

function newLine({ text }: AuthoredItem): PairLine {
  const [prompt = '', match = ''] = text.split(TAB);
  return { text: prompt, match: { text: match } };
}

const readPasted = (pasted: string): readonly ListItem[] => {
  const pairs = pastedPairs(pasted);
  return pairs.length > 0 ? pairs : listIn(pasted);
};

const numberOf = (_: object, place: number) => (
  <>
    <span className="lead bold tabular">{place + 1}</span>
    <GripVertical size={16} aria-hidden="true" />
  </>
);

export function Editor({ question, onChange, ...props }: EditProps<'MATCH'>): ReactNode {
  const { pairs, extras = [], format } = question;
  const { faults = [], correctionsOnly: fixed = false, RichText, PictureSlot } = props;
  const { t } = useTranslation('host');
  const lines = pairs.map(lineOf);
  const write = (next: readonly PairLine[], typing?: string) => onChange({ pairs: next.map(pairOf) }, typing);
  const writeMatches = useLatest((matches: readonly AuthoredItem[], typing?: string) =>
    write(
      lines.map((line, at) => ({ ...line, match: matches[at] ?? line.match })),
      typing && `match ${typing}`,
    ),
  );
  const matches = pairs.map(({ match }) => match);
  const writeText = useLatest((place: number, text: string) => {
    const own = matches[place];
    if (own) writeMatches(matches.with(place, { ...own, text }), `${place}`);
  });
  const pictured = { PictureSlot, fixed };
  const { before, behind: promptSlot } = useLinePictures({
    ...pictured,
    what: 'pair',
    lines,
    onChange: write,
  });
  const { before: matchPicture, behind: matchSlot } = useLinePictures({
    ...pictured,
    what: 'match',
    lines: matches,
    onChange: writeMatches,
  });
  const behind = useCallback(
    (line: PairLine, place: number) => (
      <>
        {promptSlot(line, place)}
        <div className="pair-match">
          {matchPicture(line.match, place)}
          <LineField
            label={t('host:question.edit.lines.match.text', { number: place + 1 })}
            value={line.match.text}
            longest={CONTENT_LIMITS.optionText}
            RichText={RichText}
            onChange={(text) => writeText(place, text)}
          />
          {matchSlot(line.match, place)}
        </div>
      </>
    ),
    [t, RichText, promptSlot, matchPicture, matchSlot, writeText],
  );
  return (
    <fieldset className="stack gap-2">
      <legend className="lines-legend strong">{t('host:question.edit.pairs')}</legend>
      <LinesEditor
        what="pair"
        lines={lines}
        least={MATCH_LIMITS.minPairs}
        most={MATCH_LIMITS.maxPairs}
        longest={CONTENT_LIMITS.optionText}
        RichText={RichText}
        fixed={fixed}
        isBlank={isBlank}
        read={readPasted}
        lineOf={newLine}
        faultsAt={(place) => listFaults(faults, 'pairs', place)}
        head={numberOf}
        before={before}
        behind={behind}
        onChange={write}
      />
      <Identical
        items={matches}
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
        onChange={(next, typing) =>
          onChange({ extras: next.length > 0 ? next : undefined }, typing && `extra ${typing}`)
        }
        head={numberOf}
      />
      <DisplayField question={question} correctionsOnly={fixed} onChange={onChange} />
    </fieldset>
  );
}
