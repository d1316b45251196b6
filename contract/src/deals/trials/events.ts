import { z } from 'zod';
import { id, version } from '../../fields.ts';

/** The fields of every event of a trial; recipients are those of its negotiation. */
export interface TrialChange {
  negotiationId: number;
  playerId: number;
  teamId: number;
  /** The version after the change. */
  version: number;
}

export type TrialEvents = Record<
  'trial.planned' | 'trial.changed' | 'trial.kept' | 'trial.notKept',
  TrialChange
>;

const shown = z.object({ negotiationId: id, version });

export const trialLive = {
  'trial.planned': shown,
  'trial.changed': shown,
  'trial.kept': shown,
  'trial.notKept': shown,
} satisfies Record<keyof TrialEvents, z.ZodType>;
