/** Whether the player is under contract (spec §3). Names: `catalogue:contractualStatus.<id>`. */
export const contractualStatus = {
  free: 0,
  underContract: 1,
} as const;

export type ContractualStatus = (typeof contractualStatus)[keyof typeof contractualStatus];

export const contractualStatuses = [0, 1] as const satisfies readonly ContractualStatus[];
