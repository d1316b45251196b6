import type { CoachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import type { Qualification } from '@trattativa/domain/people/qualifications';
import { seasonOf } from '@trattativa/domain/people/season';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/stage/build-test-app.ts';
import { demoPassword } from '../identity/accounts/public-settings.ts';
import { dayOf } from '../platform/clock.ts';
import { maxFromAskPercent, minMonthlyPay, payRange } from './deals/demo-pay.ts';
import { demoClubs } from './demo-clubs.ts';
import { loadDemoMarket } from './load-demo-market.ts';
import { licencesAt } from './people/demo-coaching-staff.ts';
import places from './town-places.json' with { type: 'json' };

let app: TestApp;

/** player@demo.test, of whom several people keep a record. */
const manyRecords = 'Nicolò Serra';

interface Offered {
  level: number;
  pay: number;
  kind: string | null;
  asked: number | null;
  age: number;
}

async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(app.services.db)).rows;
}

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>) => (await rows(query))[0]?.count;

describe.each(['2026-11-24T10:00:00Z', '2028-02-03T10:00:00Z'])(
  'the demo loaded on %s tells the truth',
  (now) => {
    beforeAll(async () => {
      app = await buildTestApp({ now });
      await loadDemoMarket(app.app, () => {});
    }, 400_000);
    afterAll(() => app.close());

    it('about every club: its name once, its town and league as in the table, its town on the map', async () => {
      const stored = await rows(
        sql<{ name: string; city: string; league_name: string; level: number }>`
        select name, city, league_name, level from teams where league_name <> '' order by name`,
      );
      const told = new Map(demoClubs.map(({ name, city, league, level }) => [name, { city, league, level }]));
      expect(told.size).toBe(demoClubs.length);
      expect(stored.length).toBe(demoClubs.length);
      for (const { name, city, league_name: league, level } of stored) {
        expect({ name, city, league, level }).toEqual({ name, ...told.get(name) });
      }
      const known = new Set(Object.keys(places));
      expect(demoClubs.filter(({ country, city }) => !known.has(`${country} ${city}`))).toEqual([]);
    });

    it('about free agents: they have no club, no contract and no career entry of this season', async () => {
      const today = dayOf(app.clock.now());
      expect(
        await rows(sql`
        select id from players where contractual_status = 0
          and (current_club <> '' or contract_end is not null or release_clause_cents is not null)`),
      ).toEqual([]);
      expect(
        await rows(sql`
        select p.id from players p join player_experiences e on e.player_id = p.id
        where p.contractual_status = 0
          and make_date(e.end_year, 7, 1) > ${today}::date`),
      ).toEqual([]);
    });

    it('about signatures: who signed plays for that club, and nobody under contract is without one', async () => {
      expect(
        await rows(sql`
        select n.id from negotiations n join players p on p.id = n.player_id join teams t on t.id = n.team_id
        where n.status = 5 and (p.contractual_status <> 1 or p.current_club <> t.name)`),
      ).toEqual([]);
      expect(
        await rows(sql`select id from players where contractual_status = 1 and current_club = ''`),
      ).toEqual([]);
      expect(
        await rows(sql`
        select current_club from players where current_club <> '' group by 1
        having count(distinct current_level) > 1`),
      ).toEqual([]);
      expect(
        await rows(sql`select id from players where contractual_status = 0 and salary_cents is not null`),
      ).toEqual([]);
    });

    it('about offers: they end with the season, none is made to somebody signed, and what is open belongs to its negotiation', async () => {
      expect(
        await rows(sql`
        select o.id from offers o join offer_revisions r on r.offer_id = o.id
        where make_date(r.season + 1, 7, 1) - make_interval(months => r.months) < date_trunc('month', o.created_at)`),
      ).toEqual([]);
      expect(
        await rows(sql`
        select o.id from offers o join players p on p.id = o.player_id
        where p.signed_season is not null and o.status <> 2`),
      ).toEqual([]);
      const inTalks = sql<{ count: number }>`
      select count(*)::int from offers where negotiation_id is not null and status in (0, 3)`;
      expect(await countOf(inTalks)).toBeGreaterThan(2);
      expect(
        await rows(sql`
        select o.id from offers o join negotiations n on n.id = o.negotiation_id where o.created_at < n.created_at`),
      ).toEqual([]);
    });

    it('about careers: no career entry begins later than this season, and nobody has played more matches of it than there were', async () => {
      const season = seasonOf(dayOf(app.clock.now()));
      expect(
        await rows(
          sql`select id from player_experiences where end_year > ${season + 1} or start_year > ${season}`,
        ),
      ).toEqual([]);
      const weeks = Math.floor((app.clock.now().getTime() - Date.UTC(season, 8, 1)) / (7 * 86_400_000));
      expect(
        await rows(
          sql`select id from player_experiences where start_year = ${season} and appearances > ${weeks}`,
        ),
      ).toEqual([]);
    });

    it('about names: no two people have the same, and no surname is seen all the time', async () => {
      const twice = await rows(sql`
        with people as (
          select name || ' ' || surname as name, case when account_id is null then 'p' || id else 'a' || account_id end as who,
            born_date from players
          union select name || ' ' || surname, 'a' || id, null from accounts
          union select name || ' ' || surname, coalesce('a' || account_id, 'c' || id), null from coaching_staff where name <> ''
          union select name, 'o' || team_id || '-' || role, null from team_org_chart)
        select name from people where name <> '${sql.raw(manyRecords)}' group by name
        having count(distinct who) > 1 and count(distinct born_date) <> 1`);
      expect(twice).toEqual([]);
      const surnames = await rows(sql<{ surname: string; count: number }>`
        select surname, count(distinct (name, born_date))::int as count from players group by 1 having count(distinct (name, born_date)) > 12`);
      expect(surnames).toEqual([]);
    });

    it('about portfolios of clubs and coaches: their players play for the club, and not for another one', async () => {
      const own = await rows(sql<{ club: string; current_club: string; players: number }>`
        select t.name as club, p.current_club, count(*)::int as players from players p join teams t on t.id = p.team_id
        group by 1, 2`);
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter(({ club, current_club }) => club !== current_club)).toEqual([]);
      expect(
        await rows(sql`
        select distinct p.current_club from players p join coaching_staff c on c.id = p.coaching_staff_id
        where c.account_id is not null and p.current_club <> '' and p.current_club <> c.current_club`),
      ).toEqual([]);
    });

    it('about players under contract: their club plays at their level, and their contract has not ended', async () => {
      const today = dayOf(app.clock.now());
      expect(
        await rows(sql`
        select p.id, p.current_club, p.current_level, t.level from players p join teams t on t.name = p.current_club
        where t.level <> p.current_level`),
      ).toEqual([]);
      expect(await rows(sql`select id from players where contract_end < ${today}::date`)).toEqual([]);
      const soon = sql<{ count: number }>`
      select count(*)::int from players where contract_end < ${today}::date + interval '6 months'`;
      expect(await countOf(soon)).toBeGreaterThan(0);
    });

    it('about pay: nobody of a professional league is paid, asked or offered less than the minimum', async () => {
      const min = minMonthlyPay(2);
      expect(min).toBeGreaterThan(0);
      expect(
        await rows(sql`
        select id, salary_cents, requested_salary_cents from players
        where current_level <= 2 and least(salary_cents, requested_salary_cents) < ${min * 100}`),
      ).toEqual([]);
      expect(
        await rows(sql`select id from player_experiences where level <= 2 and salary_cents < ${min * 100}`),
      ).toEqual([]);
      expect(
        await rows(sql`select id from requests where level <= 2 and offer_cents < ${min * 100}`),
      ).toEqual([]);
      // What is offered pays the minimum of a year, however little of the season is left; what is signed, that of each month.
      expect(
        await rows(sql`
        select r.offer_id from offer_revisions r join offers o on o.id = r.offer_id
          left join negotiations n on n.id = o.negotiation_id
        where r.level <= 2 and r.salary_cents::bigint * case when n.signed_by_team_at is null and o.candidate_id is null
          then r.months else 12 end < ${min * 12 * 100}`),
      ).toEqual([]);
    });

    it('about offers and signed contracts: pay near what is asked and what the league pays, of the kind of the league', async () => {
      const offered = await rows(sql<Offered>`
        select r.level, r.salary_cents / 100 as pay, r.contract_kind as kind, p.requested_salary_cents / 100 as asked,
          date_part('year', age(r.at, p.born_date))::int as age
        from offer_revisions r join offers o on o.id = r.offer_id join players p on p.id = o.player_id`);
      expect(offered.length).toBeGreaterThan(25);
      const far = offered.filter(({ level, pay, asked }) => {
        const { from, to } = payRange(level);
        const isNear = asked !== null && Math.abs(pay - asked) * 100 <= asked * maxFromAskPercent;
        return !isNear || pay < from || pay > to;
      });
      expect(far).toEqual([]);
      for (const { level, kind, age } of offered) {
        const kinds = level > 2 ? ['amateur'] : age <= 20 ? ['apprentice'] : ['professional'];
        expect({ level, age, kind }).toEqual({ level, age, kind: kinds[0] });
      }
      expect(new Set(offered.map(({ kind }) => kind)).size).toBeGreaterThan(1);
      const unknown = sql<{ count: number }>`
        select count(*)::int from registrations where source = 'deal' and contract_kind is null and player_id is not null`;
      expect(await countOf(unknown)).toBe(0);
    });

    it('about costs and commissions: a small part of a year of what is asked', async () => {
      const tariff = app.services.settings.current.transactionCost;
      expect(
        await rows(sql`
        select r.id from proposals r join players p on p.id = r.player_id
        where r.price_cents > greatest(${tariff.minCents}, p.requested_salary_cents * 12 * ${tariff.percentHundredths} / 10000)
          or r.commission_cents > p.requested_salary_cents * 12 * 5 / 100 or r.commission_percent > 5`),
      ).toEqual([]);
      expect(
        await rows(
          sql`select offer_id from offer_revisions where commission_percent > 5 or commission_cents is not null`,
        ),
      ).toEqual([]);
      expect(
        await rows(sql`
        select id from players where commission_fee_max_cents > requested_salary_cents * 12 * 5 / 100`),
      ).toEqual([]);
      expect(
        await rows(sql`
        select i.id from team_invoices i join proposals r on r.id = (select n.proposal_id from negotiations n where n.id = i.negotiation_id)
        where i.value_cents > r.price_cents`),
      ).toEqual([]);
    });

    it('about licences: coaches hold the one of their level, and nobody registered abroad works in Italy alone', async () => {
      const staff = await rows(sql<{
        role: CoachingStaffRole;
        qualifications: Qualification[];
        levels: number[];
      }>`
        select role, qualifications, search_levels as levels from coaching_staff
        where account_id is null and qualifications <> '{}'`);
      expect(staff.length).toBeGreaterThan(10);
      for (const { role, qualifications, levels } of staff)
        expect(qualifications).toEqual(licencesAt(role, Math.min(...levels)));
      expect(
        await rows(sql`
        select agent_id from agent_licences where (association = '') = (figc_number = '') or (association <> '') <> (domiciled_with <> '')`),
      ).toEqual([]);
      expect(
        await rows(sql`
        select c.id from commissions c where not exists (
          select from agent_licences l where l.agent_id = c.agent_id and l.valid_until >= c.signed_on)`),
      ).toEqual([]);
    });

    it('about minors: nobody takes a commission, and one has a guardian who confirmed', async () => {
      const adultBornBy = `${Number(dayOf(app.clock.now()).slice(0, 4)) - 18}${dayOf(app.clock.now()).slice(4)}`;
      expect(
        await rows(sql`
        select id from players where born_date > ${adultBornBy}::date
          and (commission_fee_min_cents is not null or commission_fee_max_cents is not null)`),
      ).toEqual([]);
      const guarded = await rows(sql<{ agent_id: number | null; requested_salary_cents: number | null }>`
      select p.agent_id, p.requested_salary_cents from accounts a join players p on p.account_id = a.id
      where a.email = 'junior@demo.test' and a.guardian_confirmed_at is not null
        and a.born_date > ${adultBornBy}::date`);
      expect(guarded).toEqual([{ agent_id: null, requested_salary_cents: null }]);
    });

    it('with a transfer of club@demo.test whose window is about to close: the next step is due within days', async () => {
      const token = (await app.logIn('club@demo.test', demoPassword)).body.access_token as string;
      const [open] = await rows(
        sql<{ id: number }>`select negotiation_id as id from transfers where state = 'open' order by 1`,
      );
      const closing = await app.call(token, 'Closing/GetClosing', { negotiationId: open?.id ?? 0 });
      const { window, steps, documents } = closing.ok;
      // An invented date, which is nowhere shown as known.
      expect(window).toMatchObject({ isOpen: true, certainty: 'unconfirmed' });
      expect(window?.edition).toMatch(/^Demo /);
      expect(steps[0]).toMatchObject({ name: 'agreement', standing: 'soon' });
      expect(documents.map(({ kind }) => kind)).toContain('nullaOsta');
    });

    it('with living examples of what clubs do', async () => {
      const transfers = await rows(sql<{ kind: string; state: string; revisions: number }>`
      select r.terms->>'kind' as kind, x.state, count(*)::int as revisions
      from transfers x join transfer_revisions r on r.transfer_id = x.id group by 1, 2 order by 1`);
      expect(transfers).toEqual([
        { kind: 'loan', state: 'agreed', revisions: 1 },
        { kind: 'permanent', state: 'open', revisions: 2 },
      ]);
      expect(
        await rows(sql`select (answered_at is not null) as answered from enquiries order by negotiation_id`),
      ).toEqual([{ answered: true }, { answered: false }]);
      expect(await rows(sql`select outcome from trials order by outcome nulls last`)).toEqual([
        { outcome: 'kept' },
        { outcome: null },
      ]);
      // What the club and the premium agent keep in view, and who answered the club's requests.
      const club = sql`(select m.team_id from team_members m join accounts a on a.id = m.account_id where a.email = 'club@demo.test')`;
      const stages = sql<{ stage: string; noted: boolean }>`
      select stage, exists (select from watch_notes n where n.watched_id = w.id) as noted
      from watched_players w where team_id = ${club} and removed_at is null order by stage, noted`;
      expect(await rows(stages)).toEqual([
        { stage: 'dropped', noted: true },
        { stage: 'talking', noted: true },
        { stage: 'toContact', noted: true },
        { stage: 'watching', noted: false },
        { stage: 'watching', noted: true },
      ]);
      expect(
        await rows(sql`
        select s.list, s.alert from saved_searches s join accounts a on a.id = s.account_id
        where a.email in ('club@demo.test', 'premium@demo.test') and s.alert <> 'off' order by 1`),
      ).toEqual([
        { list: 'market', alert: 'daily' },
        { list: 'requests', alert: 'atOnce' },
      ]);
      const answers = sql<{ count: number }>`
      select count(*)::int from request_answers w join request_recipients x on x.id = w.recipient_id
        join requests q on q.id = x.request_id
      where q.team_id = ${club} and not w.fits and w.reason_code is not null`;
      expect(await countOf(answers)).toBe(2);
      const offered = sql<{ count: number }>`
      select count(*)::int from proposals where proposer_team_id is not null and asked_kind = 'loan'`;
      expect(await countOf(offered)).toBe(1);
      expect(await countOf(sql`select count(*)::int from deal_documents`)).toBe(2);
      const confirmed = sql<{ count: number }>`
      select count(*)::int from player_experiences where minutes is not null and verified_at is not null`;
      const entered = sql<{ count: number }>`
      select count(*)::int from player_experiences where minutes is not null and verified_at is null`;
      expect(await countOf(confirmed)).toBeGreaterThan(0);
      expect(await countOf(entered)).toBeGreaterThan(0);
    });
  },
);
