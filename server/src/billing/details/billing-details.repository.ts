import type { BillingDetails } from '@trattativa/domain/billing/electronic-invoice';
import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** Account or club whose billing details they are. */
export type Billed = { accountId: number } | { teamId: number };

export type SavedDetails = BillingDetails & { version: number };

const columns = sql.raw(`
  legal_name as "legalName", tax_code as "taxCode", vat_number as "vatNumber", address, postcode, city, province, country,
  recipient_code as "recipientCode", pec, version`);

const of = (billed: Billed) =>
  'accountId' in billed ? sql`account_id = ${billed.accountId}` : sql`team_id = ${billed.teamId}`;

/** Null: nothing was saved so far. */
export async function findBillingDetails(db: Queryable, billed: Billed): Promise<SavedDetails | null> {
  const found = await sql<SavedDetails>`select ${columns} from billing_details where ${of(billed)}`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** The saved details of these accounts or clubs, by id. */
export async function listBillingDetails(
  db: Queryable,
  whose: { accountIds: readonly number[] } | { teamIds: readonly number[] },
): Promise<ReadonlyMap<number, SavedDetails>> {
  const [column, ids] =
    'accountIds' in whose ? [sql.ref('account_id'), whose.accountIds] : [sql.ref('team_id'), whose.teamIds];
  const found = await sql<SavedDetails & { whose: number }>`
    select ${columns}, ${column} as whose from billing_details where ${column} = any(${ids}::bigint[])`.execute(
    db,
  );
  return new Map(found.rows.map((row) => [row.whose, row]));
}

/** Saves over the version that was seen; null: over nothing. False: somebody else was first. */
export async function writeBillingDetails(
  tx: Transaction,
  billed: Billed,
  seen: number | null,
  details: BillingDetails & { by: number; at: Date },
): Promise<boolean> {
  if (seen === null) {
    const { accountId = null, teamId = null } = billed as { accountId?: number; teamId?: number };
    const inserted = await sql`
      insert into billing_details (account_id, team_id, legal_name, tax_code, vat_number, address, postcode, city, province,
        country, recipient_code, pec, changed_by, changed_at)
      values (${accountId}, ${teamId}, ${details.legalName}, ${details.taxCode}, ${details.vatNumber}, ${details.address},
        ${details.postcode}, ${details.city}, ${details.province}, ${details.country}, ${details.recipientCode},
        ${details.pec}, ${details.by}, ${details.at})
      on conflict do nothing returning id`.execute(tx);
    return inserted.rows.length > 0;
  }
  const updated = await sql`
    update billing_details set legal_name = ${details.legalName}, tax_code = ${details.taxCode},
      vat_number = ${details.vatNumber}, address = ${details.address}, postcode = ${details.postcode},
      city = ${details.city}, province = ${details.province}, country = ${details.country},
      recipient_code = ${details.recipientCode}, pec = ${details.pec}, changed_by = ${details.by},
      changed_at = ${details.at}, version = version + 1
    where ${of(billed)} and version = ${seen} returning id`.execute(tx);
  return updated.rows.length > 0;
}

export async function eraseBillingDetails(tx: Transaction, accountId: number): Promise<void> {
  await sql`delete from billing_details where account_id = ${accountId}`.execute(tx);
}

/** What the platform knows of somebody who is invoiced, without their billing details. */
export interface KnownBuyer {
  name: string;
  /** Empty for a club. */
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  country: string;
}

/** A player's account, or a club; null: there is none. */
export async function findKnownBuyer(db: Queryable, billed: Billed): Promise<KnownBuyer | null> {
  const found = await ('accountId' in billed
    ? sql<KnownBuyer>`
        select trim(n.first || ' ' || n.last) as name, n.first as "firstName", n.last as "lastName",
          coalesce(p.address, '') as address, coalesce(p.city, '') as city, coalesce(p.country, '') as country
        from accounts a
        left join players p on p.account_id = a.id and p.profile = ${sqlProfile.player} and p.deleted_at is null
        cross join lateral (select coalesce(p.name, a.name) as first, coalesce(p.surname, a.surname) as last) n
        where a.id = ${billed.accountId} and a.profile = ${sqlProfile.player} and a.deleted_at is null`
    : sql<KnownBuyer>`
        select name, '' as "firstName", '' as "lastName", address, city, country from teams
        where id = ${billed.teamId} and deleted_at is null`
  ).execute(db);
  return found.rows[0] ?? null;
}
