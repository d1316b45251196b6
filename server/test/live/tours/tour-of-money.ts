import type { Api } from '@trattativa/contract/api';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { makeAgentPlayer, makeViewedDeal } from '../../factories/deals.ts';
import { pdfOf, uploadTo } from '../../factories/files.ts';
import { makeBuyer, pay, signDealOf, testProviderOf } from '../../factories/payments.ts';
import { makeAgent, makeStaff, makeTeamMember } from '../../factories/people.ts';
import { loanTerms } from '../../factories/transfers.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** What a player pays for the representation, refunds, disputes and the final balance. */
export async function playRepresentation(app: TestApp): Promise<Stage> {
  const player = await makeBuyer(app);
  const stage = new Stage(app);
  await stage.show({ player }, { playerId: player.playerId });
  const start = () => stage.call(player, 'Payment/StartActivation', { immediateStart: true });
  let { url } = await start();
  const newest = async () => (await stage.call(player, 'Payment/GetPayments', {})).items[0]?.id as number;
  await stage.show({}, { paymentId: await newest() });
  await stage.act('the card is refused', () => pay(app, url, { card: 'declined' }));
  await stage.later({ hours: 25 });
  const staff = await makeStaff(app, { admin: true });
  await stage.act('the page of the payment expires', () => stage.job('ask-open-payments'));
  ({ url } = await start());
  const paymentId = await newest();
  await stage.show({}, { paymentId });
  await stage.act('the player pays', () => pay(app, url));
  const [invoice] = (await stage.call(player, 'Invoice/GetPlayerInvoices', {})).items;
  await stage.show({}, { playerInvoiceId: invoice?.id as number });
  const { provider_payment_id: charge } = await app.services.db
    .selectFrom('payments')
    .select('provider_payment_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await stage.act('the payment is disputed', () =>
    testProviderOf(app).dispute(charge as string, 'needs_response'),
  );
  await stage.act('the dispute is won', () => testProviderOf(app).dispute(charge as string, 'won'));
  await stage.act('a deal of the player is signed', () => signDealOf(app, player.accountId));
  let balance = '';
  await stage.act('the player opens the page of the balance', async () => {
    balance = (await stage.call(player, 'Payment/StartBalance', {})).url;
  });
  await stage.act('the player pays the balance', () => pay(app, balance));
  await stage.act('staff refund the balance', async () =>
    stage.call(staff, 'Payment/RefundPayment', { paymentId: await newest(), reason: 'Sbagliato' }),
  );
  await stage.act('staff refund the activation', () =>
    stage.call(staff, 'Payment/RefundPayment', { paymentId, reason: 'Recesso' }),
  );
  return stage;
}

/** A mandate between an agent and a linked player. */
export async function playMandate(app: TestApp): Promise<Stage> {
  const agent = await makeAgent(app);
  const linked = await makeBuyer(app);
  const club = await makeTeamMember(app);
  const staff = await makeStaff(app);
  const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: linked.accountId });
  const stage = new Stage(app);
  await stage.show({ agent, linked, staff }, { playerId, agentId: agent.agentId, teamId: club.teamId });
  const terms = { startsOn: '2026-09-15', endsOn: '2027-09-14', countries: ['IT'], exclusive: true };
  let mandateId = 0;
  const propose = async () => {
    const made = await stage.call(agent, 'Mandate/ProposePlayerMandate', { playerId, ...terms });
    mandateId = made.mandate.id;
  };
  const move = async (who: typeof staff, status: Api['Mandate/UpdateMandateStatus']['input']['status']) =>
    stage.call(who, 'Mandate/UpdateMandateStatus', {
      mandateId,
      version: (await stage.call(agent, 'Mandate/GetMandate', { mandateId })).version,
      status,
    });
  await stage.act('the agent proposes a mandate', propose);
  await stage.show({}, { mandateId });
  await stage.act('the player refuses', () => move(linked, mandateStatus.refused));
  await stage.act('the agent proposes it again', propose);
  await stage.show({}, { mandateId });
  await stage.act('the player confirms', () => move(linked, mandateStatus.confirmed));
  await stage.act('the agent ends the mandate', () => move(agent, mandateStatus.ended));
  await stage.act('the agent records one with the signed form', async () => {
    const parent = { parentKind: 'unsent' as const, parentId: agent.accountId };
    const paper = { name: 'mandato.pdf', content: pdfOf(900) };
    const { file } = (await uploadTo(app, agent.token, 'File/UploadFile', parent, paper)).ok;
    const input = { playerId, ...terms, formFileId: file.id };
    mandateId = (await stage.call(agent, 'Mandate/ProposePlayerMandate', input)).mandate.id;
  });
  await stage.show({}, { mandateId });
  await stage.act('staff check the form', () =>
    stage.call(staff, 'Mandate/CheckMandateForm', { mandateId, version: 1, accept: true }),
  );
  await stage.act('the agent ends the recorded mandate', () => move(agent, mandateStatus.ended));
  await stage.act('the agent proposes a third one', propose);
  await stage.show({}, { mandateId });
  await move(linked, mandateStatus.confirmed);
  await stage.later({ days: 340 });
  await stage.act('the mandate ends soon', () => stage.job('sweep-mandates'));
  await stage.later({ days: 30 });
  await stage.act('the mandate has ended', () => stage.job('sweep-mandates'));
  return stage;
}

/** A transfer between two clubs. */
export async function playTransfer(app: TestApp): Promise<Stage> {
  const { agent, club, playerId, negotiationId } = await makeViewedDeal(app);
  const releasing = await makeTeamMember(app);
  const stage = new Stage(app);
  await stage.show({ agent, club, releasing }, { playerId, negotiationId, teamId: club.teamId });
  let transferId = 0;
  const propose = async () => {
    const made = await stage.call(club, 'Transfer/ProposeTransfer', {
      negotiationId,
      releasingTeamId: releasing.teamId,
      ...loanTerms,
    });
    transferId = made.transfer.id;
  };
  const seen = async () => {
    const { version, termsHash } = await stage.call(club, 'Transfer/GetTransfer', { transferId });
    return { version, termsHash };
  };
  await stage.act('the club proposes terms', propose);
  await stage.show({}, { transferId });
  await stage.act('the other club revises them', async () =>
    stage.call(releasing, 'Transfer/ReviseTransfer', {
      transferId,
      version: (await seen()).version,
      ...loanTerms,
      sellOnPercent: 20,
    }),
  );
  await stage.act('the other club ends it', async () =>
    stage.call(releasing, 'Transfer/EndTransfer', {
      transferId,
      version: (await seen()).version,
      note: 'Resta.',
    }),
  );
  await stage.act('the club proposes again', propose);
  await stage.show({}, { transferId });
  await stage.act('the other club signs', async () =>
    stage.call(releasing, 'Transfer/SignTransfer', { transferId, ...(await seen()) }),
  );
  await stage.act('the club signs too', async () =>
    stage.call(club, 'Transfer/SignTransfer', { transferId, ...(await seen()) }),
  );
  return stage;
}
