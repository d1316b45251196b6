import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { seasonOf } from '@trattativa/domain/people/season';
import { daysAfter } from '@trattativa/domain/platform/plain-date';
import { sql } from 'kysely';
import { applyTo } from '../factories/applications.ts';
import { usualTerms } from '../factories/deals.ts';
import { agreeToPresentFees } from '../factories/fee-agreements.ts';
import { makeTeam, type Person } from '../factories/people.ts';
import { AnsweredCalls } from './answered-calls.ts';

/** A player: the record that the agent keeps, and for half of them the player in person, with a record of their own. */
export interface WorldPlayer {
  playerId: number;
  person: (Person & { playerId: number }) | null;
}

export type Agent = Person & { agentId: number };
export type Club = Person & { teamId: number; requestId: number | null };

/** The terms of a contract that an act offers, and the club that it offers it for. */
export interface Signing {
  player: number;
  club: number;
  /** Seasons after the first one; null: signed without an offer. */
  further: number | null;
  kind: 'professional' | 'amateur' | null;
  /** Whether the present club, if there is one, agrees first: for good or on loan. */
  release: 'permanent' | 'loan' | null;
  /** What a loan lets follow. */
  purchase: 'option' | 'obligation';
}

/** The people of a world, and the acts that lead to a signature. */
export abstract class Signings extends AnsweredCalls {
  readonly players: WorldPlayer[] = [];
  readonly clubs: Club[] = [];
  protected abstract readonly agent: Agent;

  get today(): string {
    return this.app.clock.now().toISOString().slice(0, 10);
  }

  /** The day that lies so many days from now. */
  day(after: number): string {
    return daysAfter(this.today, after);
  }

  /** The last day of the season of today. */
  get endOfSeason(): string {
    return `${seasonOf(this.today) + 1}-06-30`;
  }

  /** Proposes a player to a club, agrees on what an offer and the present club say, and signs by both sides. */
  async sign({ player, club: to, further, kind, release, purchase }: Signing): Promise<void> {
    const { playerId } = this.player(player);
    const club = this.club(to);
    const negotiationId = await this.#negotiate(playerId, club);
    if (negotiationId === null) return;
    if (further !== null) await this.#offer(negotiationId, playerId, club, { further, kind });
    if (release !== null) await this.#release(negotiationId, playerId, club, { kind: release, purchase });
    await this.signDeal(negotiationId, club);
  }

  /** Applies for the club's request, which takes the player on. */
  async signApplicant(player: number, to: number): Promise<void> {
    const { playerId } = this.player(player);
    const club = this.club(to);
    const requestId = await this.#requestOf(club);
    const applied = await applyTo(this.app, this.agent.token, requestId, { playerId });
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

  protected player(index: number): WorldPlayer {
    return this.players[index % this.players.length] as WorldPlayer;
  }

  protected club(index: number): Club {
    return this.clubs[index % this.clubs.length] as Club;
  }

  /** The club signs a deal, and the agent confirms. */
  protected async signDeal(negotiationId: number, club: Person): Promise<void> {
    await agreeToPresentFees(this.app, this.agent.token, negotiationId);
    await this.#move(club, negotiationId, 'Negotiation/SignNegotiation');
    await this.#move(this.agent, negotiationId, 'Negotiation/ConfirmSignature');
  }

  /** The request of a club, published when somebody applies for the first time. */
  async #requestOf(club: Club): Promise<number> {
    if (club.requestId !== null) return club.requestId;
    const teamIds = [await makeTeam(this.app)];
    const request = {
      role: playerRole.attackingMidfielder,
      level: 3,
      city: 'Padova',
      country: 'IT',
      teamIds,
    };
    const saved = await this.app.call(club.token, 'Request/SaveRequest', { request } as never);
    club.requestId = saved.ok.request.id;
    return club.requestId;
  }

  /** The open negotiation of a player with a club, opened by it; null: it cannot be begun. */
  async #negotiate(playerId: number, club: Club): Promise<number | null> {
    await sql`update players set on_market = true where id = ${playerId}`.execute(this.app.services.db);
    const teamIds = [club.teamId];
    const made = await this.call(this.agent, 'Negotiation/CreateNegotiation', {
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
      option: { side: 'club', seasons: 1, until: this.#lastDayOfOption },
      furtherSeasons: Array.from({ length: further }, () => ({ monthlySalary: 3000, months: 10 })),
    });
    if (made === null) return;
    const { id: offerId } = made.offer;
    const opened = await this.call(this.agent, 'Offer/OpenOffer', { offerId });
    if (opened === null) return;
    await this.call(this.agent, 'Offer/UpdateOfferStatus', {
      offerId,
      version: opened.version,
      revision: 1,
      status: offerStatus.accepted,
    } as never);
  }

  /** The last day of an option: a month before the season ends, or its end. */
  get #lastDayOfOption(): string {
    const monthBefore = daysAfter(this.endOfSeason, -30);
    return monthBefore < this.today ? this.endOfSeason : monthBefore;
  }

  /** Terms that the club of a deal proposes to the one that has the player, signed by both. */
  async #release(
    negotiationId: number,
    playerId: number,
    club: Club,
    { kind, purchase }: { kind: 'permanent' | 'loan'; purchase: Signing['purchase'] },
  ): Promise<void> {
    const releasing = await this.#releasing(playerId, club);
    const made = await this.call(club, 'Transfer/ProposeTransfer', {
      negotiationId,
      releasingTeamId: releasing.teamId,
      kind,
      compensation: 10_000,
      instalments: [{ dueOn: this.day(30), amount: 10_000 }],
      ...(kind === 'loan' && {
        until: this.endOfSeason,
        wageSharePercent: 60,
        purchase: { kind: purchase, amount: 50_000 },
      }),
    } as never);
    if (made === null) return;
    const { id: transferId } = made.transfer;
    for (const side of [club, releasing]) {
      const seen = await this.call(side, 'Transfer/GetTransfer', { transferId });
      if (seen === null) return;
      const { version, termsHash } = seen;
      await this.call(side, 'Transfer/SignTransfer', { transferId, version, termsHash });
    }
  }

  /** The club that has a player under contract, or any other one than the club of the deal. */
  async #releasing(playerId: number, club: Club): Promise<Club> {
    const found = await sql<{ teamId: number }>`
      select team_id as "teamId" from registrations
      where player_id in (select records_of_person(${playerId})) and kind <> 'loan'
        and ${this.today}::date between starts_on and coalesce(ended_on, ends_on)`.execute(
      this.app.services.db,
    );
    const others = this.clubs.filter(({ teamId }) => teamId !== club.teamId);
    const holder = others.find(({ teamId }) => found.rows.some((row) => row.teamId === teamId));
    return holder ?? (others[0] as Club);
  }

  async #move(
    person: Person,
    negotiationId: number,
    path: 'Negotiation/SignNegotiation' | 'Negotiation/ConfirmSignature',
  ): Promise<void> {
    const seen = await this.call(person, 'Negotiation/GetNegotiation', { negotiationId });
    if (seen !== null) await this.call(person, path, { negotiationId, version: seen.version });
  }
}
