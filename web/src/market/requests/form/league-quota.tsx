import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { seasonName } from '@trattativa/domain/people/season';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../../people/players.ts';
import { OriginLine } from '../../../people/rules-ui.ts';
import { call } from '../../../platform/api/call.ts';
import classes from './request-form.module.css';
import type { RequestValues } from './request-values.ts';

/**
 * The birth years that the league of the request wants on the pitch by the rule packs; a press enters one with its quota.
 * Nothing where no rule is known.
 */
export function LeagueQuota() {
  const { t } = useTranslation('request-form');
  const { setValue } = useFormContext<RequestValues>();
  const [level, country, bornFrom, bornTo] = useWatch<
    RequestValues,
    ['level', 'country', 'bornFrom', 'bornTo']
  >({ name: ['level', 'country', 'bornFrom', 'bornTo'] });
  const words = usePlayerWords();
  const { data } = useQuery({
    // The first word is that of all rules: a version that staff save is read anew.
    queryKey: ['rules', 'birthYearQuota', level, country],
    queryFn: ({ signal }) =>
      call('Rules/GetBirthYearQuota', { level: level ?? 0, country: country ?? '' }, { signal }),
    enabled: level != null && country != null && country !== '',
  });
  const quota = data?.quota;
  if (!quota || level == null) return null;
  const changed = { shouldDirty: true, shouldValidate: true } as const;
  function enter(year: number) {
    setValue('bornFrom', year, changed);
    setValue('bornTo', null, changed);
    setValue('quota', 'under', changed);
  }
  return (
    <div className={classes.quota}>
      <p className={classes.hint}>
        {t('quota.title', { league: words.level(level, country), season: seasonName(quota.season) })}
      </p>
      <div className={classes.years}>
        {quota.bornFrom.map((year) => (
          <Button
            key={year}
            variant={bornFrom === year && bornTo == null ? 'filled' : 'default'}
            size="compact-sm"
            aria-pressed={bornFrom === year && bornTo == null}
            onClick={() => enter(year)}
          >
            {t('quota.from', { year })}
          </Button>
        ))}
      </div>
      <OriginLine of={quota} />
    </div>
  );
}
