import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './stage/expect-accessible.ts';
import { makeFreePlayer } from './stage/free-player.ts';
import { openStage } from './stage/open-stage.ts';

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
    await expectAccessible(club.page);
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
});
