import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { seasonOf } from '@trattativa/domain/people/season';
import { sql } from 'kysely';
import { settleOptions } from '../../src/deals/clauses/jobs/settle-options.ts';
import { tellExpiries } from '../../src/people/registrations/jobs/tell-expiries.ts';
import { turnRegistrations } from '../../src/people/registrations/jobs/turn-registrations.ts';
import { applyTo, makeOpenRequest } from '../factories/applications.ts';
import { makeAgentPlayer, usualTerms } from '../factories/deals.ts';
import { agreeToPresentFees } from '../factories/fee-agreements.ts';
import { logInAgain, makeAgent, makePlayerAccount, makeStaff, type Person } from '../factories/people.ts';
import type { TestApp } from '../stage/build-test-app.ts';
import { AnsweredCalls } from './answered-calls.ts';

/** A player: the record that the agent keeps, and for half of them the player in person, with a record of their own. */
export interface WorldPlayer {
  playerId: number;
  person: (Person & { playerId: number }) | null;
}

type Club = Person & { teamId: number; requestId: number };

/** The terms of a contract that an act offers, and the club that it offers it for. */
export interface Signing {
  player: number;
  club: number;
  /** Seasons after the first one; null: signed without an offer. */
  further: number | null;
  kind: 'professional' | 'amateur' | null;
  /** Whether the present club, if there is one, agrees first: for good or on loan. */
  release: 'permanent' | 'loan' | null;
}

const msPerDay = 86_400_000;

/** Four clubs, six players and the people who act for them; every act is a call of the application, and whatever it answers is kept. */
export class World extends AnsweredCalls {
  readonly players: WorldPlayer[] = [];
  readonly clubs: Club[] = [];
  #agent!: Person & { agentId: number };
  #staff!: Person;

