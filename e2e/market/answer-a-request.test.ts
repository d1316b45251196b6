import { playerRole } from '@trattativa/domain/people/player-roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { openStage } from '../stage/open-stage.ts';
import type { Person } from '../stage/person.ts';

const stage = openStage();
const makerEmail = 'club@demo.test';
const clubEmail = 'club2@club.demo.test';
const coachEmail = 'coach@demo.test';
let requestId: number;
let answering: string;

/** A request of one club to another and to a coach, each with a player on the market. */
beforeAll(async () => {
  const { service } = stage;
  const [maker, club, coach] = [
    await service.tokenOf(makerEmail),
    await service.tokenOf(clubEmail),
    await service.tokenOf(coachEmail),
  ];
  const [own, theirs] = [
    await service.call(club, 'Account/GetMyProfile', {}),
    await service.call(coach, 'Account/GetMyProfile', {}),
  ];
  answering = own.profileName;
  const { request } = await service.call(maker, 'Request/SaveRequest', {
    request: {
      role: playerRole.defensiveMidfielder,
      level: 3,
      city: 'Padova',
      country: 'IT',
      teamIds: [own.profileId ?? 0],
      coachingStaffIds: [theirs.profileId ?? 0],
    },
  });
  requestId = request.id;
  const player = { name: 'Tullio', bornDate: '2003-05-11', onMarket: true } as const;
  await service.call(club, 'Team/AddOrUpdateTeamPlayer', { player: { ...player, surname: 'Ferrabosco' } });
  await service.call(coach, 'CoachingStaff/AddOrUpdateCoachingStaffPlayer', {
    player: { ...player, surname: 'Gherardini' },
  });
});

const dialog = (person: Person) => person.page.getByRole('dialog');
const answers = (person: Person) => person.page.getByRole('region', { name: 'Risposte' });

describe('who received a request answers it', () => {
  test('a club: nobody fits, and then with a player of its own, in a negotiation', async () => {
    const club = await stage.arrives('the club', clubEmail, `/requests/${requestId}`);
    const maker = await stage.arrives('the requesting club', makerEmail, `/requests/${requestId}`);
    await maker.sees('Nessun destinatario ha ancora risposto.');
    await club.presses('Nessuno è adatto…');
    await club.chooses('Motivo (facoltativo)', 'Età diversa', dialog(club));
    await expectAccessible(club.page);
    await club.presses('Rispondi: nessuno è adatto', dialog(club));
    await club.sees('Risposta inviata');
    await club.sees(/Età diversa/);
    // The open screen of the requesting club shows the answer by itself.
    await maker.sees(/Età diversa/, answers(maker));
    await expectAccessible(maker.page);

    await club.follows('Proponi un tuo calciatore');
    await club.sees(/^In risposta alla richiesta di /);
    await club.finds('Calciatore', 'Ferrabosco', /Ferrabosco/);
    await club.chooses('Tipo di operazione', 'In prestito');
    await club.fills('Corrispettivo per il prestito', '5000');
    await expectAccessible(club.page);
    await club.presses('Invia a 1 club');
    await club.sees('Trattativa avviata');

    await maker.sees('Propone calciatori', answers(maker));
    await maker.sees(answering, answers(maker));
    await maker.follows('Apri la trattativa', answers(maker));
    await maker.seesScreen(/^Tullio Ferrabosco/);
    await maker.sees(/^In risposta alla richiesta di /);
    await expectAccessible(maker.page);
  });

  test('a coach names a player, and the club asks for the player', async () => {
    const coach = await stage.arrives('the coach', coachEmail, `/requests/${requestId}`);
    await coach.presses('Segnala tuoi calciatori');
    await coach.finds('Calciatori', 'Gherardini', /Gherardini/, dialog(coach));
    await coach.sees('Tullio Gherardini', dialog(coach));
    await expectAccessible(coach.page);
    await coach.presses('Segnala', dialog(coach));
    await coach.sees('Risposta inviata');
    await coach.sees('Propone calciatori');

    const maker = await stage.arrives('the requesting club', makerEmail, `/requests/${requestId}`);
    await maker.presses('Chiedi se Tullio Gherardini è disponibile', answers(maker));
    await maker.presses('Invia il sondaggio', dialog(maker));
    await maker.sees('Sondaggio inviato: lo trovi nelle trattative');
  });

  test('from the list of requests and from the matches; the makers see all answers above the candidates', async () => {
    const { service } = stage;
    const agentToken = await service.tokenOf('agent@demo.test');
    const [{ profileId: agentId }, { profileId: coachId }] = [
      await service.call(agentToken, 'Account/GetMyProfile', {}),
      await service.call(await service.tokenOf(coachEmail), 'Account/GetMyProfile', {}),
    ];
    await service.call(agentToken, 'Agent/AddOrUpdateAgentPlayer', {
      player: {
        name: 'Olmo',
        surname: 'Zanardelli',
        bornDate: '2002-05-11',
        principalRole: playerRole.goalkeeper,
        heightCm: 206,
        searchLevels: [14],
        country: 'IT',
      },
    });
    const { request } = await service.call(await service.tokenOf(makerEmail), 'Request/SaveRequest', {
      request: {
        role: playerRole.goalkeeper,
        level: 14,
        city: 'Domodossola',
        country: 'IT',
        minHeightCm: 205,
        answerBy: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
        agentIds: [agentId ?? 0],
        coachingStaffIds: [coachId ?? 0],
      },
    });

    const coach = await stage.arrives('the coach', coachEmail, '/requests');
    const row = coach.page.getByRole('row').filter({ hasText: 'Domodossola' });
    await row.getByRole('button', { name: /^Rispondi a / }).click();
    await expectAccessible(coach.page);
    await coach.page.getByRole('menuitem', { name: 'Nessuno è adatto…' }).click();
    await coach.presses('Rispondi: nessuno è adatto', dialog(coach));
    await coach.sees('Risposta inviata');
    await row.getByText(/hai risposto che nessuno è adatto/).waitFor();

    const agent = await stage.arrives('the agent', 'agent@demo.test', `/exactMatch?request=${request.id}`);
    const group = agent.page.getByRole('region').filter({ hasText: 'Domodossola' });
    await agent.presses(/^Nessuno è adatto…/, group);
    await agent.presses('Rispondi: nessuno è adatto', dialog(agent));
    await agent.sees('Nessuno è adatto', group);
    await expectAccessible(agent.page);

    const maker = await stage.arrives(
      'the requesting club',
      makerEmail,
      `/requestsCandidates?request=${request.id}`,
    );
    await maker.presses('Risposte');
    await maker.sees(/^Hanno risposto 2 su 2 · risposte entro il /);
    await expect
      .poll(() => maker.page.getByRole('main').getByText('Nessuno è adatto', { exact: true }).count())
      .toBe(2);
    await expectAccessible(maker.page);
  });
});
