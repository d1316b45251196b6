import { describe, expect, test } from 'vitest';
import { expectAccessible } from './stage/expect-accessible.ts';
import { openStage } from './stage/open-stage.ts';
import type { Person } from './stage/person.ts';

const stage = openStage();

async function at(login: string, path: string): Promise<Person> {
  const person = await stage.person(login);
  await person.startsAt(path, `${login}@demo.test`);
  return person;
}

describe('screens and roles', () => {
  test('a screen of another role names that role and links home; an unknown address shows another message', async () => {
    const club = await at('club', '/kpis');
    await club.seesScreen('Questa pagina non è per il tuo ruolo');
    await club.sees(
      '«Indicatori» è una pagina riservata a: agenti premium e staff della piattaforma. Quello che puoi fare tu si trova nel tuo menu.',
    );
    await expectAccessible(club.page);
    await club.opens('/nowhere');
    await club.seesScreen('Pagina non trovata');
    await expectAccessible(club.page);
    await club.opens('/audit');
    await club.sees('È riservata a: amministratori. Quello che puoi fare tu si trova nel tuo menu.');
    await club.follows('Vai alla tua pagina iniziale');
    await club.isAt('/');
    club.assertNothingWrong();
  });

  test('agents find players at /players, premium agents and staff the clubs’ list', async () => {
    const agent = await at('agent', '/');
    await agent.follows(
      'Tutti i calciatori',
      agent.page.getByRole('navigation', { name: 'Menu principale' }),
    );
    await agent.seesScreen('Tutti i calciatori');
    await agent.page.getByRole('table').or(agent.page.getByRole('list')).first().waitFor();
    expect(await agent.page.getByRole('radio', { name: 'Arrivi' }).count()).toBe(0);
    await expectAccessible(agent.page);
    for (const login of ['premium', 'staff']) {
      const person = await at(login, '/playersList');
      await person.seesScreen('Lista calciatori');
      person.assertNothingWrong();
    }
  });

  test('a club finds its own coaching staff in a list, and others by name', async () => {
    const club = await at('club', '/');
    await club.follows('Staff tecnico', club.page.getByRole('navigation', { name: 'Menu principale' }));
    await club.isAt('/coachingStaff');
    await club.seesScreen('Staff tecnico');
    await expectAccessible(club.page);
    await club.page.getByRole('radio', { name: 'Tutti' }).check();
    await club.isAt('/coachingStaff?whose=all');
    await club.sees(/^\d+ person/);
    await expectAccessible(club.page);
    club.assertNothingWrong();
  });

  test('staff open a player’s contract from the player’s page; only administrators see the audit log', async () => {
    const staff = await at('staff', '/contract');
    await staff.seesScreen('Contratto di rappresentanza');
    await staff.sees('Scegli un calciatore');
    await expectAccessible(staff.page);
    await staff.finds('Calciatore', 'nicolò serra', /Nicolò Serra/);
    await staff.isAt(/^\/contract\?player=\d+$/);
    await staff.sees('Dati che compariranno nel contratto');
    await staff.opens(`/players/${new URLSearchParams(staff.place.split('?')[1]).get('player')}`);
    await staff.page.getByRole('main').locator('a[href*="/contract"]').first().click();
    await staff.seesScreen('Contratto di rappresentanza');

    await staff.opens('/desk');
    await staff.seesScreen(/^Scrivania/);
    const log = (person: Person) =>
      person.page.getByRole('main').getByRole('link', { name: 'Registro delle attività' });
    expect(await log(staff).count()).toBe(0);
    const admin = await at('admin', '/desk');
    await admin.seesScreen(/^Scrivania/);
    await log(admin).click();
    await admin.isAt('/audit');
  });
});
