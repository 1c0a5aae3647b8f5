// The class's order beside the right one: an item a row, the one that is most often out of order first.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shareOfHad } from '#core/views/figures.ts';
import { classOrder } from '#core/questions/reorder/index.ts';
import type { SpreadProps } from '#src/host/room/hostKind.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { WordsOrPicture } from '#src/ui/formatted/WordsOrPicture.tsx';
import '#src/questions/reorder/orderSpread.css';

export function OrderSpread({ question, reveal, distribution }: SpreadProps<'REORDER'>): ReactNode {
  const { t } = useTranslation('host');
  const { answered, unanswered, spread } = distribution;
  if (answered + unanswered === 0) return <p className="muted">{t('host:questions.noTexts')}</p>;
  // Those that the class has put at the same place stand as on the wall.
  const ofClass = classOrder(question, spread, reveal);
  // Without what is right there is no best and no worst either.
  const kept = reveal && spread.kept;
  const rows = kept ? ofClass.toSorted((a, b) => (kept[a.id] ?? 0) - (kept[b.id] ?? 0)) : ofClass;
  return (
    <table className="order-spread">
      <thead className="caption muted">
        <tr>
          <th scope="col">{t('host:question.order.item')}</th>
          {reveal && <th scope="col">{t('host:question.order.belongs')}</th>}
          <th scope="col">{t('host:question.order.class')}</th>
          {kept && <th scope="col">{t('host:question.order.kept')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((item) => {
          const count = kept?.[item.id] ?? 0;
          return (
            <tr key={item.id}>
              <th scope="row" className="breaks">
                {item.media && <Thumbnail media={item.media} />} <WordsOrPicture of={item} />
              </th>
              {reveal && <td className="tabular">{reveal.order.indexOf(item.id) + 1}</td>}
              <td className="tabular">{ofClass.indexOf(item) + 1}</td>
              {kept && (
                <td className="order-spread-kept tabular">
                  {count}
                  <span className="bar" aria-hidden="true">
                    <span
                      className="bar-fill"
                      style={{ width: `${100 * shareOfHad(count, distribution)}%` }}
                    />
                  </span>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
      {unanswered > 0 && (
        <tfoot className="muted">
          <tr>
            <th scope="row">{t('host:questions.unanswered')}</th>
            <td className="tabular" colSpan={3}>
              {unanswered}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
