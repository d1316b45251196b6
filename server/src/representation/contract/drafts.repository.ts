import { maxContractDrafts } from '@trattativa/domain/representation/contract-limits';
import type { FinalPrices } from '@trattativa/domain/representation/final-prices';
import type { Language } from '@trattativa/texts/languages';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { DraftTerms } from './contract-terms.ts';

export interface DraftRow
  extends Columns<
    'contract_drafts',
    'version' | 'settings_version' | 'representation_id' | 'activation_cents' | 'months' | 'created_at'
  > {
  final_prices: FinalPrices;
  language: Language;
  file_id: string;
  name: string;
  bytes: number;
}

/** The stored drafts of a player's contract, the latest first. */
export async function listDrafts(db: Queryable, playerId: number): Promise<DraftRow[]> {
  const found = await sql<DraftRow>`
    select d.version, d.settings_version, d.representation_id, d.activation_cents, d.final_prices, d.months, d.language,
      d.created_at, f.id as file_id, f.name, f.bytes
    from contract_drafts d join files f on f.id = d.file_id
    where d.player_id = ${playerId} and f.deleted_at is null and f.stored_at is not null
    order by d.version desc`.execute(db);
  return found.rows;
}

/** Locks a player's row, so that versions follow each other (docs/locking.md). */
export async function lockContractOf(tx: Transaction, playerId: number): Promise<void> {
  await sql`select from players where id = ${playerId} for no key update`.execute(tx);
}

/** Writes the next version of the draft. Call `lockContractOf` first. Throws `TOO_MANY_FILES`. */
export async function insertDraft(
  tx: Transaction,
  draft: { playerId: number; fileId: string; terms: DraftTerms; language: Language; at: Date },
): Promise<void> {
  const { playerId, fileId, terms, language, at } = draft;
  const written = sql`
    insert into contract_drafts (player_id, version, file_id, settings_version, representation_id, activation_cents,
      final_prices, months, language, created_at)
    select ${playerId}, coalesce(max(version), 0) + 1, ${fileId}, ${terms.settingsVersion}, ${terms.representationId},
      ${terms.activationCents}, ${JSON.stringify(terms.finalPrices)}::jsonb, ${terms.months}, ${language}, ${at}
    from contract_drafts where player_id = ${playerId}`.execute(tx);
  await withinCap(
    'cap_contract_drafts',
    written,
    () => new AppError('TOO_MANY_FILES', { params: { max: maxContractDrafts } }),
  );
}
