import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { seasonOf } from '@trattativa/domain/people/season';
import { daysAfter } from '@trattativa/domain/platform/plain-date';
import { beforeAll, describe, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { makePlayer } from '../stage/free-player.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';
import { acts, signed } from '../stage/signatures.ts';
import { makeViewedDeal } from '../stage/viewed-deal.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const engagingEmail = 'club@demo.test';
const releasingEmail = 'club2@club.demo.test';
const folded = 'Contratto, altre stagioni e premi';
const today = new Date().toISOString().slice(0, 10);
const season = seasonOf(today);
let engaging: string;
let releasing: string;

beforeAll(async () => {
  const nameOf = async (email: string) =>
    (await stage.service.call(await stage.service.tokenOf(email), 'Account/GetMyProfile', {})).profileName;
  [engaging, releasing] = [await nameOf(engagingEmail), await nameOf(releasingEmail)];
});

const main = ({ page }: Person) => page.getByRole('main');
const dialog = ({ page }: Person) => page.getByRole('dialog');
const clauses = ({ page }: Person) => page.getByRole('region', { name: 'Clausole' });

/** The row of the obligation among the clauses. */
const obligation = (person: Person) =>
  clauses(person).getByRole('row').filter({ hasText: 'Obbligo di riscatto' });

/** The day as people write it into a field. */
const written = (day: string) => day.split('-').reverse().join('/');

/** The day as the screens show it. The article before it is elided on some days, so that no sentence is written out with it. */
const shown = (day: string) =>
  new Date(day).toLocaleDateString('it-IT', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The club asks for the player on the player's page, and the agent answers that he is available. */
async function asked(club: Person, playerId: number): Promise<Person> {
  await club.presses('Fai un sondaggio');
  await club.presses('Invia il sondaggio', dialog(club));
  await club.sees('Sondaggio inviato: lo trovi nelle trattative');
  const token = await stage.service.tokenOf(engagingEmail);
  const { items } = await stage.service.call(token, 'Negotiation/GetNegotiations', { playerId });
  const negotiationId = items[0]?.id as number;
  const agent = await stage.arrives('the agent', agentEmail, `/negotiations/${negotiationId}`);
  await agent.presses('È disponibile', main(agent));
  await agent.presses('Rispondi: disponibile', dialog(agent));
  await agent.sees('Risposta inviata');
  await club.opens(`/negotiations/${negotiationId}`);
  return agent;
}

/** The club begins the terms with the club that has the player. */
async function proposes(club: Person): Promise<void> {
  await club.follows('Proponi al suo club');
  await club.finds('Club del calciatore', releasing);
}

/** The instalments of the form, each with its day; the last one takes the rest. */
async function fillsInstalments(club: Person, days: readonly string[]): Promise<void> {
  await club.chooses('Numero di rate', String(days.length));
  for (const [index, day] of days.entries()) {
    await club.fills(`Scadenza della rata ${index + 1}`, written(day));
  }
}

/** The other club opens the terms from its list and signs them, and the proposing one signs too. */
async function agreed(club: Person, other: Person, surname: string): Promise<void> {
  await other.page.getByRole('row').filter({ hasText: surname }).getByRole('link').first().click();
  await other.sees(`Tocca a te: guarda la versione 1 di ${engaging}`);
  await acts(other, 'Firma l’accordo');
  await club.sees(`${releasing} ha firmato: manca la tua firma`);
  await acts(club, 'Firma l’accordo');
  for (const person of [club, other]) await person.sees('Accordo firmato dai due club');
}

/** The engaging club states the appearances of the season so far, and the releasing one confirms them. */
async function appearances(club: Person, other: Person, total: number): Promise<void> {
  await club.presses(/^Presenze, .+: aggiorna$/);
  await club.fills('Totale con questo club da inizio stagione', String(total));
  await club.presses('Invia', dialog(club));
  await club.sees('Si attende l’altra parte');
  await other.presses(/^Presenze, .+: conferma$/);
}

describe('a loan with an obligation at 15 appearances', () => {
  test('is asked for, agreed and signed, and the fifteenth appearance that both clubs confirm makes the purchase owed', async () => {
    const playerId = await makePlayer(stage.service, 'Castellani', contractualStatus.underContract);
    const club = await stage.arrives('the engaging club', engagingEmail, `/players/${playerId}`);
    const agent = await asked(club, playerId);
    await proposes(club);
    await club.page.getByRole('radio', { name: 'Prestito' }).check();
    await club.fills('Fino al', written(`${season + 1}-06-30`));
    await club.fills('Stipendio a carico di chi prende', '70');
    await club.chooses('Riscatto', 'Obbligo di riscatto');
    await club.fills('Somma del riscatto', '90000');
    await club.chooses('Scatta con', 'Presenze');
    await club.fills('Dopo quante', '15');
    await club.fills('Indennità di trasferimento', '0');
    await club.presses('Invia all’altro club');
    await club.sees('Obbligo a € 90.000 dopo 15 presenze');
    const other = await stage.arrives('the releasing club', releasingEmail, '/transfers');
    await agreed(club, other, 'Castellani');
    await signed(club, agent);

    await club.sees('Non ancora scattato', clauses(club));
    await appearances(club, other, 14);
    for (const person of [club, other]) {
      await obligation(person).getByRole('cell', { name: '14', exact: true }).waitFor();
      await person.sees('Non ancora scattato', clauses(person));
    }
    await appearances(club, other, 15);
    for (const person of [club, other]) {
      await person.sees(new RegExp(`^Scattato .*${shown(today)}$`), clauses(person));
      await person.sees(/^L’importo è dovuto/, clauses(person));
      await obligation(person).getByRole('strong').getByText('€ 90.000').waitFor();
    }
    await expectAccessible(other.page);

    await club.presses('Prepara il contratto', clauses(club));
    await club.sees('Trattativa aperta: ora prepara l’offerta');
    await club.sees(/^Il sondaggio (sta per partire|è arrivato)/);
  });
});

describe('a transfer in three instalments with sell-on and buy-back', () => {
  test('is agreed, offered to the player and signed, and both clubs see when each instalment is due', async () => {
    const days = [10, 40, 70].map((count) => daysAfter(today, count));
    const buyBackUntil = `${season + 2}-06-30`;
    const { negotiationId } = await makeViewedDeal(
      stage.service,
      'Bonfanti',
      contractualStatus.underContract,
    );
    const club = await stage.arrives('the buying club', engagingEmail, `/negotiations/${negotiationId}`);
    await proposes(club);
    await club.fills('Indennità di trasferimento', '100000');
    await fillsInstalments(club, days);
    await club.sees('Il resto: € 33.334');
    await club.fills('Percentuale sulla rivendita', '20');
    await club.fills('Somma della recompra', '150000');
    await club.fills('Recompra entro il', written(buyBackUntil));
    await club.presses('Invia all’altro club');
    await club.sees('20% del guadagno');
    const other = await stage.arrives('the selling club', releasingEmail, '/transfers');
    await agreed(club, other, 'Bonfanti');

    await club.opens(`/offer?negotiation=${negotiationId}`);
    await club.fills('Stipendio mensile', '2500');
    await club.fills('Mensilità', '12');
    await club.page.getByText(folded).click();
    await club.chooses('Tipo di contratto', 'Professionista');
    await club.page.getByLabel('Durata del contratto').selectOption('2');
    await club.presses('Invia l’offerta');
    await club.seesScreen('Informazioni del calciatore');
    const agent = await stage.arrives('the agent', agentEmail, `/negotiations/${negotiationId}`);
    await agent.follows('Apri l’offerta', main(agent));
    await acts(agent, 'Accetta');
    await agent.sees(/^Accettata la versione/);
    for (const person of [club, agent]) await person.opens(`/negotiations/${negotiationId}`);
    await signed(club, agent);

    for (const person of [club, other]) {
      for (const [index, day] of days.entries()) {
        const amount = index === 2 ? '€.33\\.334' : '€.33\\.333';
        await person.sees(new RegExp(`^Rata di ${amount} .*${shown(day)}$`), clauses(person));
      }
      await person.sees(/si prevedono €.100\.000/, clauses(person));
    }
    await other.sees('20% del guadagno');
    await other.sees(`€ 150.000, entro il ${shown(buyBackUntil)}`);
    await expectAccessible(other.page);
  });
});
