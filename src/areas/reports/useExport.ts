// Export of a game's results: loads the report, writes the tables, and has the browser save the file.

import { useTranslation } from 'react-i18next';
import type { HostView } from '#core/views/hostView.ts';
import { importPage } from '#src/ui/lazyPage.tsx';
import {
  answersTable,
  type ExportedGame,
  featureTables,
  overviewTable,
  playedAt,
  playersTable,
  questionsTable,
} from '#src/areas/reports/exportTables.ts';
import { wholeReport } from '#src/areas/reports/reports.ts';
import { fileName } from '#src/host/files/downloadFile.ts';
import { type FileExportState, useFileExport } from '#src/host/files/useFileExport.ts';
import { useHost } from '#src/host/session/useHost.ts';

export const FORMATS = ['csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

type Step =
  /** `players`: number loaded so far. */
  { readonly status: 'fetching'; readonly players: number } | { readonly status: 'writing' };
export type ExportState = FileExportState<Format, Step>;

export interface Export {
  readonly state: ExportState;
  /** Resolves with the file's name; null if it failed or was canceled. */
  readonly start: (format: Format) => Promise<string | null>;
  readonly cancel: () => void;
}

export function useExport(view: HostView): Export {
  const host = useHost();
  const { t } = useTranslation(['reports', 'host', 'scenes']);
  const job = useFileExport<Format, Step>();

  async function made(exported: ExportedGame, format: Format): Promise<Blob> {
    if (format === 'csv') {
      const { csvText } = await importPage(() => import('#importers/sheets/csvText.ts'));
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
    ...job,
    async start(format) {
      const kept = await job.start(format, async (show, signal) => {
        show({ status: 'fetching', players: 0 });
        const report = await wholeReport(host, view, {
          signal,
          onPlayers: (players) => show({ status: 'fetching', players }),
        });
        show({ status: 'writing' });
        const file = await made({ view, report }, format);
        return {
          file,
          name: fileName(
            t('reports:fileTitle', { title: view.room.title }),
            playedAt(report).first ?? Date.now(),
            format,
          ),
        };
      });
      return kept?.name ?? null;
    },
  };
}
