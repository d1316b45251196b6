import type { RequestReport } from '@trattativa/contract/insight/reports/report';
import type { Language } from '@trattativa/texts/languages';
import type { ReportSheet, SheetSection } from './sheet.ts';
import { rowsOf, type SheetWords, sheetWords, some } from './sheet-words.ts';

/** A request's report in words. */
export function requestSheet({ request }: RequestReport, language: Language): ReportSheet {
  const words = sheetWords(language);
  const { t } = words;
  const season = t('requests:value.season', {
    from: request.season,
    to: String((request.season + 1) % 100).padStart(2, '0'),
  });
  const place = `${request.city}, ${words.country(request.country)}`;
  const offer = offerOf(request, words);
  const ages = agesOf(request, words);
  return {
    title: t('requests:page.title', { club: request.team.name, role: words.role(request.role) }),
    subtitle: season,
    summary: [season, words.level(request.level), place, ages, offer].filter(Boolean).join(' · '),
    imageUrl: request.team.imageUrl,
    sections: sectionsOf(request, words, { place, offer, ages }),
  };
}

/** Named in `requests:field.<name>`. */
type ShownField =
  | 'level'
  | 'place'
  | 'address'
  | 'age'
  | 'offer'
  | 'contractualStatus'
  | 'immediateAvailability'
  | 'foot'
  | 'minHeightCm'
  | 'euPassport'
  | 'skills'
  | 'project'
  | 'requestedMaterial';

function sectionsOf(
  request: RequestReport['request'],
  words: SheetWords,
  said: { place: string; offer: string; ages: string },
): SheetSection[] {
  const { t } = words;
  const field = (name: ShownField) => t(`requests:field.${name}`);
  const criteria = rowsOf([
    [field('level'), words.level(request.level)],
    [field('place'), said.place],
    [field('address'), request.address],
    [field('age'), said.ages],
    [field('offer'), said.offer],
    [
      field('contractualStatus'),
      some(request.contractualStatus, (id) => t(`catalogue:contractualStatus.${id}`)),
    ],
    [field('immediateAvailability'), request.immediateAvailability ? t('ui:yes') : null],
    [field('foot'), some(request.foot, (id) => t(`catalogue:foot.${id}`))],
    [field('minHeightCm'), some(request.minHeightCm, (cm) => t('requests:value.heightFrom', { cm }))],
    [field('euPassport'), request.euPassport ? t('ui:yes') : null],
    [field('skills'), words.list(request.skills.map((id) => t(`catalogue:skill.${id}`)))],
  ]);
  const texts = (['project', 'requestedMaterial'] as const).flatMap((name) =>
    request[name] === '' ? [] : [{ title: field(name), rows: [], text: request[name] }],
  );
  return [{ title: t('requests:page.criteria'), rows: criteria }, ...texts];
}

function agesOf({ overAge: from, underAge: to }: RequestReport['request'], { t }: SheetWords): string {
  if (from !== null && to !== null) return t('requests:value.ageBetween', { from, to });
  if (to !== null) return t('requests:value.ageTo', { to });
  return from === null ? '' : t('requests:value.ageFrom', { from });
}

function offerOf({ monthlyOffer, refundRange }: RequestReport['request'], words: SheetWords): string {
  if (monthlyOffer !== null) return words.t('requests:value.monthly', { amount: words.money(monthlyOffer) });
  return refundRange === null ? '' : words.t(`catalogue:refundRange.${refundRange}`);
}
