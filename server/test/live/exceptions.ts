/** Files that ask the service through the cache outside `*.queries.ts`, each with its reason. */
export const notQueries: Readonly<Record<string, string>> = {
  'web/src/deals/negotiations/start/proposal-check.tsx': 'checks what somebody writes in a form',
  'web/src/deals/offers/form/offer-check.tsx': 'checks what somebody writes in a form',
  'web/src/representation/mandates/paper/mandate-check.tsx': 'checks what somebody writes in a form',
  'web/src/market/requests/form/league-quota.tsx': 'checks what somebody writes in a form',
  'web/src/market/requests/form/proposed-agents.tsx': 'answers while somebody writes a request',
  'web/src/market/requests/request-screen.tsx': 'fills a form once, with the record of the own club',
  'web/src/people/player-market/compare/compare-players.tsx': 'the queries of usePlayer',
  'web/src/room/chat/message/message-panel.tsx': 'the translation of a text',
  'web/src/room/chat/message/message-versions.tsx': 'a dialog that asks anew whenever it opens',
  'web/src/room/conversations/contact-picker.tsx': 'a list in a dialog',
  'web/src/room/evidence/search-dialog.tsx': 'answers while somebody types',
};

/** Hooks that may be older than some events ('all': than any), each with its reason beside it. */
export const notFollowed: Readonly<Record<string, readonly string[]>> = {
  // A panel that asks anew whenever it opens: terms and rules may have changed meanwhile.
  useTrainingRewards: ['all'],
  // Every version of a transfer has a query of its own.
  useTransferCheck: ['all'],
  // A form of a proposal: sending it is refused when the player has left the market meanwhile.
  useEarlierProposals: ['player.changed'],
  // The panel that asks closes with the negotiation that waits no more.
  useConsentRequest: ['proposal.confirmed', 'notification.added'],
  // A page that records many mandates: asked anew when it opens, and once they are recorded.
  useRunningMandates: ['all'],
  // Computed every night.
  useReplyFigure: ['all'],
};

/** Hooks that hold nothing of their own on a screen, each with its reason. */
export const notAnswered: Readonly<Record<string, string>> = {
  useBillingDetails: 'a form that begins with what is saved, and forgets it when it closes',
  useServerDraft: 'a form that begins with what is saved, and forgets it when it closes',
  useSeveralOffers: 'the queries of useOffer',
  useClosingNow: 'a dialog that asks anew whenever it opens',
  useSigningEffects: 'a dialog that asks anew whenever it opens',
};
