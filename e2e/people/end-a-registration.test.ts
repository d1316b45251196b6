import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { beforeAll, describe, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();
let playerId: number;

/** The demo player answers a request of the demo club, which signs. */
beforeAll(async () => {
  const { service } = stage;
  const [club, player] = [await service.tokenOf('club@demo.test'), await service.tokenOf('player@demo.test')];
  playerId = (await service.call(player, 'Account/GetMyProfile', {})).profileId as number;
  const { principalRole } = await service.call(player, 'Player/GetPlayerInfo', { playerId });
  const agent = await service.tokenOf('agent@demo.test');
  const { profileId: agentId } = await service.call(agent, 'Account/GetMyProfile', {});
  const { request } = await service.call(club, 'Request/SaveRequest', {
    request: { role: principalRole, level: 3, city: 'Padova', country: 'IT', agentIds: [agentId] },
  } as never);
  const { candidate } = await service.call(player, 'Candidate/Apply', {
    requestId: request.id,
    source: 'profile',
    termsAccepted: true,
  });
  const move = (version: number, status: unknown) =>
    service.call(club, 'Candidate/MoveCandidate', { candidateId: candidate.id, version, status } as never);
  await move(1, candidateStatus.active);
  await move(2, candidateStatus.signed);
});

const registrations = ({ page }: Person) => page.getByRole('list', { name: 'Tesseramenti' });

describe('a contract that ends early', () => {
  test('is proposed by the player, declined, proposed by the club and agreed to, on both open pages', async () => {
    const club = await stage.arrives('the club', 'club@demo.test', `/players/${playerId}`);
    const player = await stage.arrives('the player', 'player@demo.test', `/players/${playerId}`);
    await player.presses('Proponi la risoluzione', registrations(player));
    const dialog = player.page.getByRole('dialog');
    await expectAccessible(player.page);
    await player.fills('Ultimo giorno', '01/01/2020', dialog);
    player.expects(/ 400.*ProposeEnding/);
    await player.presses('Invia la proposta', dialog);
    await player.sees(/Il valore minimo è/, dialog);
    await player.presses('Annulla', dialog);
    await player.presses('Proponi la risoluzione', registrations(player));
    await player.presses('Invia la proposta', dialog);
    await registrations(club).getByText('Il calciatore propone la risoluzione del contratto').waitFor();
    await club.presses('Rifiuta', registrations(club));
    await registrations(player).getByRole('button', { name: 'Proponi la risoluzione' }).waitFor();

    await club.presses('Proponi la risoluzione', registrations(club));
    await club.fills('Nota per l’altra parte', 'Come concordato al telefono', club.page.getByRole('dialog'));
    await club.presses('Invia la proposta', club.page.getByRole('dialog'));
    await registrations(club).getByRole('button', { name: 'Ritira la proposta' }).waitFor();
    await registrations(player).getByText('Come concordato al telefono').waitFor();
    await expectAccessible(player.page);
    await player.presses('Accetta', registrations(player));
    await player.presses('Accetta', player.page.getByRole('dialog'));
    for (const person of [player, club])
      await registrations(person).getByText('Risoluzione consensuale, proposta dal club').waitFor();
    await expectAccessible(club.page);
  });
});
