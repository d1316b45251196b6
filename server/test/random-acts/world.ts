import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { daysBetween } from '@trattativa/domain/platform/plain-date';
import { sql } from 'kysely';
import { settleOptions } from '../../src/deals/clauses/jobs/settle-options.ts';
import { tellExpiries } from '../../src/people/registrations/jobs/tell-expiries.ts';
import { turnRegistrations } from '../../src/people/registrations/jobs/turn-registrations.ts';
import { makeAgentPlayer } from '../factories/deals.ts';
import {
  logInAgain,
  makeAgent,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../factories/people.ts';
import type { TestApp } from '../stage/build-test-app.ts';
import { type Agent, type Club, Signings } from './signings.ts';

/** What is left of a season when a world begins, at least: days for a loan and for an option. */
const daysOfBeginning = 90;

/** How many days pass between two nights whose work is done; nothing that it tells or settles is missed. */
const daysBetweenNights = 30;

/** Who proposes to end something: the player, the club of the row, or any club. */
export type Proposer = 'player' | 'club' | number;

/** When an option is exercised: at once, or once its last day has come or has passed. */
export type Moment = 'today' | 'lastDay' | 'dayAfter';

/** An option of a signed deal of which nothing has become yet. */
interface OpenOption {
  negotiationId: number;
  teamId: number;
  agreement: 'offer' | 'transfer';
  lastDay: string;
}

/** A row of the ledger of a player. */
interface LedgerRow {
  id: number;
  teamId: number | null;
}

/** Four clubs, six players and the people who act for them; every act is a call of the application, and whatever it answers is kept. */
export class World extends Signings {
  protected readonly agent: Agent;
  readonly #staff: Person;

  private constructor(app: TestApp, { agent, staff }: { agent: Agent; staff: Person }) {
    super(app);
    this.agent = agent;
    this.#staff = staff;
  }

  static async make(app: TestApp): Promise<World> {
    const world = new World(app, { agent: await makeAgent(app), staff: await makeStaff(app) });
    if (daysBetween(world.today, world.endOfSeason) < daysOfBeginning) await world.pass(daysOfBeginning);
    for (const country of ['IT', 'IT', 'IT', 'ES'])
      world.clubs.push({ ...(await makeTeamMember(app, { country })), requestId: null });
    for (let index = 0; index < 6; index++) {
      const person = index % 2 === 0 ? await makePlayerAccount(app) : null;
      const playerId = await makeAgentPlayer(app, world.agent.agentId, {
        ...(person && { accountId: person.accountId }),
      });
      world.players.push({ playerId, person });
    }
    return world;
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
    by: Proposer;
    days: number;
    isAgreed: boolean;
  }): Promise<void> {
    const { person } = this.player(player);
    const ended = await this.#rowOf(player, row);
    if (ended === null) return;
    const proposer = this.#proposer(by, ended, person);
    if (!proposer) return;
    const registrationId = ended.id;
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
    const corrected = await this.#rowOf(player, row);
    if (corrected === null) return;
    const reason = 'Registrazione inserita per errore.';
    await this.call(this.#staff, 'Registration/EndRegistration', {
      registrationId: corrected.id,
      endedOn: this.day(days),
      reason,
    });
  }

  /**
   * A club exercises an open option, counted from the first one, and buys the player if that was a purchase. Null: the club whose option
   * it is.
   */
  async exercise({
    option,
    by,
    moment,
  }: {
    option: number;
    by: number | null;
    moment: Moment;
  }): Promise<void> {
    const open = await this.#openOptions();
    const chosen = open[option % Math.max(1, open.length)];
    if (!chosen) return;
    const { negotiationId, agreement, lastDay } = chosen;
    const left = daysBetween(this.today, lastDay) + (moment === 'dayAfter' ? 1 : 0);
    if (moment !== 'today' && left > 0) await this.pass(left);
    const holder = this.clubs.find(({ teamId }) => teamId === chosen.teamId) as Club;
    const buying = by === null ? holder : this.club(by);
    await this.call(buying, 'Clauses/ExerciseOption', { negotiationId, agreement });
    if (agreement === 'transfer') await this.#buy(negotiationId, buying);
  }

  /** The club of a loan asks for the contract that its purchase asks for, and signs it. */
  async #buy(negotiationId: number, buying: Club): Promise<void> {
    const made = await this.call(buying, 'Clauses/PrepareContract', { negotiationId });
    if (made === null) return;
    const { negotiationId: contractId } = made;
    const seen = await this.call(this.agent, 'Negotiation/GetNegotiation', { negotiationId: contractId });
    if (seen === null) return;
    const said = { negotiationId: contractId, version: seen.version, answer: 'available' } as const;
    await this.call(this.agent, 'Negotiation/AnswerEnquiry', said);
    await this.signDeal(contractId, buying);
  }

  /** Days pass, with the nightly work that matters. */
  async pass(days: number): Promise<void> {
    for (let left = days; left > 0; left -= daysBetweenNights) {
      this.app.clock.advance({ days: Math.min(left, daysBetweenNights) });
      for (const work of [turnRegistrations, settleOptions, tellExpiries])
        await work.run(this.app.services, {});
    }
    const people = [
      this.agent,
      this.#staff,
      ...this.clubs,
      ...this.players.flatMap(({ person }) => person ?? []),
    ];
    for (const person of people) person.token = await logInAgain(this.app, person);
  }

  #proposer(by: Proposer, { teamId }: LedgerRow, person: Person | null): Person | null | undefined {
    if (by === 'player') return person;
    return by === 'club' ? this.clubs.find((club) => club.teamId === teamId) : this.club(by);
  }

  /** Options of the contracts and loans that are in the ledger, the oldest first. */
  async #openOptions(): Promise<OpenOption[]> {
    const ids = this.players.map(({ playerId }) => playerId);
    const found = await sql<OpenOption>`
      select n.id as "negotiationId", n.team_id as "teamId", 'offer' as agreement, r.option_until::text as "lastDay"
      from registrations g join negotiations n on n.id = g.negotiation_id and g.kind <> 'loan'
        join offers o on o.negotiation_id = n.id and o.status = ${offerStatus.accepted}
        join offer_revisions r on r.offer_id = o.id and r.number = o.revision and r.option_until is not null
      where n.player_id = any(${ids}) and not exists (select from deal_options d where d.offer_id = o.id)
      union all
      select n.id, n.team_id, 'transfer', v.terms ->> 'until'
      from registrations g join negotiations n on n.id = g.negotiation_id and g.kind = 'loan'
        join transfers x on x.negotiation_id = n.id and x.state = 'agreed'
        join transfer_revisions v on v.transfer_id = x.id and v.number = x.revision
      where n.player_id = any(${ids}) and v.terms -> 'purchase' ->> 'kind' = 'option'
        and not exists (select from deal_options d where d.transfer_id = x.id)
      order by 1`.execute(this.app.services.db);
    return found.rows;
  }

  /** A row of the ledger of a player; those that are not over come first. */
  async #rowOf(player: number, row: number): Promise<LedgerRow | null> {
    const { playerId, person } = this.player(player);
    const found = await sql<LedgerRow>`
      select id, team_id as "teamId" from registrations
      where player_id = any(${[playerId, person?.playerId ?? playerId]})
      order by coalesce(ended_on, ends_on) < ${this.today}::date, id`.execute(this.app.services.db);
    return found.rows[row % Math.max(1, found.rows.length)] ?? null;
  }
}
