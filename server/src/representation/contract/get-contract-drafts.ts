import type { ContractDrafts } from '@trattativa/contract/representation/contract/contract-drafts';
import type { contractEndpoints } from '@trattativa/contract/representation/contract/endpoints';
import { operatorAddress } from '@trattativa/domain/identity/platform-settings';
import { finalBalance, priceBands } from '@trattativa/domain/representation/final-prices';
import { attachmentKinds } from '../../files/attachment-kinds.ts';
import { readSettings } from '../../identity/platform-settings.ts';
import { accessPlayer, isMinor } from '../../people/players.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { type DraftTerms, termsOf } from './contract-terms.ts';
import { listDrafts } from './drafts.repository.ts';

/**
 * The versions of a player's draft and what the next one would say, for those who may generate one. Throws `NOT_FOUND`.
 */
export async function getContractDrafts(
  services: Services,
  { actor, input }: CallOf<typeof contractEndpoints.getContractDrafts>,
): Promise<ContractDrafts> {
  const { db } = services;
  const now = services.clock.now();
  await attachmentKinds.get('contract').rights(services, actor, input.playerId);
  const player = await accessPlayer(services, db, actor, input.playerId);
  const settings = await readSettings(db);
  const rows = await listDrafts(db, player.id);
  const { operator } = settings.invoices;
  return {
    items: rows.map((row) => ({
      ...presentTerms({
        settingsVersion: row.settings_version,
        representationId: row.representation_id,
        activationCents: row.activation_cents,
        finalPrices: row.final_prices,
        months: row.months,
      }),
      version: row.version,
      folder: row.file_id,
      name: row.name,
      bytes: row.bytes,
      madeAt: row.created_at.toISOString(),
      language: row.language,
    })),
    terms: isMinor(player, dayOf(now)) ? null : presentTerms(await termsOf(db, player, settings, now)),
    agent: settings.agent,
    operator: {
      name: operator.name,
      address: operatorAddress(operator),
      vatNumber: operator.vatNumber,
    },
  };
}

function presentTerms(terms: Omit<DraftTerms, 'term'>) {
  const { settingsVersion, representationId, activationCents, months } = terms;
  return {
    settingsVersion,
    representationId,
    activationCost: activationCents / 100,
    months,
    prices: priceBands.map(({ band, from, to }) => {
      const { priceCents, amountCents } = finalBalance(terms, from);
      return { band, fromLevel: from, toLevel: to, price: priceCents / 100, balance: amountCents / 100 };
    }),
  };
}
