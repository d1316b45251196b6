import type { Commission } from '@trattativa/contract/billing/commissions/commission';
import type { App } from '../../app.ts';
import { answerPlan } from '../../billing/commissions/answer-plan.ts';
import { getCommission } from '../../billing/commissions/get-commission.ts';
import { listInstalments } from '../../billing/commissions/list-instalments.ts';
import { markInstalment, waiveInstalment } from '../../billing/commissions/mark-instalment.ts';
import { bookingDay } from '../../billing/documents/document-number.ts';
import type { Actor } from '../../platform/actor.ts';
import { addDays } from '../../platform/clock.ts';
import { agentActor, clubActor, Past } from '../past.ts';
import type { DemoPeople } from '../people/demo-people.ts';

interface Sides {
  agent: Actor;
  club: Actor;
}

/** The commissions of the demo's signatures: instalments in every state, and plans confirmed, awaited and contested. */
export async function playDemoCommissions(app: App, people: DemoPeople, today: Date): Promise<void> {
  const past = new Past(app, addDays(today, -1));
  // The first one keeps an instalment open, so that the list of agent@demo.test has a row.
  let index = 1;
  for (const agent of people.agents) {
    const { items } = await past.act(listInstalments, agentActor(agent), { limit: 100 });
    for (const commissionId of new Set(items.map((item) => item.commissionId))) {
      const payer = items.find((item) => item.commissionId === commissionId)?.payer;
      const club = people.clubs.find(({ teamId }) => teamId === payer?.id);
      if (club) {
        const sides = { agent: agentActor(agent), club: clubActor(club) };
        await playCommission(past, sides, commissionId, index);
      }
      index += 1;
    }
  }
  await past.settle();
}

/** Most clubs confirm; what is due was paid, but for some instalments. */
async function playCommission(past: Past, sides: Sides, commissionId: number, index: number): Promise<void> {
  let now = await past.act(getCommission, sides.agent, { commissionId });
  if (index % 5 === 3) {
    const reason = 'La prima rata cade prima dell’apertura del mercato: chiediamo un mese in più.';
    const answer = { commissionId, version: now.version, answer: 'objected' as const, reason };
    now = (await past.act(answerPlan, sides.club, answer)).commission;
  } else if (index % 5 !== 4) {
    const answer = { commissionId, version: now.version, answer: 'confirmed' as const };
    now = (await past.act(answerPlan, sides.club, answer)).commission;
  }
  const today = bookingDay(past.now);
  const fallenDue = now.instalments.filter(({ dueOn }) => dueOn < today);
  for (const [place, instalment] of fallenDue.entries()) {
    if (place === fallenDue.length - 1 && index % 4 === 1) continue;
    now = await settle(past, sides, now, instalment, (index + place) % 6);
  }
  const ahead = now.instalments.find(({ state }) => state === 'due');
  if (ahead && index % 6 === 2) {
    const reason = 'Rinuncia concordata: il calciatore non ha raggiunto le presenze previste.';
    const waiver = { commissionId, version: now.version, instalmentId: ahead.id, reason };
    await past.act(waiveInstalment, sides.agent, waiver);
  }
}

/** The club says that it paid on the due day; the agent confirms, except of some. */
async function settle(
  past: Past,
  sides: Sides,
  { commissionId, version }: Commission,
  { id: instalmentId, dueOn: on }: Commission['instalments'][number],
  draw: number,
): Promise<Commission> {
  const said = await past.act(markInstalment, sides.club, {
    commissionId,
    version,
    instalmentId,
    mark: 'reportedPaid',
    on,
  });
  if (draw === 5) return said.commission;
  const received = await past.act(markInstalment, sides.agent, {
    commissionId,
    version: said.commission.version,
    instalmentId,
    mark: 'received',
    on,
  });
  return received.commission;
}
