import { type LicenceLine, licenceStanding } from '@trattativa/domain/people/agent-licences';
import { formatPlainDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';

/** The licence of an agent as mails and reports say it, in one short line. `today` is `YYYY-MM-DD`. */
export function describeLicence(language: Language, licence: LicenceLine | null, today: string): string {
  const standing = licenceStanding(licence, today);
  if (licence === null || standing === 'missing') return translate(language, 'licence-line:missing');
  const { number, validUntil, checkedOn } = licence;
  if (standing === 'unverified') return translate(language, 'licence-line:unverified', { number });
  const date = formatPlainDate(language, (standing === 'expired' ? validUntil : checkedOn) ?? '');
  return translate(language, `licence-line:${standing}`, { number, date });
}
