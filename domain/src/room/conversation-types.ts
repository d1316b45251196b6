import { namedIds } from '../platform/named-ids.ts';

declare enum ConversationTypeNames {
  negotiation = '1',
  oneToOne = '2',
  group = '3',
}

/** Kinds of conversation in the negotiation room (spec §3). Names: `catalogue:conversationType.<id>`. */
export const conversationType = namedIds<typeof ConversationTypeNames>({
  negotiation: 1,
  oneToOne: 2,
  group: 3,
});

export type ConversationType = ConversationTypeNames;

export const conversationTypes: readonly ConversationType[] = Object.values(conversationType);

/** Kinds that somebody opens; that of a negotiation opens with it. */
export const openableConversationTypes = [
  conversationType.oneToOne,
  conversationType.group,
] as const satisfies readonly ConversationType[];
