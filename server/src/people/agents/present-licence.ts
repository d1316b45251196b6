import type { AgentLicence } from '@trattativa/contract/people/agents/licence';
import type { LicenceActRow, LicenceFields, LicenceRow } from './licences.repository.ts';

const nothingWritten: LicenceFields = {
  fifa_number: '',
  figc_number: '',
  coni_number: '',
  association: null,
  association_number: '',
  domiciled_with: '',
  domiciled_number: '',
  valid_until: null,
};

/** A licence without its log; of an agent who has written none, the empty one. */
export function presentLicence(agentId: number, row: LicenceRow | null): Omit<AgentLicence, 'acts'> {
  const fields = row ?? nothingWritten;
  return {
    agentId,
    version: row?.version ?? 0,
    fifaNumber: fields.fifa_number,
    figcNumber: fields.figc_number,
    coniNumber: fields.coni_number,
    association: fields.association,
    associationNumber: fields.association_number,
    domiciledWith: fields.domiciled_with,
    domiciledNumber: fields.domiciled_number,
    validUntil: fields.valid_until,
    state: row?.state ?? 'waits',
    decidedAt: row?.decided_at?.toISOString() ?? null,
    decidedBy: row?.decided_by_name ?? null,
    refusal: row?.refusal ?? null,
  };
}

/** A line of its log. */
export function presentLicenceAct(act: LicenceActRow): AgentLicence['acts'][number] {
  return {
    kind: act.kind,
    number: act.fifa_number,
    reason: act.reason,
    by: act.by_name,
    at: act.at.toISOString(),
  };
}
