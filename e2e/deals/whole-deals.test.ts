import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { describe, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';
import { acts, signed } from '../stage/signatures.ts';
import { makeViewedDeal } from '../stage/viewed-deal.ts';

const stage = openStage();
const agentEmail = 'agent@demo.test';
const clubEmail = 'club@demo.test';
const otherClubEmail = 'club2@club.demo.test';
const playerEmail = 'player@demo.test';
const folded = 'Contratto, altre stagioni e premi';

const registrations = ({ page }: Person) => page.getByRole('list', { name: 'Tesseramenti' });

/** The club's latest offer of a negotiation. */
async function offerOf(negotiationId: number): Promise<number> {
  const club = await stage.service.tokenOf(clubEmail);
  const { items } = await stage.service.call(club, 'Offer/GetOffers', { negotiationId });
  return items[0]?.id as number;
}

/** The agent accepts the open offer, the club signs and the agent confirms. */
async function accepted(agent: Person, club: Person, negotiationId: number): Promise<void> {
  await agent.opens(`/offers/${await offerOf(negotiationId)}`);
  await acts(agent, 'Accetta');
  await agent.sees(/^Accettata la versione/);
  for (const person of [club, agent]) await person.opens(`/negotiations/${negotiationId}`);
  await signed(club, agent);
}

describe('a player of seventeen from Spain', () => {
  test('is signed once the approval of article 19 is there as a file, and not before', async () => {
    const { service } = stage;
    const token = await service.tokenOf(agentEmail);
    const made = await makeViewedDeal(service, 'Ferrandiz', contractualStatus.free, '2009-06-01');
    const { negotiationId, playerId } = made;
    const { id, version, name, surname, bornDate, principalRole } = await service.call(
      token,
      'Player/GetPlayerInfo',
      { playerId },
    );
    await service.call(token, 'Agent/AddOrUpdateAgentPlayer', {
      player: { id, version, name, surname, bornDate, principalRole, registeredAssociation: 'ES' },
    });
    const club = await stage.arrives('the club', clubEmail, `/negotiations/${negotiationId}`);
    await club.presses('Firma', club.page.getByRole('main'));
    const dialog = club.page.getByRole('dialog');
    await club.sees(/art\. 19/, dialog);
    await expectAccessible(club.page);
    club.expects(/ 409.*SignNegotiation/);
    await club.presses('Firma', dialog);
    await club.presses('Annulla', dialog);

    const chooser = club.page.waitForEvent('filechooser');
    await club.presses('Approvazione del tesseramento del minore (art. 19): carica il file');
    const buffer = Buffer.alloc(900, 0x20);
    buffer.write('%PDF-1.7\n');
    await (await chooser).setFiles({ name: 'approvazione.pdf', mimeType: 'application/pdf', buffer });
    await club.sees('approvazione.pdf');
    await acts(club, 'Firma');
    await club.sees(/^Il club ha firmato/);
  });
});

/** Proposes the player to the club of an account, which opens it. */
async function proposed(playerId: number, email: string): Promise<number> {
  const { service } = stage;
  const [agent, club] = [await service.tokenOf(agentEmail), await service.tokenOf(email)];
  const { profileId } = await service.call(club, 'Account/GetMyProfile', {});
  const teamIds = [profileId as number];
  const made = await service.call(agent, 'Negotiation/CreateNegotiation', { playerId, level: 3, teamIds });
  const negotiationId = made.items[0]?.id as number;
  await service.call(club, 'Negotiation/OpenNegotiation', { negotiationId });
  return negotiationId;
}

describe('a contract that both sides end in January', () => {
  test('frees the player, who signs with another club for the rest of the season', async () => {
    const { service } = stage;
    await service.advanceClock(40 * 24 * 60 * 60);
    const mine = await service.call(await service.tokenOf(playerEmail), 'Portfolio/GetMyListings', {});
    const playerId = mine.items.find(({ listing }) => listing === 'confirmed')?.playerId as number;
    const negotiationId = await proposed(playerId, clubEmail);
    const club = await stage.arrives('the club', clubEmail, `/negotiations/${negotiationId}`);
    const agent = await stage.arrives('the agent', agentEmail, `/negotiations/${negotiationId}`);
    await signed(club, agent);

    const player = await stage.arrives('the player', playerEmail, `/players/${playerId}`);
    await player.presses('Proponi la risoluzione', registrations(player));
    await player.presses('Invia la proposta', player.page.getByRole('dialog'));
    await club.opens(`/players/${playerId}`);
    await club.presses('Accetta', registrations(club));
    await club.presses('Accetta', club.page.getByRole('dialog'));
    await registrations(player).getByText('Risoluzione consensuale, proposta dal calciatore').waitFor();

    const next = await proposed(playerId, otherClubEmail);
    const other = await stage.arrives('the next club', otherClubEmail, `/negotiations/${next}`);
    await agent.opens(`/negotiations/${next}`);
    await signed(other, agent);
    await registrations(player).getByText('Contratto · Firmato sulla piattaforma').nth(1).waitFor();
    await expectAccessible(player.page);
  });
});

describe('an amateur with board, lodging and 400 € a month', () => {
  test('is offered, accepted and signed, and is free again when the season ends', async () => {
    const { negotiationId, playerId } = await makeViewedDeal(stage.service, 'Pellegrin');
    const club = await stage.arrives('the club', clubEmail, `/offer?negotiation=${negotiationId}`);
    await club.fills('Stipendio mensile', '400');
    await club.fills('Mensilità', '10');
    await club.page.getByRole('checkbox', { name: 'Vitto' }).check();
    await club.chooses('Alloggio', 'Camera condivisa');
    await club.page.getByText(folded).click();
    await club.chooses('Tipo di contratto', 'Lavoratore sportivo dilettante');
    await club.presses('Invia l’offerta');
    await club.seesScreen('Informazioni del calciatore');
    const agent = await stage.arrives('the agent', agentEmail, `/offers/${await offerOf(negotiationId)}`);
    await agent.sees('Lavoratore sportivo dilettante');
    await accepted(agent, club, negotiationId);
    await agent.opens(`/players/${playerId}`);
    await registrations(agent).getByText('In corso').waitFor();
    await expectAccessible(agent.page);

    // Nobody stays logged in for so long.
    for (const person of [agent, club]) await person.page.close();
    await stage.service.advanceClock(300 * 24 * 60 * 60);
    await stage.service.runsJob('turn-registrations');
    const later = await stage.arrives('the agent after the season', agentEmail, `/players/${playerId}`);
    await registrations(later).getByText('Finito').waitFor();
    await later.sees('Svincolato', later.page.getByRole('main'));
  });
});
