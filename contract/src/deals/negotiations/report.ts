import { rejectionReasons } from '@trattativa/domain/deals/rejection-reasons';
import { coachingStaffRoles } from '@trattativa/domain/people/coaching-staff-roles';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { countryCode, oneOf, plainDate } from '../../fields.ts';
import { rejectionCauses } from './rejection-cause.ts';

/** The filters of the figures, all optional. */
export const reportFilter = z.strictObject({
  /** Days of the proposal (UTC), both included. */
  from: plainDate.optional(),
  to: plainDate.optional(),
  level: oneOf(levels).optional(),
  /** Role of a player; `staffRole` is that of a member of coaching staff. */
  role: oneOf(playerRoles).optional(),
  staffRole: oneOf(coachingStaffRoles).optional(),
  /** Country of the club. */
  country: countryCode.optional(),
});

export type ReportFilter = z.infer<typeof reportFilter>;

const count = z.number().int();

const figures = z.object({
  total: count,
  /** By status, 0 to 5. */
  statuses: z.array(count).length(6),
  /** The share of signed ones, in whole percent; null when there are none. */
  conversion: count.nullable(),
  /** Sums of the transaction costs in euros: of all, and of what is signed. */
  price: z.number(),
  signedPrice: z.number(),
});

export type ReportFigures = z.infer<typeof figures>;

/** `key` is `2026-09`, a level, `p9` or `s0` (role of a player or of coaching staff; empty when none is stated), a country. */
const row = figures.extend({ key: z.string() });

export type ReportRow = z.infer<typeof row>;

/** The median days from one act to the next, and of how many negotiations. */
export const reportSteps = ['sentToViewed', 'viewedToAnswer', 'signedToConfirmed', 'startToEnd'] as const;

export const negotiationsReport = z.object({
  all: figures,
  /** How many of all are of a proposal that nobody confirmed. */
  unconfirmed: count,
  periods: z.array(row),
  levels: z.array(row),
  roles: z.array(row),
  countries: z.array(row),
  /** Why negotiations ended: the cause, and the code of the reason where one was given. The most frequent first. */
  reasons: z.array(
    z.object({
      cause: z.enum(rejectionCauses),
      reasonCode: z.enum(rejectionReasons).nullable(),
      count,
    }),
  ),
  steps: z.array(z.object({ step: z.enum(reportSteps), days: z.number().nullable(), count })),
});

export type NegotiationsReport = z.infer<typeof negotiationsReport>;
