// Answer later: the button in the bar, and the notes when a postponed question returns.

import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { askedKey, type PlayerView } from '#core/views/playerView.ts';
import { answerOf } from '#src/game/draft.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { BarProps, PlayerFeature } from '#src/game/playerFeature.ts';
import {
  type Announcement,
  SKIP_TO_NEXT,
  type Phase,
  type PhaseSource,
  type Shown,
} from '#src/game/phases/phase.ts';
import { READY } from '#src/game/phases/ready.ts';

function LaterButton({ open, onIntent }: BarProps): ReactNode {
  const { t } = useTranslation('play');
  if (!open?.mayPostpone) return null;
  const { postponed: waiting } = open;
  return (
    <button type="button" className="bar-button" onClick={() => onIntent({ type: 'later' })}>
      <Hourglass size={18} />
      <span aria-hidden="true">{t('play:postpone.short')}</span>
      {waiting > 0 && (
        <span className="bar-button-count tabular text-center" aria-hidden="true">
          {waiting}
        </span>
      )}
      <span className="visually-hidden">
        {waiting === 0
          ? t('play:postpone.button')
          : `${t('play:postpone.button')} (${t('play:postpone.waiting', { count: waiting })})`}
      </span>
    </button>
  );
}

function AgainRow({ open, texts, onIntent }: BarProps): ReactNode {
  const { t } = useTranslation('play');
  const { notices } = useServices();
  if (!open?.wasPostponed) return null;
  const skipAll = async () => {
    const question = {
      title: t('play:postpone.skipTitle', { count: open.skippable.length }),
      body: t(texts.skipAll ?? 'play:postpone.skipBody'),
      confirm: t('play:postpone.skipConfirm'),
      cancel: t('play:postpone.skipStay'),
      danger: true,
    };
    if (await notices.confirm(question)) onIntent({ type: 'skipMany' });
  };
  return (
    <div className="game-note game-note--row row">
      <p>
        {t(open.deadline === null ? 'play:postpone.again' : 'play:postpone.againTimed', {
          count: open.postponed + 1,
        })}
      </p>
      {open.skippable.length > 0 && (
        <button type="button" className="bar-button" onClick={() => void skipAll()}>
          {t('play:postpone.skipAll')}
        </button>
      )}
    </div>
  );
}

/** Announces that a question was postponed, and that a postponed one has returned. */
function announcementsOf(previous: Shown | null, { view, scene }: Shown): readonly Announcement[] {
  const { slide } = view;
  if (!slide) return [];
  const waited = previous?.view.slide?.postponed ?? 0;
  if (!slide.question)
    return slide.postponed > waited
      ? [{ key: 'play:say.postponed', values: { count: slide.postponed } }]
      : [];
  const isNew = !previous || askedKey(previous.view) !== askedKey(view);
  const comesAgain =
    scene === 'question' && isNew && slide.state === 'active' && !slide.answered && slide.wasPostponed;
  return comesAgain ? [{ key: 'play:say.again' }] : [];
}

/** Milliseconds that the note about a postponed question stays. */
export const POSTPONED_MS = 1_500;

const phases: PhaseSource<'postponed'> = {
  feature: 'answerLater',
  place: 'beforeVerdict',
  ids: ['postponed'],
  open({ clock, lessMotion, settings }) {
    /** Number of postponed questions last announced, and when that note ends. */
    let said = { count: 0, until: 0 };
    const phase: Phase = {
      ...READY,
      id: 'postponed',
      endsAt: () => said.until,
      onEnd: (seat) => seat.openQuestions({}),
    };
    return {
      atStart({ view: { slide } }) {
        if (!settings().autoNext) return null;
        const count = slide?.postponed ?? 0;
        if (count !== said.count)
          said = { count, until: count > said.count ? clock.now() + POSTPONED_MS : said.until };
        if (count === 0) return null;
        return !lessMotion() && clock.now() < said.until ? phase : SKIP_TO_NEXT;
      },
    };
  },
};

/** `later`: answer this question at the end; `skipMany`: skip everything that's left. */
export interface LaterIntent {
  readonly type: 'later' | 'skipMany';
}

function laterIntents(seat: SeatAccess) {
  const { kept, room, takeView } = seat;
  const take = (answer: { readonly view: unknown }) => {
    kept.drop();
    takeView(answer);
  };
  return {
    /** Sends the draft along, so that it's restored when the question returns. */
    later() {
      const question = seat.openQuestion();
      if (!question) return;
      const draft = answerOf(question, seat.draft());
      seat.send('answerLater', { questionId: question.id, draft }, { take, isWanted: seat.whileOpen() });
    },
    /** Drops drafts and verdicts: skipped questions aren't reviewed one by one. */
    skipMany() {
      const left = room.getState().view?.slide?.skippable ?? [];
      if (!seat.openQuestion() || left.length === 0) return;
      const responses = left.map((questionId) => ({ questionId }));
      seat.send(
        'skipManyQuestions',
        { responses },
        {
          take(answer) {
            take(answer);
            const view = answer.view as PlayerView;
            if (view.me.isOver) seat.end(view);
          },
          isWanted: seat.whileOpen(),
        },
      );
    },
  };
}

export const answerLater: PlayerFeature = {
  intents: laterIntents,
  phases,
  OfQuestion: LaterButton,
  Row: AgainRow,
  announces: announcementsOf,
};
