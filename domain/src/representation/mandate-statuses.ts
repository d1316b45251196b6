import { namedIds } from '../platform/named-ids.ts';

declare enum MandateStatusNames {
  proposed = '0',
  confirmed = '1',
  ended = '2',
  expired = '3',
  refused = '4',
}

/** Statuses of a mandate. Names: `mandates:status.<id>`. */
export const mandateStatus = namedIds<typeof MandateStatusNames>({
  proposed: 0,
  confirmed: 1,
  ended: 2,
  expired: 3,
  refused: 4,
});

export type MandateStatus = MandateStatusNames;

export const mandateStatuses: readonly MandateStatus[] = Object.values(mandateStatus);

/** The statuses to which somebody moves a mandate; it expires by itself. */
export type AnsweredMandateStatus = Exclude<
  MandateStatus,
  typeof mandateStatus.proposed | typeof mandateStatus.expired
>;
