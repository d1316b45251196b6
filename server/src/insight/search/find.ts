import type { searchEndpoints } from '@trattativa/contract/insight/search/endpoints';
import { findNegotiationsByWords, findOffersByWords, findTransfersByWords } from '../../deals/search.ts';
import { findRequestsByWords } from '../../market/search.ts';
import {
  findAgentsByWords,
  findPairsByWords,
  findPlayersByWords,
  findTeamsByWords,
  searchWords,
} from '../../people/search.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findConversationsByWords, findMessagesWith } from '../../room/search.ts';
import { parseSearch } from './parse-search.ts';

/** The most things shown of each kind. */
const max = {
  players: 6,
  teams: 4,
  agents: 4,
  negotiations: 4,
  offers: 3,
  transfers: 3,
  requests: 4,
  conversations: 4,
  messages: 3,
  pairs: 3,
} as const;

/**
 * Finds a few things of every kind that hold all the words. Each kind is searched by the module that owns it, by
 * its own rules of who sees what, all at the same time.
 */
export async function find(
  services: Services,
  { actor, input, language }: CallOf<typeof searchEndpoints.find>,
): Promise<OutputOf<typeof searchEndpoints.find>> {
  const { words, act } = parseSearch(input.text, language);
  const search = searchWords(words, language);
  const [players, teams, agents, negotiations, offers, transfers, requests, conversations, messages, pairs] =
    words.length === 0
      ? [[], [], [], [], [], [], [], [], [], []]
      : await Promise.all([
          findPlayersByWords(services, actor, search, max.players),
          findTeamsByWords(services, actor, words, max.teams),
          findAgentsByWords(services, actor, words, max.agents),
          findNegotiationsByWords(services, actor, words, max.negotiations),
          findOffersByWords(services, actor, words, max.offers),
          findTransfersByWords(services, actor, words, max.transfers),
          findRequestsByWords(services, actor, search, max.requests),
          findConversationsByWords(services, actor, words, max.conversations),
          findMessagesWith(services, actor, words.join(' '), max.messages),
          findPairsByWords(services, actor, search, max.pairs),
        ]);
  return {
    players,
    teams,
    agents,
    negotiations,
    offers,
    transfers,
    requests,
    conversations,
    messages,
    pairs,
    act,
  };
}
