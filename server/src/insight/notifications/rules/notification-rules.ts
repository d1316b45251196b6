import type { NotificationRule } from '../notification-rule.ts';
import { agentTypeRule, chatOwnerRule } from './administration-rules.ts';
import { applicationRule, candidateRule, exactMatchRule } from './application-rules.ts';
import { figureRule, firingRule, optionRule } from './clause-rules.ts';
import { commissionRule, costRule, costWaitsRule, feesRule } from './commission-rules.ts';
import {
  knockedRule,
  mediatorCalledRule,
  mentionedRule,
  moneyTicketRule,
  unreadWaitsRule,
} from './conversation-rules.ts';
import {
  enquiryDueRule,
  invoiceOutcomeRule,
  invoiceRule,
  negotiationRule,
  offerRule,
  proposalConfirmedRule,
} from './deal-rules.ts';
import { endingRule, expiryRule, registrationEndRule } from './ending-rules.ts';
import { licenceRule, licenceWaitsRule } from './licence-rules.ts';
import { mandateRule } from './mandate-rules.ts';
import {
  claimInvitedRule,
  contractNoticeRule,
  disputeRule,
  evaluatedRule,
  figuresVerifiedRule,
  listingRule,
  profileDeletedRule,
  profileReminderRule,
  removalRule,
  searchHitsRule,
  watchedRule,
} from './portfolio-rules.ts';
import { minorsFoundRule } from './protection-rules.ts';
import {
  paymentTroubleRule,
  playerInvoiceRule,
  refundRule,
  representationRule,
  withdrawalRule,
} from './representation-rules.ts';
import {
  requestAnsweredRule,
  requestDueRule,
  requestPublishedRule,
  requestSentRule,
  requestStatusRule,
  requestSummedUpRule,
  requestViewedRule,
} from './request-rules.ts';
import { windowsMissingRule } from './rule-rules.ts';
import { memberJoinedRule, teamAcceptedRule, teamChangeRule, teamWaitsRule } from './team-rules.ts';
import { clubsAgreedRule, presentClubToldRule, transferRule } from './transfer-rules.ts';
import { trialRule } from './trial-rules.ts';

/** All rules: who is notified of which event. */
export const notificationRules: readonly NotificationRule[] = [
  knockedRule,
  mediatorCalledRule,
  moneyTicketRule,
  requestPublishedRule,
  requestSentRule,
  requestViewedRule,
  requestStatusRule,
  requestAnsweredRule,
  requestDueRule,
  requestSummedUpRule,
  applicationRule,
  candidateRule,
  exactMatchRule,
  negotiationRule,
  proposalConfirmedRule,
  enquiryDueRule,
  offerRule,
  transferRule,
  clubsAgreedRule,
  presentClubToldRule,
  figureRule,
  firingRule,
  optionRule,
  endingRule,
  registrationEndRule,
  expiryRule,
  trialRule,
  invoiceRule,
  invoiceOutcomeRule,
  commissionRule,
  feesRule,
  costRule,
  costWaitsRule,
  mentionedRule,
  unreadWaitsRule,
  mandateRule,
  representationRule,
  withdrawalRule,
  refundRule,
  playerInvoiceRule,
  paymentTroubleRule,
  claimInvitedRule,
  listingRule,
  disputeRule,
  removalRule,
  teamWaitsRule,
  licenceWaitsRule,
  minorsFoundRule,
  licenceRule,
  windowsMissingRule,
  teamAcceptedRule,
  memberJoinedRule,
  teamChangeRule,
  evaluatedRule,
  figuresVerifiedRule,
  contractNoticeRule,
  watchedRule,
  searchHitsRule,
  profileReminderRule,
  profileDeletedRule,
  agentTypeRule,
  chatOwnerRule,
];
