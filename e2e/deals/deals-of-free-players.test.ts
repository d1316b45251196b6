import { type CoachingStaffRole, coachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import { seasonName, seasonOfRequest } from '@trattativa/domain/people/season';
import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../server/test/factories/files.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { makeFreePlayer } from '../stage/free-player.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';
import { acts } from '../stage/signatures.ts';
import { makeViewedDeal } from '../stage/viewed-deal.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const clubEmail = 'club@demo.test';
/** A club for which the premium agent does not act. */
const otherClubEmail = 'club2@club.demo.test';
const premiumEmail = 'premium@demo.test';
const folded = 'Contratto, altre stagioni e premi';
const noPlaceLeft = 'In una stagione il club può tesserare dall’estero 0 calciatori extracomunitari.';
const workPermit = 'Permesso di soggiorno e lavoro';

const mainOf = ({ page }: Person) => page.getByRole('main');
const dialogOf = ({ page }: Person) => page.getByRole('dialog');

/** What the league allows is stated for every tier: a club has no place for players from outside the EU. */
async function closePlaces(): Promise<void> {
  const { service } = stage;
  const staff = await service.tokenOf('staff@demo.test');
  const { version, rules } = await service.call(staff, 'Rules/GetPack', { pack: 'squads' });
  const kept = rules.map(({ confirmed: _, ...rule }) => rule);
  const shipped = kept.find(({ id }) => id === 'italy-non-eu-serie-b-c');
  if (!shipped) throw new Error('The places of Serie B and C are not in the pack.');
  await service.call(staff, 'Rules/SavePack', {
    pack: 'squads',
    version,
    reason: 'Posti della stagione',
    rules: [
      ...kept.filter(({ kind }) => kind !== 'nonEuPlaces'),
      { ...shipped, certainty: 'confirmed', figures: { ...shipped.figures, fromTier: 1, toTier: 15 } },
    ],
  } as never);
}

/** A viewed deal of a free player who was registered in England, a citizen of one country. */
async function dealFromEngland(surname: string, nationality: 'GB' | 'US') {
  const { service } = stage;
  const deal = await makeViewedDeal(service, surname);
  const agent = await service.tokenOf(agentEmail);
  const { playerId } = deal;
  const known = await service.call(agent, 'Player/GetPlayerInfo', { playerId });
  const { id, version, name, bornDate, principalRole, contractualStatus } = known;
  const stated = { id, version, name, surname, bornDate, principalRole, contractualStatus };
  await service.call(agent, 'Agent/AddOrUpdateAgentPlayer', {
    player: { ...stated, nationality, euPassport: false, registeredAssociation: 'ENG' },
  });
  return deal;
}

/** How the list on the screen counts its players from outside the EU. */
async function placesTaken(club: Person): Promise<string> {
  const row = club.page.locator('dl > div').filter({ hasText: 'Extracomunitari dall’estero in stagione' });
  return row.getByRole('definition').innerText();
}

/** Opens the dialog of the club's signature, whose rules and documents have come. */
async function isAboutToSign(club: Person, negotiationId: number): Promise<void> {
  await club.opens(`/negotiations/${negotiationId}`);
  await club.presses('Firma', mainOf(club));
  await club.sees('Prima di firmare: manca ancora qualcosa.', dialogOf(club));
  await club.settled();
}

describe('a club without a place for players from outside the EU', () => {
  test('is warned of an American, and signs a Briton whose Irish passport spares him the permit too', async () => {
    await closePlaces();
    const american = await dealFromEngland('Whitaker', 'US');
    const briton = await dealFromEngland('Gallagher', 'GB');
    const club = await stage.arrives('the club', clubEmail, '/playersList?whose=own');
    const taken = await placesTaken(club);
    const dialog = dialogOf(club);
    await isAboutToSign(club, american.negotiationId);
    await club.sees(noPlaceLeft, dialog);
    await club.sees(
      'Il club può tesserare chi non occupa un posto o attendere la prossima stagione.',
      dialog,
    );
    await club.sees('Vale per quanto dichiarato nella scheda: la firma resta possibile.', dialog);
    await club.sees(workPermit, dialog);
    await expectAccessible(club.page);
    await club.presses('Annulla', dialog);

    // The federation counts Britons with the citizens of the EU; to work here they need a permit all the same.
    await isAboutToSign(club, briton.negotiationId);
    await club.sees(workPermit, dialog);
    expect(await dialog.getByText(/extracomunitari/).count()).toBe(0);
    await club.presses('Annulla', dialog);

    const agent = await stage.arrives('the agent', agentEmail, '/portfolio?text=gallagher');
    await agent.follows('Modifica Tullio Gallagher');
    await agent.chooses('Seconda nazionalità', 'Irlanda');
    await agent.presses('Salva il profilo');
    await agent.sees('Dati salvati correttamente');

    await isAboutToSign(club, briton.negotiationId);
    for (const words of [/extracomunitari/, workPermit])
      expect(await dialog.getByText(words).count()).toBe(0);
    await club.presses('Firma', dialog);
    await club.sees(/^Il club ha firmato/);
    await agent.opens(`/negotiations/${briton.negotiationId}`);
    await acts(agent, 'Conferma la firma');
    for (const person of [agent, club]) await person.sees('Trattativa conclusa');

    await club.opens('/playersList?whose=own');
    const planned = club.page.getByRole('region', { name: 'Rosa e aggiunte' });
    const listed = planned.getByRole('listitem').filter({ hasText: 'Tullio Gallagher' });
    await listed.waitFor();
    expect(await placesTaken(club)).toBe(taken);
    expect(await listed.getByText('se occupa un posto da extracomunitario').count()).toBe(0);
  });
});

/** A record of the coaching portfolio. */
async function addToPortfolio(surname: string, role: CoachingStaffRole): Promise<void> {
  const premium = await stage.service.tokenOf(premiumEmail);
  const staffProfile = { name: 'Renzo', surname, role };
  await stage.service.call(premium, 'CoachingStaff/SaveCoachingStaffInfo', { staffProfile });
}

/** Fills in and sends the proposal of a member of coaching staff to one club; the id of its negotiation. */
async function proposes(premium: Person, surname: string, clubName: string): Promise<number> {
  await premium.opens('/negotiation');
  await premium.page.getByRole('radio', { name: 'Staff tecnico' }).click();
  await premium.finds('Membro dello staff tecnico', surname);
  await premium.chooses('Livello', 'Serie C (3º livello)');
  await premium.finds('Club destinatari', clubName);
  await premium.presses('Invia a 1 club');
  // The notice of the proposal before may still be on the screen: the row of this one is not.
  await premium.page.getByRole('row').filter({ hasText: surname }).waitFor();
  const token = await stage.service.tokenOf(premiumEmail);
  const { items } = await stage.service.call(token, 'Negotiation/GetNegotiations', { text: surname });
  return items[0]?.id as number;
}

/** The club offers the coach a contract on the page of the negotiation; the agent, who waits there, accepts it. */
async function offered(club: Person, premium: Person, negotiationId: number): Promise<void> {
  const place = `/negotiations/${negotiationId}`;
  await club.opens(place);
  for (const word of ['Metti in prova', 'Certificato di trasferimento (ITC)', 'Idoneità sportiva'])
    expect(await mainOf(club).getByText(word).count()).toBe(0);
  await club.sees('Modulo della federazione');
  await expectAccessible(club.page);
  await premium.opens(place);
  await club.follows('Fai un’offerta');
  await club.sees('Renzo Bassanello');
  expect(
    await mainOf(club)
      .getByText(/Bonus (gol|assist|presenze)/)
      .count(),
  ).toBe(0);
  await club.fills('Stipendio mensile', '3000');
  await club.fills('Mensilità', '12');
  await club.page.getByText('Che cosa dicono le regole').click();
  await club.sees(/deve avere almeno la licenza UEFA [AB]/);
  await expectAccessible(club.page);
  await club.presses('Invia l’offerta');
  await club.seesScreen(/Bassanello/);
  await premium.follows(/€\s3\.000 al mese/);
  await acts(premium, 'Accetta');
  await premium.sees(/^Accettata la versione/);
  await club.sees(/^Accettata la versione/);
}

describe('a coach with two assistants', () => {
  test('is offered a contract, and comes with them in three negotiations, each signed for itself', async () => {
    const { service } = stage;
    const token = await service.tokenOf(otherClubEmail);
    const { profileName } = await service.call(token, 'Account/GetMyProfile', {});
    const people = [
      ['Bassanello', coachingStaffRole.coach, 'Allenatore'],
      ['Cortivo', coachingStaffRole.conditioningCoach, 'Preparatore atletico'],
      ['Dalmaschio', coachingStaffRole.goalkeeperCoach, 'Preparatore dei portieri'],
    ] as const;
    for (const [surname, role] of people) await addToPortfolio(surname, role);
    const premium = await stage.arrives('the premium agent', premiumEmail, '/negotiation');
    const club = await stage.arrives('the club', otherClubEmail, '/negotiations');
    for (const [surname] of people) {
      const negotiationId = await proposes(premium, surname, profileName);
      if (surname === 'Bassanello') await offered(club, premium, negotiationId);
      await club.opens(`/negotiations/${negotiationId}`);
      await acts(club, 'Firma');
      await club.sees(/^Il club ha firmato/);
      await premium.opens(`/negotiations/${negotiationId}`);
      await acts(premium, 'Conferma la firma');
      for (const person of [premium, club]) await person.sees('Trattativa conclusa');
    }
    await expectAccessible(club.page);

    await club.opens('/coachingStaff');
    for (const [surname, , role] of people) {
      const row = club.page.getByRole('row').filter({ hasText: `Renzo ${surname}` });
      await row.getByText(role, { exact: true }).waitFor();
    }
    await club.follows(/Renzo Bassanello/);
    await club.sees('In corso', club.page.getByRole('list', { name: 'Tesseramenti' }));
    await expectAccessible(club.page);
  });
});

/** A proposal of a free player with a transaction cost, which the club has viewed. */
async function proposedWithCost(surname: string): Promise<number> {
  const { service } = stage;
  const playerId = await makeFreePlayer(service, surname);
  const [agent, club] = [await service.tokenOf(agentEmail), await service.tokenOf(clubEmail)];
  const { profileId } = await service.call(club, 'Account/GetMyProfile', {});
  const teamIds = [profileId as number];
  const made = await service.call(agent, 'Negotiation/CreateNegotiation', {
    playerId,
    level: 3,
    teamIds,
    price: 2440,
  });
  const negotiationId = made.items[0]?.id as number;
  await service.confirmProposalOf(negotiationId);
  await service.call(club, 'Negotiation/OpenNegotiation', { negotiationId });
  return negotiationId;
}

/** The player agrees on paper to what the agent takes; another test covers the screens. */
async function playerAgrees(negotiationId: number): Promise<void> {
  const { service } = stage;
  const agent = await service.tokenOf(agentEmail);
  const { figures } = await service.call(agent, 'Commission/GetDealFees', { negotiationId });
  await service.call(agent, 'Commission/RecordFeeAgreement', {
    negotiationId,
    figures: figures ?? '',
    agreedOn: new Date().toISOString().slice(0, 10),
    statement: 'Lettera firmata dal calciatore.',
    pageFileId: await service.uploads(agent, { name: 'accordo.pdf', content: pdfOf(900) }),
  });
}

describe('a free agent with two seasons and a bonus for promotion', () => {
  test('is offered, accepted and signed with cost and sheet, and the bonus fires once in June', async () => {
    const { service } = stage;
    const season = seasonOfRequest(new Date().toISOString().slice(0, 10));
    const [first, second] = [seasonName(season), seasonName(season + 1)];
    const negotiationId = await proposedWithCost('Santangelo');
    const place = `/negotiations/${negotiationId}`;
    const club = await stage.arrives('the club', clubEmail, `/offer?negotiation=${negotiationId}`);
    await club.fills('Stipendio mensile', '2500');
    await club.fills('Mensilità', '12');
    await club.page.getByText(folded).click();
    await club.chooses('Tipo di contratto', 'Professionista');
    await club.page.getByLabel('Durata del contratto').selectOption('2');
    const later = club.page.getByRole('group', { name: `Stagione ${second}` });
    await club.fills('Stipendio mensile', '2800', later);
    await club.fills('Bonus promozione', '4000');
    await club.fills('Commissione in percentuale', '5');
    await club.chooses('Percentuale sullo stipendio', 'di tutte le stagioni');
    await club.presses('Invia l’offerta');
    await club.seesScreen('Informazioni del calciatore');

    const agent = await stage.arrives('the agent', agentEmail, place);
    const { items } = await service.call(await service.tokenOf(clubEmail), 'Offer/GetOffers', {
      negotiationId,
    });
    await agent.opens(`/offers/${items[0]?.id}`);
    await agent.sees('Bonus promozione');
    await acts(agent, 'Accetta');
    await agent.sees(/^Accettata la versione/);

    await club.opens(place);
    await club.presses('Firma', mainOf(club));
    await club.sees(
      /accetta il costo di transazione di €\s2\.440 .*: €\s2\.000 più €\s440 di IVA/,
      dialogOf(club),
    );
    await club.sees(/ paga .*: €\s3\.180/, dialogOf(club));
    await expectAccessible(club.page);
    await club.presses('Firma', dialogOf(club));
    await club.sees(/^Il club ha firmato/);
    await playerAgrees(negotiationId);
    await agent.opens(place);
    await agent.presses('Conferma la firma', mainOf(agent));
    await agent.sees(/ paga .*: €\s3\.180/, dialogOf(agent));
    await agent.presses('Conferma la firma', dialogOf(agent));
    for (const person of [agent, club]) await person.sees('Trattativa conclusa');
    await agent.opens('/commissions?text=Santangelo');
    await agent.follows(/Santangelo/);
    await agent.sees(/5\s?% di €\s63\.600 \(Stipendio di tutte le stagioni\)/);

    // Nobody stays logged in until the season is decided.
    for (const person of [agent, club]) await person.page.close();
    await service.advanceClock(Math.floor((Date.UTC(season + 1, 5, 10) - Date.now()) / 1000));
    const promoted = await stage.arrives('the promoted club', clubEmail, place);
    const agentInJune = await stage.arrives('the agent in June', agentEmail, place);
    const bonusOf = (person: Person, of: string) =>
      person.page
        .getByRole('region', { name: 'Clausole' })
        .getByRole('row')
        .filter({ hasText: `Bonus promozione ${of}` });
    await promoted.sees('Non ancora', bonusOf(promoted, first));
    await promoted.presses(`Promozione, ${first}: aggiorna`);
    await promoted.sees('Il risultato è stato raggiunto.');
    await promoted.presses('Invia', dialogOf(promoted));
    await promoted.sees('Si attende l’altra parte');
    await agentInJune.presses(`Promozione, ${first}: conferma`);
    for (const person of [agentInJune, promoted]) {
      await person.sees('Sì', bonusOf(person, first));
      await bonusOf(person, first).getByRole('strong').getByText('€ 4.000').waitFor();
      await person.sees('Non ancora', bonusOf(person, second));
      expect(await bonusOf(person, second).getByRole('strong').count()).toBe(0);
    }
    await expectAccessible(promoted.page);
  });
});
