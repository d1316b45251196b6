import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage({ isKilled: true });
const restored = 'Abbiamo ripreso la bozza che avevi lasciato.';

async function agentAt(path: string): Promise<Person> {
  const agent = await stage.person('the agent');
  await agent.startsAt(path, 'agent@demo.test');
  return agent;
}

async function fillsIn(agent: Person, name: string, surname: string): Promise<void> {
  await agent.fills('Nome', name);
  await agent.fills('Cognome', surname);
}

/** The names in the list, in order. */
async function names(agent: Person): Promise<string[]> {
  await agent.settled();
  const links = agent.page.getByRole('row').getByRole('cell').getByRole('link', { name: /\S/ });
  return links.evaluateAll((all) =>
    all
      .filter((link) => link.getAttribute('href')?.endsWith('/edit') && link.textContent)
      .map((link) => link.textContent),
  );
}

async function searches(agent: Person, text: string): Promise<void> {
  await agent.page.getByRole('searchbox').fill(text);
  await agent.isAt(text === '' ? /^\/portfolio$/ : new RegExp(`^/portfolio\\?.*${text}`));
  await agent.settled();
}

describe('an agent keeps a portfolio', () => {
  test('adds a player, finds, changes and deletes the record, and undoes the deletion', async () => {
    const agent = await agentAt('/portfolio');
    await expectAccessible(agent.page);
    await agent.follows('Aggiungi calciatore');
    await agent.seesScreen('Nuovo calciatore');
    await fillsIn(agent, 'Ernesto', 'Quadraroli');
    await agent.fills('Data di nascita', '03/07/2003');
    await agent.chooses('Ruolo principale', 'Centravanti');
    await agent.page.getByRole('radio', { name: 'Destro', exact: true }).click();
    await agent.fills('Altezza (cm)', '184');
    await expectAccessible(agent.page);
    await agent.presses('Salva il profilo');
    await agent.isAt('/portfolio');
    await agent.sees('Dati salvati correttamente');

    await searches(agent, 'quadraroli');
    expect((await names(agent)).join()).toContain('Ernesto Quadraroli');
    await agent.sees('1 calciatore');

    await agent.follows('Modifica Ernesto Quadraroli');
    await agent.seesScreen('Profilo di Ernesto Quadraroli');
    await agent.fills('Club attuale', 'Pro Vercelli');
    await agent.presses('Salva il profilo');
    await agent.sees('Dati salvati correttamente');
    await searches(agent, 'quadraroli');
    await agent.sees(/Pro Vercelli/);

    await agent.presses('Elimina Ernesto Quadraroli');
    await agent.sees('Calciatore eliminato correttamente');
    await agent.sees('Nessun risultato');
    await agent.presses('Ripristina');
    await agent.sees('Calciatore ripristinato');
    await agent.page.getByRole('button', { name: 'Elimina Ernesto Quadraroli' }).waitFor();
  });

  test('filters and sorts; both are in the address, so that links and the back button work', async () => {
    const agent = await agentAt('/portfolio');
    const all = await names(agent);
    await agent.chooses('Ruolo', 'Portiere');
    await agent.settled();
    const goalkeepers = await names(agent);
    expect(goalkeepers.length).toBeGreaterThan(0);
    expect(goalkeepers.length).toBeLessThan(all.length);
    const header = agent.page.getByRole('columnheader', { name: 'Età' });
    await header.getByRole('button').click();
    await agent.page
      .getByRole('columnheader', { name: 'Età' })
      .and(agent.page.locator('[aria-sort]'))
      .waitFor();
    const sorted = await names(agent);
    expect(sorted.toSorted()).toEqual(goalkeepers.toSorted());

    const friend = await stage.person('the same agent elsewhere');
    await friend.startsAt(agent.place, 'agent@demo.test');
    expect(await names(friend)).toEqual(sorted);

    await agent.page.goBack();
    await agent.page.goBack();
    await agent.settled();
    // A long list renders only rows near the viewport; their number can differ by one.
    expect((await names(agent)).slice(0, 10)).toEqual(all.slice(0, 10));
  });

  test('typed input survives a reload, an expired session and a restart of the service', async () => {
    const agent = await agentAt('/portfolio/new');
    await fillsIn(agent, 'Carmelo', 'Incompiuto');
    await agent.page.reload();
    await agent.sees(restored);
    expect(await agent.field('Cognome').inputValue()).toBe('Incompiuto');

    // The refresh cookie is gone and the token has expired.
    await agent.fills('Club attuale', 'Arzignano');
    agent.expects(/ 401/);
    await agent.context.clearCookies();
    await stage.service.advanceClock(20 * 60);
    await agent.presses('Salva il profilo');
    await agent.isAt('/home');
    await agent.sees('La sessione è finita: accedi di nuovo e torni dove eri.');
    await agent.logsIn('agent@demo.test');
    await agent.isAt('/portfolio/new');
    await agent.sees(restored);
    expect(await agent.field('Club attuale').inputValue()).toBe('Arzignano');

    agent.expects(/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|WebSocket/);
    await agent.fills('Note', 'da richiamare');
    await stage.service.kill();
    await agent.presses('Salva il profilo');
    await agent.sees('Errore di rete');
    await stage.service.startAgain();
    await agent.page.reload();
    await agent.sees(restored);
    expect(await agent.field('Note').inputValue()).toBe('da richiamare');
    await agent.presses('Salva il profilo');
    await agent.sees('Dati salvati correttamente');
    await searches(agent, 'incompiuto');
    await agent.sees('1 calciatore');
  });

  test('leaving with unsaved changes asks first; the changes are restored on return', async () => {
    const agent = await agentAt('/portfolio/new');
    const menu = agent.page.getByRole('navigation', { name: 'Menu principale' });
    await agent.fills('Cognome', 'Sospeso');
    await agent.follows('Portfolio calciatori', menu);
    await agent.sees('Lasciare la pagina?', agent.page.getByRole('dialog'));
    await expectAccessible(agent.page);
    await agent.presses('Annulla', agent.page.getByRole('dialog'));
    expect(await agent.field('Cognome').inputValue()).toBe('Sospeso');
    await agent.follows('Portfolio calciatori', menu);
    await agent.presses('Lascia la pagina', agent.page.getByRole('dialog'));
    await agent.isAt('/portfolio');
    await agent.follows('Aggiungi calciatore');
    await agent.sees(restored);
    await agent.presses('Elimina la bozza');
    await agent.follows('Portfolio calciatori', menu);
    await agent.isAt('/portfolio');
  });

  test('an error is shown beside its field, which has the focus', async () => {
    const agent = await agentAt('/portfolio/new');
    await agent.fills('Nome', 'Solo');
    await agent.fills('Altezza (cm)', '999');
    await agent.presses('Salva il profilo');
    await agent.sees('Questo campo è obbligatorio.');
    expect(await agent.page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe(
      'true',
    );
    await expectAccessible(agent.page);
  });

  test('a minor who wants an account is registered, chooses the password and names a parent at the first login', async () => {
    const agent = await agentAt('/portfolio/new');
    await agent.follows('Registra il calciatore');
    await agent.seesScreen('Registra un calciatore');
    await agent.presses('Registra il calciatore');
    await agent.sees('Questo campo è obbligatorio.');
    await agent.fills('Nome', 'Nico');
    await agent.fills('Cognome', 'Autonomo');
    await agent.fills('Data di nascita', `01/01/${new Date().getFullYear() - 16}`);
    await agent.page.keyboard.press('Tab');
    await agent.sees('al primo accesso indicherà un genitore, a cui chiederemo il consenso');
    await agent.chooses('Ruolo principale', 'Portiere');
    await agent.fills('Email del calciatore', 'nico@autonomo.example');
    await agent.page.getByRole('checkbox', { name: /^Il calciatore ha letto/ }).check();
    await expectAccessible(agent.page);
    await agent.presses('Registra il calciatore');
    await agent.sees('Email inviata a nico@autonomo.example');
    await expectAccessible(agent.page);
    const mail = await stage.service.mailTo('nico@autonomo.example', /Attiva il tuo account/);
    const nico = await stage.person('Nico');
    await nico.page.goto(mail.links[0] ?? '');
    await nico.seesScreen('Indirizzo confermato');

    const choice = await stage.service.mailTo('nico@autonomo.example', /password/);
    await nico.page.goto(choice.links[0] ?? '');
    await nico.fills('Nuova password', 'nebbia sul Ticino 7');
    await nico.presses('Salva la password');
    await nico.sees('Password aggiornata');
    nico.expects(/400.*\/auth\/login/);
    await nico.opens('/login');
    await nico.fills('Email', 'nico@autonomo.example');
    await nico.fills('Password', 'nebbia sul Ticino 7');
    await nico.presses('Accedi', nico.page.getByRole('main'));
    await nico.seesScreen('Manca solo il consenso');
    await expectAccessible(nico.page);
    await nico.fills('Email di un genitore o tutore', 'madre@autonomo.example');
    await nico.presses('Manda la richiesta');
    expect((await stage.service.mailTo('madre@autonomo.example')).links).not.toEqual([]);
  });
});