  static async make(app: TestApp): Promise<World> {
    const world = new World(app);
    world.#agent = await makeAgent(app);
    world.#staff = await makeStaff(app);
    for (const country of ['IT', 'IT', 'IT', 'ES']) {
      const { club, requestId } = await makeOpenRequest(app, { role: playerRole.attackingMidfielder });
      await sql`update teams set country = ${country} where id = ${club.teamId}`.execute(app.services.db);
      world.clubs.push({ ...club, requestId });
    }
    for (let index = 0; index < 6; index++) {
      const person = index % 2 === 0 ? await makePlayerAccount(app) : null;
      const playerId = await makeAgentPlayer(app, world.#agent.agentId, {
        ...(person && { accountId: person.accountId }),
      });
      world.players.push({ playerId, person });
    }
    return world;
  }

  get today(): string {
    return this.day(0);
  }

  /** The day that lies so many days from now. */
  day(after: number): string {
    return new Date(this.app.clock.now().getTime() + after * msPerDay).toISOString().slice(0, 10);
  }

  /** Proposes a player to a club, agrees on what an offer and the present club say, and signs by both sides. */
  async sign({ player, club: to, further, kind, release }: Signing): Promise<void> {
    const { playerId } = this.#player(player);
    const club = this.#club(to);
    const negotiationId = await this.#negotiate(playerId, club);
    if (negotiationId === null) return;
    if (further !== null) await this.#offer(negotiationId, playerId, club, { further, kind });
    if (release !== null) await this.#release(negotiationId, club, release);
    await agreeToPresentFees(this.app, this.#agent.token, negotiationId);
    await this.#move(club, negotiationId, 'Negotiation/SignNegotiation');
    await this.#move(this.#agent, negotiationId, 'Negotiation/ConfirmSignature');
  }

  /** Applies for the club's request, which takes the player on. */
  async signApplicant(player: number, to: number): Promise<void> {
    const { playerId } = this.#player(player);
    const club = this.#club(to);
    const applied = await applyTo(this.app, this.#agent.token, club.requestId, { playerId });
    const made = this.keep('Candidate/Apply', applied);
    if (made === null) return;
    const { id: candidateId, version } = made.candidate;
    for (const [index, status] of [candidateStatus.active, candidateStatus.signed].entries())
      await this.call(club, 'Candidate/MoveCandidate', {
        candidateId,
        version: version + index,
        status,
      } as never);
  }

  /** A club or the player proposes to end what is in the ledger, and the other side answers. */
  async end({
    player,
    row,
    by,
    days,
    isAgreed,
  }: {
    player: number;
    row: number;
    by: 'player' | number;
    days: number;
    isAgreed: boolean;
  }): Promise<void> {
    const { person } = this.#player(player);
    const registrationId = await this.#rowOf(player, row);
    const proposer = by === 'player' ? person : this.#club(by);
    if (registrationId === null || proposer === null) return;
    const endsOn = this.day(days);
    await this.call(proposer, 'Registration/ProposeEnding', { registrationId, endsOn });
    const open = await sql<{ id: number; endsOn: string }>`
      select id, ends_on as "endsOn" from registration_endings
      where registration_id = ${registrationId} and state = 'open'`.execute(this.app.services.db);
    const [ending] = open.rows;
    if (!ending) return;
    const answer = isAgreed ? 'agree' : 'decline';
    for (const side of [...this.clubs, ...(person ? [person] : [])])
      await this.call(side, 'Registration/AnswerEnding', {
        endingId: ending.id,
        endsOn: ending.endsOn,
        answer,
      });
  }

  /** Staff correct what was entered. */
  async correct(player: number, row: number, days: number): Promise<void> {
    const registrationId = await this.#rowOf(player, row);
    if (registrationId === null) return;
    const reason = 'Registrazione inserita per errore.';
    await this.call(this.#staff, 'Registration/EndRegistration', {
      registrationId,
      endedOn: this.day(days),
      reason,
    });
  }

  /** A club or the agent exercises the option of the latest deal about a player that a club signed, and buys it if that was a purchase. */
  async exercise(player: number, club: number, agreement: 'offer' | 'transfer'): Promise<void> {
    const { playerId } = this.#player(player);
    const buying = this.#club(club);
    const signed = await sql<{ id: number }>`
      select id from negotiations where player_id = ${playerId} and team_id = ${buying.teamId} and status = 5
      order by id desc limit 1`.execute(this.app.services.db);
    const negotiationId = signed.rows[0]?.id;
    if (negotiationId === undefined) return;
    await this.call(buying, 'Clauses/ExerciseOption', { negotiationId, agreement });
    if (agreement !== 'transfer') return;
    const made = await this.call(buying, 'Clauses/PrepareContract', { negotiationId });
    if (made === null) return;
    const { negotiationId: contractId } = made;
    const seen = await this.call(this.#agent, 'Negotiation/GetNegotiation', { negotiationId: contractId });
    if (seen === null) return;
    const said = { negotiationId: contractId, version: seen.version, answer: 'available' } as const;
    await this.call(this.#agent, 'Negotiation/AnswerEnquiry', said);
    await agreeToPresentFees(this.app, this.#agent.token, contractId);
    await this.#move(buying, contractId, 'Negotiation/SignNegotiation');
    await this.#move(this.#agent, contractId, 'Negotiation/ConfirmSignature');
  }

  /** Days pass, with the nightly work of each of them that matters. */
  async pass(days: number): Promise<void> {
    this.app.clock.advance({ days });
    for (const work of [turnRegistrations, settleOptions, tellExpiries])
      await work.run(this.app.services, {});
    const people = [
      this.#agent,
      this.#staff,
      ...this.clubs,
      ...this.players.flatMap(({ person }) => person ?? []),
    ];
    for (const person of people) person.token = await logInAgain(this.app, person);
  }

  /** The last day of the season of today. */
  get #endOfSeason(): string {
    return `${seasonOf(this.today) + 1}-06-30`;
  }

  #player(index: number): WorldPlayer {
    return this.players[index % this.players.length] as WorldPlayer;
  }

  #club(index: number): Club {
    return this.clubs[index % this.clubs.length] as Club;
  }

  /** The open negotiation of a player with a club, opened by it; null: it cannot be begun. */
  async #negotiate(playerId: number, club: Club): Promise<number | null> {
    await sql`update players set on_market = true where id = ${playerId}`.execute(this.app.services.db);
    const teamIds = [club.teamId];
    const made = await this.call(this.#agent, 'Negotiation/CreateNegotiation', {
      playerId,
      level: 3,
      teamIds,
    });
    if (made !== null)
      await sql`update proposals set consent = 'player', consented_at = now() where id = ${made.proposalId}`.execute(
        this.app.services.db,
      );
    const open = await sql<{ id: number }>`
      select id from negotiations where player_id = ${playerId} and team_id = ${club.teamId}
      order by id desc limit 1`.execute(this.app.services.db);
    const negotiationId = open.rows[0]?.id ?? null;
    if (negotiationId !== null) await this.call(club, 'Negotiation/OpenNegotiation', { negotiationId });
    return negotiationId;
  }

  async #offer(
    negotiationId: number,
    playerId: number,
    club: Club,
    { further, kind }: { further: number; kind: Signing['kind'] },
  ): Promise<void> {
    const made = await this.call(club, 'Offer/CreateOffer', {
      ...usualTerms,
      playerId,
      negotiationId,
      season: seasonOf(this.today),
      monthlySalary: 3000,
      playoffBonus: null,
      goalsBonus: null,
      contractKind: kind,
      option: { side: 'club', seasons: 1, until: `${seasonOf(this.today) + 1}-05-31` },
      furtherSeasons: Array.from({ length: further }, () => ({ monthlySalary: 3000, months: 10 })),
    });
    if (made === null) return;
    const { id: offerId } = made.offer;
    const opened = await this.call(this.#agent, 'Offer/OpenOffer', { offerId });
    if (opened === null) return;
    await this.call(this.#agent, 'Offer/UpdateOfferStatus', {
      offerId,
      version: opened.version,
      revision: 1,
      status: offerStatus.accepted,
    } as never);
  }

  /** Terms that the club of a deal proposes to the one that has the player, signed by both. */
  async #release(negotiationId: number, club: Club, kind: 'permanent' | 'loan'): Promise<void> {
    for (const releasing of this.clubs.filter(({ teamId }) => teamId !== club.teamId)) {
      const made = await this.call(club, 'Transfer/ProposeTransfer', {
        negotiationId,
        releasingTeamId: releasing.teamId,
        kind,
        compensation: 10_000,
        instalments: [{ dueOn: this.day(30), amount: 10_000 }],
        ...(kind === 'loan' && {
          until: this.#endOfSeason,
          wageSharePercent: 60,
          purchase: { kind: negotiationId % 3 === 0 ? 'obligation' : 'option', amount: 50_000 },
        }),
      } as never);
      if (made === null) continue;
      const { id: transferId } = made.transfer;
      for (const side of [club, releasing]) {
        const seen = await this.call(side, 'Transfer/GetTransfer', { transferId });
        if (seen === null) return;
        const { version, termsHash } = seen;
        await this.call(side, 'Transfer/SignTransfer', { transferId, version, termsHash });
      }
      return;
    }
  }

  async #move(
    person: Person,
    negotiationId: number,
    path: 'Negotiation/SignNegotiation' | 'Negotiation/ConfirmSignature',
  ): Promise<void> {
    const seen = await this.call(person, 'Negotiation/GetNegotiation', { negotiationId });
    if (seen !== null) await this.call(person, path, { negotiationId, version: seen.version });
  }

  /** The id of a row of the ledger of a player, counted from the first one. */
  async #rowOf(player: number, row: number): Promise<number | null> {
    const { playerId, person } = this.#player(player);
    const found = await sql<{ id: number }>`
      select id from registrations where player_id = any(${[playerId, person?.playerId ?? playerId]}) order by id`.execute(
      this.app.services.db,
    );
    return found.rows[row % Math.max(1, found.rows.length)]?.id ?? null;
  }
}
