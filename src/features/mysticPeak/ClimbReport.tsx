// A player's climb in the report: height, avalanches, and the stops of each camp.

import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { shownTier } from '#core/features/mysticPeak/tiers.ts';
import type {
  ClimbHistory,
  HostClimbView,
  PastCampView,
  ReportedStop,
} from '#core/features/mysticPeak/views.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import { secondsText } from '#src/ui/duration.ts';
import type { ReportEntry } from '#src/host/files/reportFeature.ts';
import { obstacleText } from '#src/features/mysticPeak/obstacleText.ts';
import { signedPoints } from '#src/ui/signedPoints.ts';
import '#src/features/mysticPeak/climbReport.css';
import { Section } from '#src/ui/Section.tsx';

type SectionProps = ReportEntry & { readonly room: RoomInfo };

export function ClimbReport({ player, reported, room }: SectionProps): ReactNode {
  const { climb } = player;
  const { mountain } = room;
  const { t } = useTranslation('reports');
  if (!climb || !mountain) return null;
  const tale = reported.climb;
  // Includes a camp with stops even if it wasn't passed.
  const camps = Math.max(climb.past.length, ...(tale?.stops.map(({ camp }) => camp) ?? []));
  if (camps === 0) return null;
  return (
    <Section className="card grid" title={t('reports:climb.title')}>
      <Facts player={player} climb={climb} camps={mountain.camps.length} room={room} tale={tale} />
      <ol className="climb-report-camps grid">
        {Array.from({ length: camps }, (_, index) => (
          <Camp
            // Camps keep their order and are never removed.
            // biome-ignore lint/suspicious/noArrayIndexKey: a camp is its place
            key={index}
            camp={index + 1}
            past={climb.past[index]}
            stops={tale?.stops.filter(({ camp }) => camp === index + 1) ?? []}
          />
        ))}
      </ol>
    </Section>
  );
}

interface FactsProps extends Pick<SectionProps, 'player' | 'room'> {
  readonly climb: HostClimbView;
  readonly camps: number;
  readonly tale: ClimbHistory | undefined;
}

function Facts({ player, climb, camps, room, tale }: FactsProps): ReactNode {
  const { t, i18n } = useTranslation('reports');
  const { rank, score } = player;
  const tier = shownTier({ rank, score, possible: climb.possible }, room.playerCount);
  const { given, suffered } = tale?.avalanches ?? {};
  const facts = [
    climb.peakAt === null
      ? t('reports:climb.height', { height: climb.height, camp: Math.min(climb.camp, camps), of: camps })
      : t(climb.mastered ? 'reports:climb.mastered' : 'reports:climb.peak', {
          when: new Date(climb.peakAt).toLocaleTimeString(i18n.language, { timeStyle: 'short' }),
        }),
    ...(tier ? [t('reports:climb.ofTier', { tier: t(`reports:climb.tier.${tier}`) })] : []),
    ...(climb.played > 0 ? [t('reports:climb.won', { won: climb.won, count: climb.played })] : []),
    ...(given && given.count > 0
      ? [t('reports:climb.given', { count: given.count, points: given.points })]
      : []),
    ...(suffered && suffered.points > 0
      ? [t('reports:climb.suffered', { count: suffered.count, points: suffered.points })]
      : []),
  ];
  return <p className="strong tabular">{facts.join(' · ')}</p>;
}

interface CampProps {
  readonly camp: number;
  /** undefined if it wasn't passed. */
  readonly past: PastCampView | undefined;
  readonly stops: readonly ReportedStop[];
}

function Camp({ camp, past, stops }: CampProps): ReactNode {
  const { t } = useTranslation('reports');
  const told = stops.filter(({ kind }) => kind !== 'levelUp');
  return (
    <li className="climb-report-camp grid gap-1">
      <h3>
        {t('reports:climb.campTitle', { camp })}
        {past && <span className="tag">{t(`reports:climb.role.${past.role}`)}</span>}
      </h3>
      <p>
        {past
          ? [
              t('reports:climb.camp', { points: past.points, right: past.firstGoes, of: past.of }),
              ...(past.passed > 0 ? [t('reports:climb.leftBehind', { count: past.passed })] : []),
            ].join(' · ')
          : t('reports:climb.notPassed')}
      </p>
      {told.length > 0 && (
        <ul className="climb-report-stops grid gap-1 caption tabular">
          {told.map((stop) => (
            <li key={`${stop.kind} ${stop.at}`}>
              <Suspense>
                <StopLine stop={stop} />
              </Suspense>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function StopLine({ stop }: { readonly stop: ReportedStop }): ReactNode {
  const { t, i18n } = useTranslation(['reports', 'host', 'powerups']);
  const time = stop.tookMs === null ? null : secondsText(stop.tookMs, i18n.language);
  return (
    <>
      {words()}
      {time !== null && <span className="muted"> · {time}</span>}
    </>
  );

  function words(): string {
    switch (stop.kind) {
      case 'levelUp':
        return '';
      case 'pathFinder':
        return chosen(
          t('reports:climb.stop.pathFinder'),
          stop.role && t(`reports:climb.role.${stop.role}`),
          stop.byClock,
        );
      case 'powerupSelection':
        return chosen(
          t('reports:climb.stop.powerupSelection'),
          stop.powerup && t(`powerups:${stop.powerup}.title`),
          stop.byClock,
        );
      case 'summit':
        return chosen(
          t('reports:climb.stop.summit'),
          stop.way && t(`reports:climb.summit.${stop.way}`),
          false,
        );
      case 'obstacle': {
        const { form, result, ...game } = obstacleText(t, stop);
        const came = [
          result,
          // The usual form goes without saying.
          ...(stop.form === 'moving' ? [] : [form]),
          ...(stop.points > 0 ? [signedPoints(i18n.language, stop.points)] : []),
        ];
        const what = t(`reports:climb.stop.${stop.isCampGame ? 'campGame' : 'obstacle'}`, game);
        return chosen(what, came.filter(Boolean).join(', '), false);
      }
      default:
        return stop satisfies never;
    }
  }

  function chosen(what: string, choice: string | null, byClock: boolean): string {
    return t(byClock ? 'reports:climb.byClock' : 'reports:climb.chosen', {
      what,
      choice: choice ?? t('reports:climb.result.open'),
    });
  }
}
