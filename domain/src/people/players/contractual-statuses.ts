import { namedIds } from '../../platform/named-ids.ts';

declare enum ContractualStatusNames {
  free = '0',
  underContract = '1',
}

/** Whether the player is under contract (spec §3). Names: `catalogue:contractualStatus.<id>`. */
export const contractualStatus = namedIds<typeof ContractualStatusNames>({
  free: 0,
  underContract: 1,
});

export type ContractualStatus = ContractualStatusNames;

export const contractualStatuses: readonly ContractualStatus[] = Object.values(contractualStatus);
