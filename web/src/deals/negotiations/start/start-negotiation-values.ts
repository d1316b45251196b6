import type { Api } from '@trattativa/contract/api';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import type { CommissionPay } from '@trattativa/domain/deals/negotiation-limits';
import type { TransferKind } from '@trattativa/domain/people/players/transfer-kinds';
import { type ChosenFile, idsOf } from '../../../files/uploads.ts';

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
  /** What a club asks for its player; of nobody else. */
  asked: {
    kind: TransferKind;
    fee: number | null;
    loanUntil: string;
    wageSharePercent: number | null;
  };
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
  asked: { kind: 'permanent', fee: null, loanUntil: '', wageSharePercent: null },
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

/** The input of the call. A club asks for its player, and states neither transaction cost nor commission. */
export function proposalInput(values: StartNegotiationValues, proposed: Proposed, byClub: boolean): Input {
  if (byClub) return { ...commonInput(values, proposed), asked: askedInput(values.asked) };
  const inEuros = values.commissionIn === 'euros';
  const hasCommission = values.commission !== null;
  return {
    ...commonInput(values, proposed),
    price: values.price,
    commissionAmount: inEuros ? values.commission : null,
    commissionPercent: inEuros ? null : values.commission,
    commissionPay: hasCommission && !inEuros ? values.commissionPay : null,
    commissionInstalments: hasCommission ? values.instalments : null,
  };
}

function commonInput(values: StartNegotiationValues, proposed: Proposed): Input {
  return {
    ...proposed,
    level: values.level as Input['level'],
    teamIds: values.teamIds.map(({ id }) => id),
    immediateAvailability: values.immediateAvailability,
    comments: values.comments.trim() || null,
    fileIds: idsOf(values.files),
  };
}

/** Only the terms that the kind of deal has: what was typed for another kind is not sent. */
function askedInput({
  kind,
  fee,
  loanUntil,
  wageSharePercent,
}: StartNegotiationValues['asked']): Input['asked'] {
  if (kind === 'free') return { kind };
  return kind === 'loan' ? { kind, fee, loanUntil: loanUntil || null, wageSharePercent } : { kind, fee };
}
