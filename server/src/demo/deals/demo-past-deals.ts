import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { profileType } from '@trattativa/domain/identity/profile-types';
import type { App } from '../../app.ts';
import { planSignedCommission } from '../../billing/commissions/plan-signed-commission.ts';
import { issueInvoice } from '../../billing/invoices/issue-invoice.ts';
import { listTeamInvoices } from '../../billing/invoices/list-team-invoices.ts';
import { saveDiscount } from '../../billing/invoices/save-discount.ts';
import { updateInvoiceStatus } from '../../billing/invoices/update-invoice-status.ts';
import { mondayOf } from '../../people/agents/jobs/save-agent-figures.ts';
import { turnRegistrations } from '../../people/registrations/jobs/turn-registrations.ts';
import { registerSigning } from '../../people/registrations.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import { insertDemoPlayers } from '../demo.repository.ts';
import { clubNamesOf } from '../demo-clubs.ts';
import { staffActor } from '../demo-staff.ts';
import { Past } from '../past.ts';
import { listDemoNames } from '../people/demo-people.repository.ts';
import type { DemoPeople } from '../people/demo-people.ts';
import { reserveNames } from '../people/invented-names.ts';
import { inventPlayer } from '../people/invented-player.ts';
import { SeededRandom } from '../seeded-random.ts';
import { restOfSeason } from './demo-contracts.ts';
import { joinDemoClub } from './demo-deals.repository.ts';
import {
  insertAcceptedOffer,
  insertDemoPortfolioWeeks,
  insertPastDeal,
  type PastAnswer,
  type PastDeal,
} from './demo-past-deals.repository.ts';
import { contractKindAt, demoCommission, demoCost, payOffered } from './demo-pay.ts';

const seed = 20_260_927;
/** Numbers of finished proposals of premium@demo.test and of the other agents. */
const premiums = 14;
const others = 8;
const weeksBack = 26;
/** The other agents with a licence: a deal that was signed paid them a commission. */
const licensed = [3, 4, 6] as const;

/**
 * The market before the demo's own deals: proposals that ended two to six months ago, and the invoices of
 * the signed ones, most of them paid. They fill the indicators.
 */
export async function playDemoPastDeals(app: App, people: DemoPeople, today: Date): Promise<void> {
  const random = new SeededRandom(seed);
  const past = new Past(app, addDays(today, -195));
  const staff = await staffActor(past);
  reserveNames(random, await listDemoNames(past.db));
  const deals: PastDeal[] = [];
  for (let index = 0; index < premiums + others; index += 1) {
    const agent = people.agents[index < premiums ? 2 : (licensed[index % licensed.length] as number)];
    if (agent) deals.push(await planDeal(past, random, people, agent, today, index));
  }
  const signed: { negotiationId: number; deal: PastDeal; teamId: number; at: Date }[] = [];
  for (const deal of deals) {
    const negotiationId = await insertPastDeal(past.db, deal);
    const club = deal.clubs.find(({ status }) => status === negotiationStatus.signed);
    if (negotiationId === null || !club) continue;
    await insertAcceptedOffer(past.db, deal, club, negotiationId);
    signed.push({ negotiationId, deal, teamId: club.teamId, at: club.endedAt });
  }
  signed.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const [index, { negotiationId, deal, teamId, at }] of signed.entries()) {
    await past.goTo(at);
    if (index % 4 === 2) await past.act(saveDiscount, staff, { negotiationId, discount: 50 });
    await past.act(
      (services) =>
        services.db.transaction().execute(async (tx) => {
          const { playerId, agent, contract } = deal;
          await registerSigning(services, tx, {
            person: { playerId },
            teamId,
            deal: { negotiationId },
            agreed: {
              seasons: { first: contract.season, count: 1 },
              contractKind: contract.kind,
              months: 12,
              monthlyGross: contract.pay,
              loan: null,
              level: null,
              releasedBy: null,
            },
            conditions: { documents: null, loan: null, fee: null, lifts: [] },
            actorId: agent.accountId,
            at,
            language: 'it',
          });
          await joinDemoClub(tx, {
            playerId,
            club: { teamId, level: deal.level },
            pay: contract.pay,
            at: today,
          });
          await issueInvoice(services, tx, negotiationId);
          await planSignedCommission(services, tx, negotiationId);
        }),
      staff,
      {},
    );
  }
  await past.goTo(addDays(today, -61));
  await past.act((services) => turnRegistrations.run(services, {}), staff, {});
  const { items } = await past.act(listTeamInvoices, staff, { limit: 100 });
  for (const { id: invoiceId, version } of items.slice(2)) {
    await past.act(updateInvoiceStatus, staff, { invoiceId, version, status: invoiceStatus.paid });
  }
  await past.settle();
}

