import type { NotificationRule } from '../notification-rule.ts';
import { applicationRule, candidateRule } from './application-rules.ts';
import { mentionedRule, unreadWaitsRule } from './conversation-rules.ts';
import { invoiceOutcomeRule, invoiceRule } from './invoice-rules.ts';
import { knockedRule, mediatorCalledRule } from './knock-rules.ts';
import { mandateRule } from './mandate-rules.ts';
import { exactMatchRule } from './match-rules.ts';
import { moneyTicketRule } from './money-ticket-rules.ts';
import { negotiationRule } from './negotiation-rules.ts';
import { offerRule } from './offer-rules.ts';
import { claimInvitedRule, disputeRule, listingRule, removalRule } from './portfolio-rules.ts';
import { evaluatedRule, profileDeletedRule, profileReminderRule } from './profile-rules.ts';
import {
  requestPublishedRule,
  requestSentRule,
  requestStatusRule,
  requestViewedRule,
} from './request-rules.ts';
import { memberJoinedRule, teamAcceptedRule, teamChangeRule, teamWaitsRule } from './team-rules.ts';

/** Who is told of what: every event of the market that reaches a bell. */
export const notificationRules: readonly NotificationRule[] = [
  knockedRule,
  mediatorCalledRule,
  moneyTicketRule,
  requestPublishedRule,
  requestSentRule,
  requestViewedRule,
  requestStatusRule,
  applicationRule,
  candidateRule,
  exactMatchRule,
  negotiationRule,
  offerRule,
  invoiceRule,
  invoiceOutcomeRule,
  mentionedRule,
  unreadWaitsRule,
  mandateRule,
  claimInvitedRule,
  listingRule,
  disputeRule,
  removalRule,
  teamWaitsRule,
  teamAcceptedRule,
  memberJoinedRule,
  teamChangeRule,
  evaluatedRule,
  profileReminderRule,
  profileDeletedRule,
];
