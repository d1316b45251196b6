import type { Api } from '@trattativa/contract/api';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import type { CommissionPay } from '@trattativa/domain/deals/negotiation-limits';
import { type ChosenFile, idsOf } from '../../files/uploads.ts';

/** The form of a proposal, as filled in and stored as a draft. Money in whole euros. */
export interface StartNegotiationValues {
  /** The kind of person proposed; only the id of this kind is sent. */
  whom: 'player' | 'staffMember';
  playerId: number | null;
  coachingStaffId: number | null;
  level: number | null;
  teamIds: TeamCard[];
  price: number | null;
  /** The unit of the commission. */
  commissionIn: 'euros' | 'percent';
  commission: number | null;
  commissionPay: CommissionPay;
  instalments: number | null;
  immediateAvailability: boolean;
  comments: string;
  files: ChosenFile[];
}

export const emptyProposal: StartNegotiationValues = {
  whom: 'player',
  playerId: null,
  coachingStaffId: null,
  level: null,
  teamIds: [],
  price: null,
  commissionIn: 'percent',
  commission: null,
  commissionPay: 'transactionCost',
  instalments: null,
  immediateAvailability: false,
  comments: '',
  files: [],
};

type Input = Api['Negotiation/CreateNegotiation']['input'];

export type Proposed = { playerId: number } | { coachingStaffId: number };

/** The proposed person; null until one is chosen. */
export function proposedIn({
  whom,
  playerId,
  coachingStaffId,
}: Pick<StartNegotiationValues, 'whom' | 'playerId' | 'coachingStaffId'>): Proposed | null {
  if (whom === 'player') return playerId === null ? null : { playerId };
  return coachingStaffId === null ? null : { coachingStaffId };
}

/** The input of the call. */
export function proposalInput(values: StartNegotiationValues, proposed: Proposed): Input {
  const inEuros = values.commissionIn === 'euros';
  const hasCommission = values.commission !== null;
  return {
    ...proposed,
    level: values.level as Input['level'],
    teamIds: values.teamIds.map(({ id }) => id),
    price: values.price,
    commissionAmount: inEuros ? values.commission : null,
    commissionPercent: inEuros ? null : values.commission,
    commissionPay: hasCommission && !inEuros ? values.commissionPay : null,
    commissionInstalments: hasCommission ? values.instalments : null,
    immediateAvailability: values.immediateAvailability,
    comments: values.comments.trim() || null,
    fileIds: idsOf(values.files),
  };
}
