import type { Api } from '@trattativa/contract/api';
import type { TeamCard } from '@trattativa/contract/teams/endpoints';

/** The form of a proposal as it is filled in and kept as a draft. Money in whole euros. */
export interface StartNegotiationValues {
  playerId: number | null;
  level: number | null;
  teamIds: TeamCard[];
  price: number | null;
  /** In which of the two the commission is meant. */
  commissionIn: 'euros' | 'percent';
  commission: number | null;
  immediateAvailability: boolean;
  comments: string;
}

export const emptyProposal: StartNegotiationValues = {
  playerId: null,
  level: null,
  teamIds: [],
  price: null,
  commissionIn: 'percent',
  commission: null,
  immediateAvailability: false,
  comments: '',
};

type Input = Api['Negotiation/CreateNegotiation']['input'];

/** What is sent. */
export function proposalInput(values: StartNegotiationValues & { playerId: number }): Input {
  const inEuros = values.commissionIn === 'euros';
  return {
    playerId: values.playerId,
    level: values.level as Input['level'],
    teamIds: values.teamIds.map(({ id }) => id),
    price: values.price,
    commissionAmount: inEuros ? values.commission : null,
    commissionPercent: inEuros ? null : values.commission,
    immediateAvailability: values.immediateAvailability,
    comments: values.comments.trim() || null,
  };
}