/** Portfolio values of the last half-year. Call it after the agents' figures of the last weeks were saved. */
export async function saveDemoPortfolioWeeks(app: App, today: Date): Promise<void> {
  const mondays = Array.from({ length: weeksBack }, (_, back) => mondayOf(addDays(today, -7 * back)));
  await insertDemoPortfolioWeeks(app.services.db, mondays);
}

/** One proposal to three to five clubs, of a player who was signed or whom nobody took. */
async function planDeal(
  past: Past,
  random: SeededRandom,
  people: DemoPeople,
  agent: DemoPeople['agents'][number],
  today: Date,
  index: number,
): Promise<PastDeal> {
  const at = addDays(today, -64 - random.next() * 122);
  // club@demo.test gets some of the invoices.
  const first = index % 5 === 0 ? people.clubs[0] : random.pick(people.clubs);
  const level = first?.level ?? 3;
  const ofLeague = people.clubs.filter((club) => club.level === level && club !== first);
  const chosen = [...(first ? [first] : []), ...random.sample(ofLeague, random.between(2, 4))];
  const isSigned = random.chance(0.62);
  const end = addDays(at, 6 + random.next() * 14);
  const fields = inventPlayer(random, level, clubNamesOf(level), today);
  const { born_date, requested_salary_cents: asked } = fields;
  const [playerId] = await past.db.transaction().execute((tx) =>
    insertDemoPlayers(tx, [
      {
        ...fields,
        city: 'Milano',
        region: 'LOM',
        on_market: false,
        profile: profileType.agentPlayer,
        agent_id: agent.agentId,
        account_id: null,
        created_at: addDays(at, -3),
        updated_at: end,
      },
    ]),
  );
  return {
    agent,
    playerId: playerId as number,
    level,
    priceCents: demoCost(past.settings.transactionCost, asked) * 100,
    ...commissionOf(index, random.pick([3, 4, 5]), demoCommission(asked, random.next())),
    contract: {
      ...restOfSeason(end),
      kind: contractKindAt(level, born_date, dayOf(end)),
      pay: payOffered(level, (asked ?? 0) / 100, 0.9 + random.next() * 0.15),
      city: chosen[0]?.city ?? '',
    },
    at,
    clubs: chosen.map((club, place) => answerOf(random, club, at, end, isSigned, place)),
  };
}

/** What the agent asks: a percentage of the first year's pay at once, or an amount in euros in monthly instalments. */
function commissionOf(index: number, percent: number, euros: number) {
  return index % 3 === 0
    ? { commissionPercent: percent, commissionCents: null, instalments: 1 }
    : {
        commissionPercent: null,
        commissionCents: euros * 100,
        instalments: 1 + (index % 6),
      };
}

function answerOf(
  random: SeededRandom,
  club: DemoPeople['clubs'][number],
  at: Date,
  end: Date,
  isSigned: boolean,
  place: number,
): PastAnswer {
  const viewedAt = place === 0 || random.chance(0.85) ? addDays(at, 0.1 + random.next() * 4) : null;
  const answer = {
    teamId: club.teamId,
    accountId: club.accountId,
    viewedAt,
    trialAt: null,
    signedByTeamAt: null,
  };
  if (isSigned && place === 0) {
    const tried = random.chance(0.6);
    return {
      ...answer,
      trialAt: tried ? addDays(at, 4.5) : null,
      signedByTeamAt: addDays(end, -0.3 - random.next()),
      endedAt: end,
      status: negotiationStatus.signed,
      cause: null,
    };
  }
  if (viewedAt && random.chance(isSigned ? 0.5 : 0.8)) {
    const ended = addDays(viewedAt, 0.2 + random.next() * (isSigned ? 1.5 : 9));
    const tried = !isSigned && random.chance(0.3);
    return {
      ...answer,
      trialAt: tried ? addDays(viewedAt, 0.1) : null,
      endedAt: ended,
      status: negotiationStatus.rejected,
      cause: 'refusedByClub',
    };
  }
  if (isSigned)
    return { ...answer, endedAt: end, status: negotiationStatus.rejected, cause: 'signedElsewhere' };
  return {
    ...answer,
    endedAt: addDays(at, 21 + (viewedAt ? 4 : 0)),
    status: negotiationStatus.rejected,
    cause: 'lapsed',
  };
}
