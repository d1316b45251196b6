import { playerRole } from '@trattativa/domain/people/player-roles';
import { describe, expect, test } from 'vitest';
import { demoAgent } from '../stage/demo-names.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';

const stage = openStage();

describe('a club writes a request over several days', () => {
  test('the draft is saved, counted, relaxed, published, and labelled once a recipient has opened it', async () => {
    const club = await stage.person('the club');
    await club.startsAt('/request', 'club@demo.test');
    await club.chooses('Ruolo', 'Centravanti');
    await club.fills('Età fino a', '19');
    await club.sees(/esatti/);
    await club.presses('Salva la bozza');
    await club.sees('Bozza salvata');
    await club.isAt(/^\/request\?draft=\d+$/);

    await club.opens('/requests?box=drafts');
    await expectAccessible(club.page);
    await club.follows(/Centravanti/);
    await club.seesScreen('Bozza di richiesta');
    expect(await club.field('Età fino a').inputValue()).toBe('19');
    const suggestion = club.page.getByRole('button', { name: /^\+\d+ se fino a 2[01] anni invece di 19/ });
    await suggestion.first().click();
    expect(Number(await club.field('Età fino a').inputValue())).toBeGreaterThan(19);
    await expectAccessible(club.page);
    await club.finds('Agenti', demoAgent.surname, demoAgent.name);
    // A colleague saved first: the form shows the differences and asks which version to keep.
    const token = await stage.service.tokenOf('club@demo.test');
    const draftId = Number(club.place.split('=')[1]);
    const theirs = await stage.service.call(token, 'Request/GetDraft', { draftId });
    const { version, city, country } = theirs;
    await stage.service.call(token, 'Request/SaveDraft', {
      draft: {
        id: draftId,
        version,
        role: playerRole.centreForward,
        level: 3,
        city,
        country,
        underAge: 30,
        project: 'Salire subito',
      },
    });
    club.expects(/ 409/);
    await club.presses('Pubblica la richiesta');
    const differing = club.page.getByRole('dialog', { name: 'La richiesta è cambiata nel frattempo' });
    await differing.getByRole('row').filter({ hasText: 'Salire subito' }).waitFor();
    await expectAccessible(club.page);
    await club.presses('Tieni i miei e continua', differing);
    await club.sees('Richiesta avviata');
    await club.isAt(/^\/requestsCandidates\?request=\d+$/);
    const requestId = club.place.split('=')[1];

    const agent = await stage.person('the agent');
    await agent.startsAt(`/requests/${requestId}`, 'agent@demo.test');
    await agent.sees('Che cosa cerca');
    await club.opens('/requests');
    await club.sees('Visualizzata', club.page.getByRole('row').filter({ hasText: 'Centravanti' }).first());
    await club.opens(`/requests/${requestId}`);
    await club.sees('Visualizzata da 1 su 1');
  });

  test('the request is copied into a draft that can be discarded and restored, closed with a note and reopened', async () => {
    const club = await stage.person('the club');
    await club.startsAt('/requests?status=0', 'club@demo.test');
    await club.page.getByRole('row').nth(1).getByRole('link').first().click();
    await club.seesScreen(/cerca: /);
    const original = club.place;
    await club.presses('Duplica');
    await club.seesScreen('Bozza di richiesta');
    await club.opens('/requests?box=drafts');
    await club.page.getByRole('button', { name: 'Elimina la bozza' }).first().click();
    await club.sees('Bozza eliminata');
    await club.presses('Ripristina');
    await club.sees('Bozza ripristinata');

    await club.opens(original);
    await club.presses('Chiudi la richiesta');
    const dialog = club.page.getByRole('dialog');
    await club.fills('Nota (facoltativa)', 'Ruolo coperto');
    await club.presses('Chiudi la richiesta', dialog);
    await club.sees('Stato richiesta aggiornato correttamente');
    await club.sees('Ruolo coperto');
    await club.presses('Riapri la richiesta');
    await expectAccessible(club.page);
    await club.presses('Riapri la richiesta', dialog);
    await club.sees('Attiva');
  });
});
