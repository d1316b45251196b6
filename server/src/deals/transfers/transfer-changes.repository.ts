import type { TransferAct } from '@trattativa/contract/deals/transfers/transfer';
import type { Agreement } from '@trattativa/domain/deals/transfers/agreement';
import type { TransferSide } from '@trattativa/domain/deals/transfers/transfer-sides';
import type { TransferTerms } from '@trattativa/domain/deals/transfers/transfer-terms';
import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** Creates a transfer without terms: its first revision must be inserted in the same transaction. */
export async function insertTransfer(
  tx: Transaction,
  transfer: {
    negotiationId: number;
    engagingTeamId: number;
    releasingTeamId: number;
    agreement: Agreement;
    at: Date;
  },
): Promise<number> {
  const { negotiationId, engagingTeamId, releasingTeamId, agreement, at } = transfer;
  const inserted = await sql<{ id: number }>`
    insert into transfers (negotiation_id, engaging_team_id, releasing_team_id, written_by, terms_hash,
                           waiting_since, created_at, changed_at)
    values (${negotiationId}, ${engagingTeamId}, ${releasingTeamId}, ${agreement.writtenBy}, ${agreement.hash},
            ${at}, ${at}, ${at})
    returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

/** Stores where the two clubs stand now, at the version seen. False when another call moved the transfer first. */
export async function updateAgreement(
  tx: Transaction,
  seen: { id: number; version: number },
  next: { agreement: Agreement; isRevised: boolean; at: Date },
): Promise<boolean> {
  const { agreement, at } = next;
  const updated = await sql`
    update transfers set state = ${agreement.state}, written_by = ${agreement.writtenBy},
      terms_hash = ${agreement.hash}, engaging_signed_hash = ${agreement.signed.engaging},
      releasing_signed_hash = ${agreement.signed.releasing}, waiting_since = ${at}, changed_at = ${at},
      revision = revision + ${next.isRevised ? 1 : 0}, version = version + 1
    where id = ${seen.id} and version = ${seen.version} returning id`.execute(tx);
  return updated.rows.length > 0;
}

export async function insertTransferRevision(
  tx: Transaction,
  revision: {
    transferId: number;
    number: number;
    by: TransferSide;
    byStaff: boolean;
    actorId: number;
    at: Date;
    hash: string;
    terms: TransferTerms;
  },
): Promise<void> {
  const { transferId, number, by, byStaff, actorId, at, hash, terms } = revision;
  await sql`
    insert into transfer_revisions (transfer_id, number, by_side, by_staff, actor_id, at, terms, terms_hash)
    values (${transferId}, ${number}, ${by}, ${byStaff}, ${actorId}, ${at}, ${JSON.stringify(terms)}::jsonb, ${hash})`.execute(
    tx,
  );
}

export async function insertTransferChange(
  tx: Transaction,
  change: {
    transferId: number;
    version: number;
    at: Date;
    act: TransferAct;
    by: TransferSide | 'staff';
    actorId: number;
    revision: number;
    note: string | null;
  },
): Promise<void> {
  const { transferId, version, at, act, by, actorId, revision, note } = change;
  await sql`
    insert into transfer_changes (transfer_id, version, at, act, by_side, actor_id, revision, note)
    values (${transferId}, ${version}, ${at}, ${act}, ${by}, ${actorId}, ${revision}, ${note})`.execute(tx);
}

/** Takes out what the person wrote in words; terms and steps stay, because they belong to both clubs. */
export async function emptyTransferWords(tx: Transaction, accountId: number): Promise<void> {
  await sql`
    update transfer_revisions set terms = jsonb_set(terms, '{comments}', '""')
    where actor_id = ${accountId} and terms ->> 'comments' <> ''`.execute(tx);
  await sql`
    update transfer_changes set note = null where actor_id = ${accountId} and note is not null`.execute(tx);
}
