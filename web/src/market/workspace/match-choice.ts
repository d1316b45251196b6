import type { Match } from '@trattativa/contract/market/matching/match';
import { levels } from '@trattativa/domain/people/levels';

/** Identifies a match on the screen. */
export const matchKey = ({ request, player }: Match) => `${request.id}-${player.id}`;

/** A proposal to write: one player at one level to several clubs. */
export interface ProposalToSend {
  playerId: number;
  level: (typeof levels)[number] | null;
  teamIds: number[];
}

/** The proposals of the chosen matches: one for each player and level, each club once. */
export function proposalsOf(chosen: readonly Match[]): ProposalToSend[] {
  const proposals = new Map<string, ProposalToSend>();
  for (const { player, request } of chosen) {
    const key = `${player.id} ${request.level}`;
    const proposal = proposals.get(key) ?? {
      playerId: player.id,
      level: levels.find((level) => level === request.level) ?? null,
      teamIds: [],
    };
    if (!proposal.teamIds.includes(request.teamId)) proposal.teamIds.push(request.teamId);
    proposals.set(key, proposal);
  }
  return [...proposals.values()];
}

/** The number of clubs among the chosen matches. */
export const clubsOf = (chosen: readonly Match[]): number =>
  new Set(chosen.map(({ request }) => request.teamId)).size;
