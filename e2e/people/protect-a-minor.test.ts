import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { makePlayer } from '../stage/free-player.ts';
import { openStage } from '../stage/open-stage.ts';
import { makeViewedDeal } from '../stage/viewed-deal.ts';

const stage = openStage();

describe('a minor is protected', () => {
  test('an agent who proposes a mandate to a fifteen-year-old reads the article and what is possible instead', async () => {
    const playerId = await makePlayer(stage.service, 'Bortolin', contractualStatus.free, '2011-06-01');
    const agent = await stage.arrives('the agent', 'agent@demo.test', `/mandates/new?player=${playerId}`);
    await agent.sees(/per un minore lo conferma il genitore o tutore/);
    expect(await agent.field('Email del calciatore').count()).toBe(0);
    agent.expects(/409/);
    await agent.presses('Proponi il mandato');
    await agent.sees(/art\. 21\(8\)/);
    await agent.sees(/Un agente può agire per un calciatore solo dai 16 anni/);
    await agent.sees(/fino ad allora parlano direttamente i genitori e il club/);
    await expectAccessible(agent.page);
    await agent.follows('Vedi le regole', agent.page.getByRole('main'));
    await agent.isAt('/rules?part=act');
  });

  test('the guardian of a sixteen-year-old opens the mandate by the mail, confirms it, and can end it with the same link', async () => {
    const { service } = stage;
    const agentToken = await service.tokenOf('agent@demo.test');
    const { player } = await service.call(agentToken, 'Agent/AddOrUpdateAgentPlayer', {
      player: {
        name: 'Tommaso',
        surname: 'Rivabella',
        bornDate: '2010-06-20',
        principalRole: playerRole.rightBack,
        onMarket: true,
      },
    });
    await service.call(agentToken, 'Portfolio/InviteToClaim', {
      playerId: player.id,
      email: 'junior@demo.test',
    });
    const junior = await service.tokenOf('junior@demo.test');
    const { invitations } = await service.call(junior, 'Portfolio/GetMyListings', {});
    const invitationId = invitations[0]?.id as number;
    await service.call(junior, 'Portfolio/AnswerInvitation', { invitationId, accept: true });

    const agent = await stage.arrives('the agent', 'agent@demo.test', `/mandates/new?player=${player.id}`);
    await agent.presses('Proponi il mandato');
    await agent.sees('Mandato proposto');
    const mail = await service.mailTo('guardian@demo.test', /mandato/);
    const guardian = await stage.person('the guardian');
    await guardian.page.goto(mail.links[0] ?? '');
    await guardian.seesScreen('Mandato di Tommaso Rivabella');
    await guardian.sees('Rispondi come genitore o tutore.');
    await expectAccessible(guardian.page);
    await guardian.presses('Conferma il mandato');
    await guardian.presses('Conferma il mandato', guardian.page.getByRole('dialog'));
    await guardian.sees('In vigore');
    await agent.sees('In vigore');
    await expectAccessible(guardian.page);
    await guardian.presses('Concludi il mandato');
    await guardian.presses('Concludi il mandato', guardian.page.getByRole('dialog'));
    await guardian.sees('Concluso');
    await expectAccessible(guardian.page);
  });

  test('a club that plans a trial without the parents is told beside the field, asks them, and saves it', async () => {
    const { negotiationId } = await makeViewedDeal(
      stage.service,
      'Zanella',
      contractualStatus.free,
      '2009-06-01',
    );
    const club = await stage.arrives('the club', 'club@demo.test', `/negotiations/${negotiationId}`);
    await club.presses('Metti in prova', club.page.getByRole('main'));
    const dialog = club.page.getByRole('dialog');
    // One press is no way around the parents.
    club.expects(/409/);
    await club.presses('Metti in prova', dialog);
    await club.sees(/art\. 19ter/, dialog);
    await expectAccessible(club.page);
    await dialog.getByRole('checkbox', { name: 'I genitori o tutori sono d’accordo' }).check();
    await club.fills('Contatto del club per i genitori', 'Segreteria, 049 000000', dialog);
    await club.presses('Metti in prova', dialog);
    await club.presses('Fissa la prova');
    // The form begins with what was said before.
    await dialog.getByRole('checkbox', { name: 'I genitori o tutori sono d’accordo', checked: true }).click();
    await club.fills('Primo giorno', '24/11/2026', dialog);
    await club.fills('Ultimo giorno', '04/12/2026', dialog);
    club.expects(/409/);
    await club.presses('Salva la prova', dialog);
    await club.sees(/art\. 19ter/, dialog);
    const agreement = dialog.getByRole('checkbox', { name: 'I genitori o tutori sono d’accordo' });
    expect(await agreement.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(club.page);
    await agreement.check();
    await club.fills('Contatto del club per i genitori', 'Segreteria, 049 000000', dialog);
    await club.presses('Salva la prova', dialog);
    await club.sees('Segreteria, 049 000000', club.page.getByRole('main'));
    await expectAccessible(club.page);
  });
});
