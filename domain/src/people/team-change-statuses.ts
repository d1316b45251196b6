import { namedIds } from '../platform/named-ids.ts';

declare enum TeamChangeStatusNames {
  waits = '0',
  accepted = '1',
  refused = '2',
}

/** Statuses of a proposed change of a club's record, which staff review. */
export const teamChangeStatus = namedIds<typeof TeamChangeStatusNames>({
  waits: 0,
  accepted: 1,
  refused: 2,
});

export type TeamChangeStatus = TeamChangeStatusNames;

export const teamChangeStatuses: readonly TeamChangeStatus[] = Object.values(teamChangeStatus);
