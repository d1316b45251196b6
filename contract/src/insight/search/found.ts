import { z } from 'zod';
import { foundDeal, foundOffer, foundTransfer } from '../../deals/search/found.ts';
import { foundRequest } from '../../market/search/found.ts';
import { foundAgent, foundPlayer, foundTeam, namedPair } from '../../people/search/found.ts';
import { foundMessage } from '../../room/evidence/endpoints.ts';
import { foundConversation } from '../../room/search/found.ts';

/** What the search of the top bar finds: facts only; the screens make the sentences. */

/** The acts whose verbs the search knows. */
export const searchActs = ['propose', 'offer'] as const;

export type SearchAct = (typeof searchActs)[number];

export const found = z.object({
  players: z.array(foundPlayer),
  teams: z.array(foundTeam),
  agents: z.array(foundAgent),
  negotiations: z.array(foundDeal),
  offers: z.array(foundOffer),
  transfers: z.array(foundTransfer),
  requests: z.array(foundRequest),
  conversations: z.array(foundConversation),
  messages: z.array(foundMessage),
  pairs: z.array(namedPair),
  /** The act whose verb stands among the words, as in "propose Rossi to Ascoli". */
  act: z.enum(searchActs).nullable(),
});

export type Found = z.infer<typeof found>;
