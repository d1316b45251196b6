import type { Level } from '@trattativa/domain/people/levels';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { seasonOf } from '@trattativa/domain/people/season';
import type { App } from '../app.ts';
import { answerEnquiry } from '../deals/negotiations/answer-enquiry.ts';
import { createEnquiry } from '../deals/negotiations/create-enquiry.ts';
import { createNegotiation } from '../deals/negotiations/create-negotiation.ts';
import { openNegotiation } from '../deals/negotiations/open-negotiation.ts';
import { decideTrial, saveTrial } from '../deals/trials/write-trial.ts';
import { saveTeamPlayer } from '../people/players/portfolio/save-portfolio-player.ts';
import { addDays, dayOf } from '../platform/clock.ts';
import { listDemoTrials, listDemoUnaskedPlayers } from './deals/demo-moves.repository.ts';
import { isPayable, payOffered } from './deals/demo-pay.ts';
import { agentActor, clubActor, Past } from './past.ts';
import type { DemoPeople } from './people/demo-people.ts';

/**
 * What clubs begin themselves: enquiries of club@demo.test, one open and one answered with terms; an own player offered to
 * another club on loan; and the records of two trials, one that runs and one that is decided.
 */
export async function playDemoClubActs(app: App, people: DemoPeople, today: Date): Promise<void> {
  const past = new Past(app, addDays(today, -3));
  await askForPlayers(past, people, today);
  await offerOwnPlayer(past, people);
  await past.goTo(addDays(today, -0.5));
  await recordTrials(past, people, today);
  await past.settle();
}

async function askForPlayers(past: Past, people: DemoPeople, today: Date): Promise<void> {
  const [club] = people.clubs;
  const [agent] = people.agents;
  if (!club || !agent) return;
  const bornUntil = dayOf(addDays(today, -19 * 366));
  const unasked = await listDemoUnaskedPlayers(past.db, agent.agentId, bornUntil);
  const players = unasked.filter(({ asked }) => isPayable(club.level, asked)).slice(0, 2);
  const made: number[] = [];
  for (const { id: playerId, asked } of players) {
    const { negotiation } = await past.act(createEnquiry, clubActor(club), {
      playerId,
      kind: 'permanent',
      season: seasonOf(dayOf(today)),
      payFrom: payOffered(club.level, asked ?? 0, 0.85),
      payTo: payOffered(club.level, asked ?? 0, 1.1),
      answerBy: dayOf(addDays(today, 9)),
      sentence: 'Ci serve per il girone di ritorno: sarebbe disponibile?',
    });
    made.push(negotiation.id);
    await past.wait(30);
  }
  const [answered] = made;
  if (answered === undefined) return;
  const opened = await past.act(openNegotiation, agentActor(agent), { negotiationId: answered });
  await past.wait(200);
  await past.act(answerEnquiry, agentActor(agent), {
    negotiationId: answered,
    version: opened.version,
    answer: 'terms',
    payFrom: players[0]?.asked ?? undefined,
    sentence: 'Disponibile con l’alloggio vicino al campo.',
  });
}

async function offerOwnPlayer(past: Past, people: DemoPeople): Promise<void> {
  const [club, , , buyer] = people.clubs;
  if (!club || !buyer) return;
  const season = seasonOf(dayOf(past.now));
  const { player } = await past.act(saveTeamPlayer, clubActor(club), {
    player: {
      name: 'Davide',
      surname: 'Bonaldesio',
      bornDate: `${season - 21}-03-14`,
      nationality: 'IT',
      country: 'IT',
      principalRole: playerRole.rightBack,
      foot: foot.right,
      heightCm: 181,
      contractualStatus: contractualStatus.underContract,
      contractEnd: `${season + 2}-06-30`,
      currentClub: club.name,
      currentLevel: club.level as Level,
      searchLevels: [buyer.level as Level, club.level as Level],
      city: club.city,
      phone: '+39 333 555 0173',
      minutesPercent: 31,
      openToLoan: true,
      onMarket: true,
    },
  });
  await past.act(createNegotiation, clubActor(club), {
    playerId: player.id,
    level: buyer.level as Level,
    teamIds: [buyer.teamId],
    asked: { kind: 'loan', fee: 3_000, loanUntil: `${season + 1}-06-30`, wageSharePercent: 50 },
    immediateAvailability: true,
    comments: 'Ha bisogno di giocare: da noi è chiuso da un titolare.',
  });
  await past.wait(60);
}

async function recordTrials(past: Past, people: DemoPeople, today: Date): Promise<void> {
  for (const [index, { negotiationId, teamId }] of (await listDemoTrials(past.db, 2)).entries()) {
    const club = people.clubs.find((one) => one.teamId === teamId);
    if (!club) continue;
    const runs = index === 0;
    const { trial } = await past.act(saveTrial, clubActor(club), {
      negotiationId,
      version: 0,
      startsOn: dayOf(addDays(today, runs ? -1 : -3)),
      endsOn: dayOf(addDays(today, runs ? 6 : -1)),
      place: `${club.city}, campo di allenamento`,
      travelPaidBy: 'club',
      boardPaidBy: 'club',
      lodgingPaidBy: 'club',
      consent: 'given',
      fitUntil: dayOf(addDays(today, 180)),
      parentsAgree: true,
    });
    if (runs) continue;
    await past.act(decideTrial, clubActor(club), {
      negotiationId,
      version: trial?.version ?? 1,
      outcome: 'kept',
      note: 'Tre allenamenti e un’amichevole: lo teniamo.',
    });
  }
}
