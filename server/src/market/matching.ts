/** The door to matching for other modules. */
export { listNewMatches, type MatchSide, type NewMatch } from './matching/agents/new-matches.ts';
export { type ReplyShare, saveReplyShares } from './matching/order/reply-shares.repository.ts';
export { replaceUsualPay } from './matching/order/usual-pay.repository.ts';
export { countAllMatches } from './matching/read-matches.ts';
