import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { consentKey } from '@trattativa/texts/consent-key';
import { type NegotiationTexts, negotiationWordsIn } from '@trattativa/texts/records/negotiation-words';
import type { CsvCell } from '../../../ui/csv/to-csv.ts';
import { proposedName } from '../start/proposed-person.ts';
import { waitsFor } from './turn-words.ts';

function roleOf({ player, staffMember }: NegotiationItem, t: NegotiationTexts): string {
  if (player) return player.principalRole === null ? '' : t(`catalogue:playerRole.${player.principalRole}`);
  return staffMember?.role == null ? '' : t(`catalogue:coachingStaffRole.${staffMember.role}`);
}

type Column = readonly [field: string, cell: (item: NegotiationItem, t: NegotiationTexts) => CsvCell];

const columns = [
  ['person', proposedName],
  ['role', roleOf],
  ['club', ({ team }) => team.name],
  ['country', ({ team }, t) => t(`countries:${team.country}`)],
  ['proposer', ({ proposer }) => [proposer.name, proposer.society].filter(Boolean).join(', ')],
  ['licence', ({ agentLicence }) => agentLicence?.number ?? ''],
  ['licenceChecked', ({ agentLicence }) => (agentLicence?.checkedOn ? new Date(agentLicence.checkedOn) : '')],
  ['consent', ({ consent, consentWay }, t) => (consent === null ? '' : t(consentKey(consent, consentWay)))],
  ['level', ({ level, team }, t) => negotiationWordsIn(t).level(level, team.country)],
  ['status', ({ status, cause }, t) => negotiationWordsIn(t).status(status, cause)],
  ['reason', ({ reasonCode }, t) => (reasonCode ? t(`negotiations:reason.${reasonCode}`) : '')],
  ['turn', (item, t) => (item.turn ? t(`negotiations:turn.waits.${waitsFor(item.turn, item)}`) : '')],
  ['since', ({ turn, waitingSince }) => (turn ? new Date(waitingSince) : '')],
  ['price', ({ price }) => price],
  ['created', ({ createdAt }) => new Date(createdAt)],
  ['changed', ({ changedAt }) => new Date(changedAt)],
] as const satisfies readonly Column[];

/** Negotiations as translated rows of a table, with a header. */
export function negotiationsTable(items: readonly NegotiationItem[], t: NegotiationTexts): CsvCell[][] {
  return [
    columns.map(([field]) => t(`negotiations:field.${field}`)),
    ...items.map((item) => columns.map(([, cell]) => cell(item, t))),
  ];
}
