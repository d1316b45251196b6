import type { AgreementOfDeal } from '@trattativa/domain/deals/clauses/clauses';
import type { OptionKind } from '@trattativa/domain/deals/options/deal-options';
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

/** What became of an option or an obligation to buy. */
export interface OptionChange extends AboutClauses {
  kind: OptionKind;
  /** Whether the club that pays acted, or the other side; null: nobody did. */
  isByPayer: boolean | null;
}

export interface ClauseEvents {
  'clauses.figureStated': FigureChange;
  'clauses.figureConfirmed': FigureChange;
  'clauses.figureDisputed': FigureChange;
  'clauses.fired': FiringChange;
  'clauses.takenBack': FiringChange;
  'clauses.optionExercised': OptionChange;
  'clauses.optionLapsed': OptionChange;
  /** An obligation to buy that depends on nothing, on its day. */
  'clauses.obligationDue': OptionChange;
}

const shown = z.object({ negotiationId: id });

export const clauseLive = {
  'clauses.figureStated': shown,
  'clauses.figureConfirmed': shown,
  'clauses.figureDisputed': shown,
  'clauses.fired': shown,
  'clauses.takenBack': shown,
  'clauses.optionExercised': shown,
  'clauses.optionLapsed': shown,
  'clauses.obligationDue': shown,
} satisfies Record<keyof ClauseEvents, z.ZodType>;
