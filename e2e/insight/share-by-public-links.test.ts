import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';
import { overflowing } from '../stage/read-screen.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const clubEmail = 'club@demo.test';

/** An adult player of the agent's portfolio without a public link. */
async function newPlayer(): Promise<number> {
  const agent = await stage.service.tokenOf(agentEmail);
  const { player } = await stage.service.call(agent, 'Agent/AddOrUpdateAgentPlayer', {
    player: {
      name: 'Tullio',
      surname: 'Benvenuto',
      bornDate: '2001-05-11',
      principalRole: playerRole.centreForward,
      foot: foot.right,
      heightCm: 186,
      contractualStatus: contractualStatus.free,
      currentClub: 'Virtus Prova',
      requestedSalary: 4321,
      phone: '+39 049 555 7788',
    },
  });
  return player.id;
}

/** Creates a public link to the deal in this group of the screen and returns its address. */
async function shares(person: Person, group: string): Promise<string> {
  await person.presses('Condividi');
  const dialog = person.page.getByRole('dialog');
  await person.page.getByRole('checkbox', { name: group }).check();
  await person.presses('Crea il link', dialog);
  await person.sees('0 visite', dialog);
  return person.page.getByLabel('Link pubblico').locator('input').inputValue();
}

describe('public links', () => {
  test('a player’s page is published group by group, read without login in another language, and closed', async () => {
    const id = await newPlayer();
    const agent = await stage.person('the agent');
    await agent.startsAt(`/players/${id}`, agentEmail);
    await agent.presses('Pagina pubblica');
    const dialog = agent.page.getByRole('dialog');
    await agent.sees('Finché non pubblichi, non si vede nulla', dialog);
    await agent.presses('Crea il link', dialog);
    await agent.sees('Scegli almeno una voce', dialog);
    for (const group of ['Chi è', 'Fisico']) await agent.page.getByRole('checkbox', { name: group }).check();
    await agent.presses('Crea il link', dialog);
    await agent.sees('0 visite', dialog);
    await expectAccessible(agent.page);
    const address = await agent.page.getByLabel('Link pubblico').locator('input').inputValue();
    expect(address).toContain('/api/player/playerReport/fb/');

    const guest = await stage.person('a guest in Berlin', { language: 'de', locale: 'de-DE' });
    await guest.page.goto(address);
    await guest.isAt(/^\/playerReport\//);
    await guest.seesScreen('Tullio Benvenuto');
    await guest.sees('186 cm');
    const read = await guest.page.getByRole('main').innerText();
    for (const secret of ['Virtus Prova', '4.321', '555 7788']) expect(read).not.toContain(secret);
    await expectAccessible(guest.page);
    await guest.page.setViewportSize({ width: 360, height: 760 });
    await guest.settled();
    expect(await overflowing(guest.page)).toEqual([]);

    await agent.page.getByRole('checkbox', { name: 'Carriera' }).check();
    await agent.presses('Salva le modifiche', dialog);
    await agent.sees('1 visita', dialog);
    await guest.page.reload();
    await guest.sees(/Virtus Prova/);

    await agent.page.goto('about:blank');
    await agent.opens('/account?section=links');
    await agent.sees('I tuoi link pubblici');
    await expectAccessible(agent.page);
    await agent.presses('Chiudi il link: Tullio Benvenuto');
    await agent.presses('Chiudi il link', agent.page.getByRole('dialog'));
    await agent.sees('Il link è chiuso: non si apre più');
    guest.expects(/ 404.*GetPlayerReport/);
    await guest.page.reload();
    await guest.seesScreen('Diese Seite ist nicht öffentlich');
    await expectAccessible(guest.page);
  });

  test('a shared request invites a club to register, and leads logged-in users to it', async () => {
    const club = await stage.service.tokenOf(clubEmail);
    const { items } = await stage.service.call(club, 'Request/GetRequests', {
      box: 'own',
      status: requestStatus.active,
    });
    const [request] = items;
    const links = await stage.service.call(club, 'Report/GetMyPublicLinks', {});
    const shared = links.items.find(({ kind }) => kind === 'request');
    const path = `/requestReport?id=${shared?.shareId}`;
    const guest = await stage.person('a visiting club');
    await guest.opens(path);
    await guest.seesScreen(new RegExp(request?.team.name ?? ''));
    await guest.sees('Sei un club?');
    await expectAccessible(guest.page);
    await guest.follows('Registra il tuo club');
    await guest.isAt('/register');
    await guest.opens(path);
    await guest.follows('Accedi');
    await guest.fills('Email', agentEmail);
    await guest.fills('Password', 'Trattativa-demo-1');
    await guest.presses('Accedi', guest.page.getByRole('main'));
    await guest.isAt(`/requests/${shared?.thingId}`);
  });

  test('a negotiation and its offer show a guest the chosen parts without names, until the link is closed', async () => {
    const { service } = stage;
    const [agentToken, clubToken] = [await service.tokenOf(agentEmail), await service.tokenOf(clubEmail)];
    const { profileName } = await service.call(clubToken, 'Account/GetMyProfile', {});
    const [team] = (await service.call(agentToken, 'Team/SearchTeams', { text: profileName })).items;
    const playerId = await newPlayer();
    const { items } = await service.call(agentToken, 'Negotiation/CreateNegotiation', {
      playerId,
      level: 2,
      teamIds: [team?.id ?? 0],
      price: 7654,
    });
    const negotiationId = items[0]?.id ?? 0;
    await service.call(clubToken, 'Negotiation/OpenNegotiation', { negotiationId });

    const agent = await stage.person('the agent');
    await agent.startsAt(`/negotiations/${negotiationId}`, agentEmail);
    const guest = await stage.person('a guest');
    await guest.page.goto(await shares(agent, 'Le condizioni'));
    await guest.isAt(/^\/negotiationReport/);
    await guest.seesScreen('Trattativa per: Centravanti');
    await guest.sees(/7\.654/);
    expect(await guest.page.getByRole('main').innerText()).not.toMatch(
      new RegExp(`Benvenuto|${profileName}`),
    );
    await expectAccessible(guest.page);

    const terms = {
      monthlySalary: 1876,
      level: 2,
      country: 'IT',
      city: 'Padova',
      season: 2026,
      months: 10,
    } as const;
    const { offer } = await service.call(clubToken, 'Offer/CreateOffer', {
      ...{ negotiationId, playerId, food: false, travelTicket: false },
      ...terms,
    });
    const club = await stage.person('the club');
    await club.startsAt(`/offers/${offer.id}`, clubEmail);
    await guest.page.goto(await shares(club, 'Chi condivide'));
    await guest.isAt(/^\/offerReport/);
    await guest.seesScreen('Offerta per: Centravanti');
    await guest.sees(profileName);
    expect(await guest.page.getByRole('main').innerText()).not.toMatch(/Benvenuto|1\.876/);
    await expectAccessible(guest.page);
    await club.presses(/^Chiudi il link: /);
    await club.presses('Chiudi il link', club.page.getByRole('dialog', { name: 'Chiudi il link' }));
    await club.sees('Il link è chiuso: non si apre più');
    guest.expects(/ 404.*GetOfferReport/);
    await guest.page.reload();
    await guest.seesScreen('Questa pagina non è pubblica');
  });
});
