import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { makeFreePlayer } from '../stage/free-player.ts';
import { openStage } from '../stage/open-stage.ts';

const stage = openStage();
let teamId: number;
let clubName: string;

beforeAll(async () => {
  const club = await stage.service.tokenOf('club@demo.test');
  const { profileId, profileName } = await stage.service.call(club, 'Account/GetMyProfile', {});
  teamId = profileId as number;
  clubName = profileName;
});

/** The demo's proposal of player@demo.test to club@demo.test that an agent sent without a mandate. */
async function unconfirmed(): Promise<number> {
  const player = await stage.service.tokenOf('player@demo.test');
  const { items } = await stage.service.call(player, 'Negotiation/GetNegotiations', { teamId });
  const found = items.find(({ consent }) => consent === 'waits');
  if (!found) throw new Error('The demo has no unconfirmed proposal.');
  return found.id;
}

describe('a proposal without a mandate', () => {
  test('is marked for the club until the player confirms it, and both screens say so at once', async () => {
    const negotiationId = await unconfirmed();
    const club = await stage.arrives('the club', 'club@demo.test', `/negotiations/${negotiationId}`);
    const main = club.page.getByRole('main');
    await club.sees('Non confermata', main);
    await club.sees(/il calciatore non l’ha ancora confermata/, main);
    await club.sees('Prima della firma serve la parola del calciatore', main);
    expect(await main.getByRole('button', { name: 'Firma', exact: true }).count()).toBe(0);
    await expectAccessible(club.page);
    const player = await stage.arrives('the player', 'player@demo.test', `/negotiations/${negotiationId}`);
    await player.sees(/ti propone senza un mandato/);
    await expectAccessible(player.page);
    await player.presses('Rifiuta', player.page.getByRole('main'));
    await player.sees(/si chiudono con tutti i club/, player.page.getByRole('dialog'));
    await expectAccessible(player.page);
    await player.presses('Annulla', player.page.getByRole('dialog'));
    await player.presses('Conferma la proposta');
    await player.sees('Hai confermato la proposta');
    await club.sees('Confermata dal calciatore', main);
    await club.seesNoMore(/il calciatore non l’ha ancora confermata/);
    await main.getByRole('button', { name: 'Firma', exact: true }).waitFor();
    await expectAccessible(club.page);
  });

  test('is confirmed by a player without a login from a mail, by a press, and can be signed then', async () => {
    const playerId = await makeFreePlayer(stage.service, 'Zancanaro');
    const token = await stage.service.tokenOf('agent@demo.test');
    const { items } = await stage.service.call(token, 'Negotiation/CreateNegotiation', {
      playerId,
      level: 3,
      teamIds: [teamId],
    });
    const path = `/negotiations/${items[0]?.id}`;
    const club = await stage.arrives('the club', 'club@demo.test', path);
    const main = club.page.getByRole('main');
    await club.sees('Prima della firma serve la parola del calciatore', main);
    const agent = await stage.arrives('the agent', 'agent@demo.test', path);
    await agent.presses('Chiedi la conferma per email', agent.page.getByRole('main'));
    await expectAccessible(agent.page);
    await agent.fills('Email del calciatore', 'zancanaro@test.example');
    await agent.presses('Invia l’email', agent.page.getByRole('dialog'));
    await agent.sees(/Email inviata a z…@test\.example/);
    await expectAccessible(agent.page);

    const mail = await stage.service.mailTo('zancanaro@test.example');
    const link = /\/#(\/confirmProposal\/[\w-]+)/.exec(mail.text)?.[1] ?? '';
    const player = await stage.person('the player');
    await player.opens(link);
    await player.sees(/propone Tullio Zancanaro/);
    await player.sees(new RegExp(clubName));
    await expectAccessible(player.page);
    // Opening the page answers nothing.
    await club.sees('Non confermata', main);
    await player.presses('Non sono io, o rifiuto');
    await expectAccessible(player.page);
    await player.presses('Annulla', player.page.getByRole('dialog'));
    await player.presses('Confermo la proposta');
    await player.sees('Proposta confermata');
    await expectAccessible(player.page);
    await club.sees('Confermata dal calciatore per email', main);
    await main.getByRole('button', { name: 'Firma', exact: true }).waitFor();
    // The link works once, in the same tab too.
    player.expects(/400.*GetProposalByCode/);
    await player.opens('/home');
    await player.opens(link);
    await player.sees('Questo link non vale più');
    const later = await stage.person('somebody later');
    later.expects(/400.*GetProposalByCode/);
    await later.opens(link);
    await later.sees('Questo link non vale più');
  });

  test('is announced in the agent’s form before it is sent, and the club can leave it out', async () => {
    await makeFreePlayer(stage.service, 'Smaniotto');
    const agent = await stage.arrives('the agent', 'agent@demo.test', '/negotiation');
    await agent.finds('Calciatore', 'Smaniotto');
    await agent.sees('Parte come «non confermata»');
    await agent.sees('In 30 giorni puoi inviarne ancora 3.');
    expect(await agent.page.getByRole('link', { name: 'Proponi un mandato' }).count()).toBe(1);
    await agent.sees(/Tetto FIFA/);
    await expectAccessible(agent.page);
    await agent.chooses('Livello', 'Serie C (3º livello)');
    await agent.finds('Club destinatari', clubName);
    await agent.presses(/^Invia a \d club$/);
    await agent.sees('Trattativa avviata');
    const club = await stage.arrives('the club', 'club@demo.test', '/negotiations?view=table&text=Smaniotto');
    const row = club.page.getByRole('row').filter({ hasText: 'Smaniotto' });
    await row.getByText('Non confermata').first().waitFor();
    await expectAccessible(club.page);
    await club.presses('Solo confermate');
    await row.waitFor({ state: 'hidden' });
    await expectAccessible(club.page);
  });

  test('is asked about in the player’s language, or in the one that the agent chooses', async () => {
    const playerId = await makeFreePlayer(stage.service, 'Brugnera');
    const token = await stage.service.tokenOf('agent@demo.test');
    const { items } = await stage.service.call(token, 'Negotiation/CreateNegotiation', {
      playerId,
      level: 3,
      teamIds: [teamId],
    });
    const agent = await stage.arrives('the agent', 'agent@demo.test', `/negotiations/${items[0]?.id}`);
    await agent.presses('Chiedi la conferma per email', agent.page.getByRole('main'));
    const dialog = agent.page.getByRole('dialog');
    expect(await dialog.getByLabel('Lingua dell’email').inputValue()).toBe('it');
    await agent.chooses('Lingua dell’email', 'Deutsch', dialog);
    await agent.fills('Email del calciatore', 'brugnera@test.example');
    await agent.presses('Invia l’email', dialog);
    await agent.sees(/Email inviata a b…@test\.example/);
    const { subject, text } = await stage.service.mailTo('brugnera@test.example');
    expect(subject).toContain('Deine Bestätigung fehlt');
    const player = await stage.person('the player');
    await player.opens(/\/#(\/confirmProposal\/[\w-]+)/.exec(text)?.[1] ?? '');
    await player.sees(/schlägt Tullio Brugnera vor/);
    await expectAccessible(player.page);
  });
});
