import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoAgent } from '../stage/demo-names.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();

async function personAt(name: string, email: string, path: string): Promise<Person> {
  const person = await stage.person(name);
  await person.startsAt(path, email);
  return person;
}

/** A goalkeeper of the agent who matches the club's request. */
async function addsGoalkeeper(agent: Person): Promise<void> {
  await agent.fills('Nome', 'Ermete');
  await agent.fills('Cognome', 'Portaluppi');
  await agent.fills('Data di nascita', '03/07/2003');
  await agent.chooses('Ruolo principale', 'Portiere');
  await agent.chooses('Paese in cui vive', 'San Marino');
  await agent.chooses('Livello attuale', 'Terza Categoria (9º livello)');
  await agent.presses('Salva il profilo');
  await agent.isAt('/portfolio');
}

/** The club asks for a goalkeeper of the ninth tier in San Marino: in the demo only the one above. */
async function publishes(club: Person, town = 'Serravalle'): Promise<void> {
  await club.chooses('Ruolo', 'Portiere');
  await club.chooses('Livello', 'Terza Categoria');
  await club.chooses('Paese', 'San Marino');
  await club.fills('Città', town);
  await choosesAgent(club);
  await club.presses('Pubblica la richiesta');
}

/** The suitable agents appear above while a person chooses, and may move the option away from the pointer: they choose again. */
async function choosesAgent(club: Person): Promise<void> {
  const isChosen = club.page.getByText('1 di 30').locator('visible=true').first();
  for (let attempts = 1; ; attempts += 1) {
    await club.finds('Agenti', demoAgent.surname, demoAgent.name);
    try {
      return await isChosen.waitFor({ timeout: 3000 });
    } catch (lost) {
      if (attempts === 3) throw lost;
    }
  }
}

/** Staff enter the birth years of Serie D for the season that requests are for now. */
async function knowsQuota(): Promise<void> {
  const { service } = stage;
  const staff = await service.tokenOf('staff@demo.test');
  const { version, rules } = await service.call(staff, 'Rules/GetPack', { pack: 'squads' });
  const kept = rules.map(({ confirmed: _, ...rule }) => rule);
  const before = kept.find(({ kind }) => kind === 'birthYearQuota');
  const years = { category: 6, bornFrom: [2006, 2007] };
  const edition = { edition: 'LND, quote 2026/27', article: 'Comunicato ufficiale 1' };
  const next = {
    ...before,
    ...edition,
    id: 'quota-2026',
    from: '2026-07-01',
    to: '2027-06-30',
    figures: years,
  };
  const reason = 'Quote della nuova stagione';
  await service.call(staff, 'Rules/SavePack', {
    pack: 'squads',
    version,
    reason,
    rules: [...kept.filter(({ id }) => id !== 'italy-serie-d-quota-2026'), next] as never,
  });
}

