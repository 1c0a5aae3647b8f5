import type { ByPlayer, OfSeat } from '#core/authority/origins.ts';

/** The extra life as it is offered for the question that was answered last. */
export interface LifeOffer {
  readonly q: number;
  /** Until when the player may take it, in ms of the server's clock; null without a timer. */
  readonly until: number | null;
  /** The streak that the answer has ended: who takes the offer has it again. */
  readonly streak: number;
}

interface ByExtraLife {
  /** Whether the question is asked by the extra life. */
  readonly byExtraLife?: true;
}

export interface ExtraLifeTypes {
  readonly attempt: {
    /** While the player has to decide whether to take it; null where it is not offered. */
    readonly lifeOffer: LifeOffer | null;
  };
  readonly open: ByExtraLife;
  readonly response: ByExtraLife;
  /** Uses the extra life on the question that it is offered for, or does without it there. */
  readonly playerCommand: {
    readonly type: 'extraLife';
    readonly questionId: string;
    readonly use: boolean;
  } & ByPlayer;
  readonly event:
    | ({
        /** Behind the answer that it is offered for. */
        readonly type: 'extraLifeOffered';
        readonly at: number;
        readonly offer: LifeOffer;
      } & OfSeat)
    /** The player keeps it: the answer is final. */
    | ({ readonly type: 'extraLifeDeclined'; readonly at: number } & OfSeat);
  readonly refusal: 'response.OFFER_OVER';
}
