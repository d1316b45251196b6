import { Anchor } from '@mantine/core';
import type { Player } from '@trattativa/contract/people/players/player';
import { defaultLimits } from '@trattativa/domain/identity/default-limits';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlatformLimits } from '../../../identity/limits.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { MissingLinks } from '../form/missing-links.tsx';
import { ownProfilePath } from '../player-paths.ts';
import classes from './profile-state.module.css';

/**
 * The state of the own profile: incomplete, with the date of deletion and a link to each missing field; obsolete;
 * complete; or absent. Null: the player has no record.
 */
export function ProfileState({ player, linked }: { player: Player | null; linked: boolean }) {
  const { t } = useTranslation(['players', 'catalogue', 'player-page']);
  const { dateTime } = useFormats();
  const { incompleteDays, obsoleteMonths } = usePlatformLimits().profiles;
  const kind = player?.completeness ?? 'incomplete';
  const act = !player
    ? 'fill'
    : ({ incomplete: 'fill', obsolete: 'refresh', complete: 'edit' } as const)[kind];
  const isMinor = player?.age != null && player.age < ageOfMajority;
  const words = {
    // The text of the catalogue says the days in words; other days than those are counted.
    incomplete:
      incompleteDays === defaultLimits.profiles.incompleteDays
        ? t('catalogue:completeness.incompleteText')
        : t('catalogue:completeness.incompleteIn', { count: incompleteDays }),
    obsolete: t('catalogue:completeness.obsoleteText', { count: obsoleteMonths }),
    // Minors are not offered paid representation.
    complete: isMinor ? t('player-page:completeness.done') : t('catalogue:completeness.completeText'),
  };
  return (
    <section className={classes.state} data-kind={kind} aria-labelledby="profile-state">
      <h2 id="profile-state" className={classes.title}>
        {player ? words[kind] : t('player-page:completeness.none')}
      </h2>
      {!player && <p className={classes.text}>{t('player-page:completeness.noneText')}</p>}
      {player?.deletionAt && (
        <p className={classes.text}>
          {t('player-page:completeness.deletion', { when: dateTime(player.deletionAt) })}
        </p>
      )}
      {linked && player && <MissingLinks player={player} to={ownProfilePath} />}
      {linked && (
        <Anchor component={Link} to={ownProfilePath()} className={classes.act}>
          {t(`player-page:completeness.${act}`)}
        </Anchor>
      )}
    </section>
  );
}
