// Makes a file of a game's results: fetches the report, writes the tables, gives it to the browser to keep.

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostView } from '#core/views/hostView.ts';
import { importPage } from '#src/app/lazyPage.tsx';
import {
  answersTable,
  type Exported,
  featureTables,
  overviewTable,
  playedAt,
  playersTable,
  questionsTable,
} from '#src/areas/reports/exportTables.ts';
import { wholeReport } from '#src/areas/reports/reports.ts';
import { fileName, keepFile } from '#src/host/files/keepFile.ts';
import { useHost } from '#src/areas/hosts/useHost.ts';
import { type FailureType, failureType } from '#src/services/requests/requestError.ts';

export const FORMATS = ['csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

export type ExportState =
  | { readonly status: 'idle' }
  /** `players` are fetched by now. */
  | { readonly status: 'fetching'; readonly players: number }
  | { readonly status: 'writing' }
  | { readonly status: 'failed'; readonly format: Format; readonly problem: FailureType };

export interface Export {
  readonly state: ExportState;
  /** Gives the name of the file; null where it came to nothing. */
  readonly start: (format: Format) => Promise<string | null>;
  readonly cancel: () => void;
}

export function useExport(view: HostView): Export {
  const host = useHost();
  const { t } = useTranslation(['reports', 'host']);
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function made(exported: Exported, format: Format): Promise<Blob> {
    if (format === 'csv') {
      const { csvText } = await importPage(() => import('#src/host/files/csvText.ts'));
      return new Blob([csvText(answersTable(exported, t, { alone: true }).rows)], {
        type: 'text/csv;charset=utf-8',
      });
    }
    const { workbook } = await importPage(() => import('#src/areas/reports/writeWorkbook.ts'));
    const [overview, ...tables] = [overviewTable, playersTable, questionsTable, answersTable].map((table) =>
      table(exported, t),
    );
    return workbook([
      ...(overview ? [{ ...overview, heads: false }] : []),
      ...[...tables, ...featureTables(exported, t)].map((table) => ({ ...table, heads: true })),
    ]);
  }

  return {
    state,
    async start(format) {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const show = (next: ExportState) => {
        if (!signal.aborted) setState(next);
      };
      show({ status: 'fetching', players: 0 });
      try {
        const report = await wholeReport(host, view.room.hash, {
          signal,
          onPlayers: (players) => show({ status: 'fetching', players }),
        });
        show({ status: 'writing' });
        const file = await made({ view, report }, format);
        if (signal.aborted) return null;
        const name = fileName(view.room.title, playedAt(report).first ?? Date.now(), format);
        keepFile(file, name);
        show({ status: 'idle' });
        return name;
      } catch (error) {
        show({ status: 'failed', format, problem: failureType(error) });
        return null;
      }
    },
    cancel() {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
