import { anyPoints } from '#core/views/figures.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { rowName } from '#scenes/parts/model.ts';
import { numberMessage, message, type Message } from '#scenes/message.ts';

export const PEAK_TITLE: Message = message('mysticPeak:wall.title');

/** The leader; null while no one has points. */
export function peakLead({ board }: Pick<ProjectorView, 'board'>): Message | null {
  const [first] = board && anyPoints(board.rows) ? board.rows : [];
  return first
    ? message('mysticPeak:wall.lead', { name: rowName(first), points: numberMessage(first.score) })
    : null;
}

export const peakLeadOrTitle = (view: Pick<ProjectorView, 'board'>): Message => peakLead(view) ?? PEAK_TITLE;
