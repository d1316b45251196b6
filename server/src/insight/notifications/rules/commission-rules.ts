import type { CommissionOutcome } from '@trattativa/contract/billing/commissions/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import { findWaitingCost } from '../../../deals/negotiations.ts';
import { readSettings } from '../../../identity/platform-settings.ts';
import { listMakerAccounts } from '../../../market/requests.ts';
import { listStaffAccounts } from '../../../people/portfolios.ts';
import { findAgentAccount, findInvoicedPlayer } from '../notification-facts.repository.ts';
import { rule } from '../notification-rule.ts';

type Noticed = Exclude<CommissionOutcome, 'commission.reportTakenBack' | 'commission.receiptTakenBack'>;

/** Line of each outcome in the bell, and its recipients. */
const notices: Record<Noticed, { kind: NotificationKind; to: readonly ('agent' | 'club')[] }> = {
  'commission.planned': { kind: 'commissionPlanned', to: ['agent', 'club'] },
  'commission.confirmed': { kind: 'commissionConfirmed', to: ['agent'] },
  'commission.objected': { kind: 'commissionObjected', to: ['agent'] },
  'commission.reportedPaid': { kind: 'commissionReportedPaid', to: ['agent'] },
  'commission.received': { kind: 'commissionReceived', to: ['club'] },
  'commission.waived': { kind: 'commissionWaived', to: ['club'] },
  'commission.reduced': { kind: 'commissionReduced', to: ['agent', 'club'] },
  'commission.late': { kind: 'commissionLate', to: ['agent', 'club'] },
};

/** The player is asked to agree to what the agent takes; the agent reads that the player does. */
export const feesRule = rule({
  types: ['fees.asked', 'fees.agreed'],
  async notices(tx, { data, recipients }) {
    const { negotiationId, playerId, teamId } = data;
    const common = {
      about: negotiationId,
      params: { playerId, teamId },
      target: `/negotiations/${negotiationId}`,
    };
    if ('agentId' in data)
      return [{ kind: 'feesAgreed', accounts: [await findAgentAccount(tx, data.agentId)], ...common }];
    return [{ kind: data.changed ? 'feesChanged' : 'feesAsked', accounts: recipients, ...common }];
  },
});

/** Both sides read what staff decided about a transaction cost above the tariff; the reason stands on the deal's page. */
export const costRule = rule<'proposal.costDecided'>({
  types: ['proposal.costDecided'],
  async notices(tx, { data, recipients }) {
    const { negotiationId, playerId, coachingStaffId, teamId, agreed } = data;
    const staff = new Set(await listStaffAccounts(tx));
    return [
      {
        kind: agreed ? 'costAgreed' : 'costDeclined',
        accounts: recipients.filter((account) => !staff.has(account)),
        about: negotiationId,
        params: {
          teamId,
          ...(playerId !== null && { playerId }),
          ...(coachingStaffId !== null && { coachingStaffId }),
        },
        target: `/negotiations/${negotiationId}`,
      },
    ];
  },
});

/** Staff read which cost waits for them, once for a proposal to several clubs; it is settled when somebody decided. */
export const costWaitsRule = rule<'negotiation.started' | 'negotiation.reopened'>({
  types: ['negotiation.started', 'negotiation.reopened'],
  async notices(tx, { type, data }) {
    const { maxCents } = (await readSettings(tx)).transactionCost;
    const waiting = await findWaitingCost(tx, maxCents, data.negotiationId);
    if (!waiting || (type === 'negotiation.started' && !waiting.isFirst)) return [];
    const { playerId, coachingStaffId } = data;
    return [
      {
        kind: 'costWaits',
        accounts: await listStaffAccounts(tx),
        about: waiting.proposalId,
        params: {
          ...(playerId !== null && { playerId }),
          ...(coachingStaffId !== null && { coachingStaffId }),
        },
        target: '/desk?queue=costs',
      },
    ];
  },
});

/** What became of a commission: the agent, the people of the club that pays, or both; never the signed person. */
export const commissionRule = rule<Noticed>({
  types: Object.keys(notices) as Noticed[],
  async notices(tx, { type, data }) {
    const { kind, to } = notices[type];
    const accounts: number[] = [];
    if (to.includes('club')) accounts.push(...(await listMakerAccounts(tx, data.teamId)));
    if (to.includes('agent')) accounts.push(await findAgentAccount(tx, data.agentId));
    const playerId = await findInvoicedPlayer(tx, data.negotiationId);
    const params = { teamId: data.teamId, ...(playerId !== null && { playerId }) };
    return [
      { kind, accounts, about: data.commissionId, params, target: `/commissions/${data.commissionId}` },
    ];
  },
});