describe('a club publishes a request', () => {
  test('the request’s candidates and the agent’s matches show the pair at once; a deleted entry can be restored', async () => {
    const agent = await stage.person('the agent');
    await agent.startsAt('/portfolio/new', 'agent@demo.test');
    await addsGoalkeeper(agent);
    await agent.opens('/exactMatch');
    const club = await personAt('the club', 'club@demo.test', '/request');
    await expectAccessible(club.page);
    await publishes(club);
    await club.sees('Richiesta avviata');

    // Without reload: the agent's open list follows within a second.
    const waitedSince = Date.now();
    await agent.sees('Ermete Portaluppi');
    expect(Date.now() - waitedSince).toBeLessThan(1000);
    await expectAccessible(agent.page);

    await club.isAt(/^\/requestsCandidates\?request=\d+$/);
    await club.sees('Ermete Portaluppi');
    await club.sees(`Referente: ${demoAgent.name}`);
    await expectAccessible(club.page);
    await club.page
      .getByRole('button', { name: /^Paese: / })
      .first()
      .focus();
    await club.sees('San Marino', club.page.getByRole('tooltip'));

    const row = agent.page.getByRole('listitem').filter({ hasText: 'Ermete Portaluppi' });
    await row.getByRole('checkbox', { name: /^Scegli Ermete Portaluppi/ }).click();
    await agent.presses('Metti via');
    await agent.sees('Match esatto eliminato');
    await agent.seesNoMore('Ermete Portaluppi');
    await agent.presses('Ripristina');
    await agent.sees('Ermete Portaluppi');

    await agent.follows('Proponi', row);
    await agent.isAt(/^\/negotiation\?player=\d+&club=\d+&level=8$/);
    // Player, level and club are prefilled: only the terms are missing.
    await agent.sees('1 club scelto su 30');
    await agent.page.locator('input[value="Terza Categoria (9º livello)"]').waitFor();

    const suggested = club.page.getByRole('row').filter({ hasText: 'Ermete Portaluppi' });
    await club.presses('Scrivi per Ermete Portaluppi', suggested);
    await club.isAt(/^\/negotiationRoom\/\d+$/);
    await club.sees(/ scrive per Ermete Portaluppi/);
    await club.page.goBack();
    await club.follows('Fai un’offerta', suggested);
    await club.seesScreen('Nuova offerta');
    await club.page.locator('input[value="Ermete Portaluppi"]').waitFor();
  });

  test('errors beside the fields name what is missing; a request can be closed', async () => {
    const club = await personAt('the club', 'club@demo.test', '/request');
    await club.presses('Pubblica la richiesta');
    await club.sees(/^Parametri mancanti: indica nome, livello e sede del club/);
    await club.sees('Scegli almeno un club o un agente');
    await publishes(club);
    await club.sees('Richiesta avviata');
    await club.opens('/requests');
    await expectAccessible(club.page);
    await club.follows(/Portiere/);
    await club.presses('Chiudi la richiesta');
    await club.presses('Chiudi la richiesta', club.page.getByRole('dialog'));
    await club.sees('Stato richiesta aggiornato correttamente');
    await club.sees('Chiusa');
    await expectAccessible(club.page);
  });

  test('a repeated call after a lost response publishes it only once', async () => {
    const club = await personAt('the club', 'club@demo.test', '/request');
    // The route stays: when its last one goes, Playwright forgets the calls that are under way at that moment.
    let isLost = false;
    const loseFirstAnswer = async (route: Route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    };
    await club.page.route('**/api/Request/SaveRequest', loseFirstAnswer);
    club.expects(/ERR_CONNECTION_RESET/);
    await publishes(club, 'Montegiardino');
    await club.sees('Errore di rete');
    await club.presses('Pubblica la richiesta');
    await club.sees('Richiesta avviata');
    await club.opens('/requests');
    await club.sees('Montegiardino');
    expect(await club.page.getByText('Montegiardino').locator('visible=true').count()).toBe(1);
  });

  test('a request says the kind of deal, its days and what it gives, and a reader finds them on it', async () => {
    const club = await personAt('the club', 'club@demo.test', '/request');
    const part = (title: string) =>
      club.page.getByRole('group').filter({ hasText: title }).locator('summary');
    await part('Operazione e cartellino').click();
    await club.chooses('Tipo di operazione', 'Prestito');
    // Closed again, the part says what is stated in it.
    await part('Operazione e cartellino').click();
    await club.sees('Prestito', part('Operazione e cartellino'));
    await part('Condizioni offerte').click();
    await part('Tempi e risposte').click();
    await club.fills('Serve dal', '01/07/2027');
    await club.fills('Serve fino al', '30/06/2027');
    await club.page.getByRole('checkbox', { name: 'Alloggio' }).check();
    await publishes(club, 'Domagnano');
    await club.sees('La prima data non può seguire la seconda');
    await expectAccessible(club.page);
    await club.fills('Serve dal', '02/01/2027');
    await club.presses('Pubblica la richiesta');
    await club.sees('Richiesta avviata');
    const requestId = new URLSearchParams(club.page.url().split('?')[1]).get('request');
    await club.opens(`/requests/${requestId}`);
    for (const said of ['Prestito', '2 gen 2027', '30 giu 2027', 'Alloggio']) await club.sees(said);
    await expectAccessible(club.page);
  });

  test('a request asks for a quota, a free non-EU place and minutes; the form says what is wrong, the request what is asked', async () => {
    await knowsQuota();
    const club = await personAt('the club', 'club@demo.test', '/request');
    await club.page.getByText('Profilo del calciatore').click();
    // The league's own quota is one press away; no rule is known of another league.
    await club.chooses('Livello', 'Serie D');
    await club.presses('2007 o dopo');
    await club.page.locator('input[value="2007"]').waitFor();
    await club.page.locator('input[value="Under di regolamento"]').waitFor();
    await club.sees(/LND, quote 2026\/27 · Comunicato ufficiale 1/);
    await expectAccessible(club.page);
    await club.chooses('Livello', 'Terza Categoria');
    await club.seesNoMore('2007 o dopo');
    await club.fills('Nati dal', '2009');
    await club.fills('Nati fino al', '2007');
    await club.chooses('Quota', 'Under di regolamento');
    await club.chooses('Posto da extracomunitario', 'nessuno libero');
    await club.fills('Minuti minimi giocati', '300');
    await publishes(club, 'Serravalle');
    await club.sees('Il primo anno non può seguire il secondo');
    await expectAccessible(club.page);
    await club.fills('Nati dal', '2004');
    await club.presses('Pubblica la richiesta');
    await club.sees('Richiesta avviata');
    const requestId = new URLSearchParams(club.page.url().split('?')[1]).get('request');
    await club.opens(`/requests/${requestId}`);
    for (const said of [
      'nati dal 2004 al 2007',
      'Under di regolamento',
      'nessuno libero',
      'almeno 300 minuti',
    ])
      await club.sees(said);
    await expectAccessible(club.page);

    // An agent finds it among the requests, until the player has fewer minutes than it asks for.
    const agent = await personAt('the agent', 'agent@demo.test', '/requests?text=Serravalle');
    await agent.presses(/^Filtri/);
    const drawer = agent.page.getByRole('dialog');
    await agent.chooses('Posto da extracomunitario', 'nessuno libero', drawer);
    await agent.isAt(/place=0/);
    await agent.fills('Minuti giocati dal calciatore', '300', drawer);
    await agent.isAt(/minutes=300/);
    const found = agent.page.getByRole('row').filter({ hasText: 'Serravalle' });
    await expect.poll(() => found.count()).toBe(1);
    await expectAccessible(agent.page);
    await agent.fills('Minuti giocati dal calciatore', '299', drawer);
    await expect.poll(() => found.count()).toBe(0);
  });
});
