import type { AgreementOfDeal } from '@trattativa/domain/deals/clauses/clauses';
import { z } from 'zod';
import { id } from '../../fields.ts';

/** What every event of a deal's clauses says; recipients are the two sides of the agreement. Figures and amounts are read through their gate. */
interface AboutClauses {
  negotiationId: number;
  agreement: AgreementOfDeal;
  /** Null for coaching staff, of whom it is the other id. */
  playerId: number | null;
  coachingStaffId: number | null;
  /** The transfer of the clubs; null: the offer. */
  transferId: number | null;
  /** The club that pays; whoever else hears of it is the other side. */
  teamId: number;
}

/** A step of a figure that one side states. */
export interface FigureChange extends AboutClauses {
  figureId: number;
  /** Whether the club that pays acted, or the other side. */
  isByPayer: boolean;
}

/** What the confirmed figures pay, or what a correction takes back. */
export interface FiringChange extends AboutClauses {
  /** How many times fired, or were taken back. */
  times: number;
  /** Whether the obligation to buy is among them. */
  hasObligation: boolean;
}

export interface ClauseEvents {
  'clauses.figureStated': FigureChange;
  'clauses.figureConfirmed': FigureChange;
  'clauses.figureDisputed': FigureChange;
  'clauses.fired': FiringChange;
  'clauses.takenBack': FiringChange;
}

const shown = z.object({ negotiationId: id });

export const clauseLive = {
  'clauses.figureStated': shown,
  'clauses.figureConfirmed': shown,
  'clauses.figureDisputed': shown,
  'clauses.fired': shown,
  'clauses.takenBack': shown,
} satisfies Record<keyof ClauseEvents, z.ZodType>;
