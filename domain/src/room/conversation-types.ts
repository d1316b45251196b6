/** Kinds of conversation in the negotiation room (spec §3). Names: `catalogue:conversationType.<id>`. */
export const conversationType = {
  negotiation: 1,
  oneToOne: 2,
  group: 3,
} as const;

export type ConversationType = (typeof conversationType)[keyof typeof conversationType];

export const conversationTypes = [1, 2, 3] as const satisfies readonly ConversationType[];

/** Kinds that somebody opens; that of a negotiation opens with it. */
export const openableConversationTypes = [2, 3] as const satisfies readonly ConversationType[];
