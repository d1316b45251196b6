import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { PublicLink } from '@trattativa/contract/insight/reports/public-link';
import type { DealGroup, PlayerGroup } from '@trattativa/domain/insight/report-groups';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { MoreButton } from '../../ui/list/more-button.tsx';
import { usePages } from '../../ui/list/use-pages.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import classes from './public-links-section.module.css';
import { RevokeLink } from './revoke-link.tsx';
import ShareDialog from './share-dialog.tsx';
import { usePublicLinks } from './sharing.queries.ts';
import { useSubjectName } from './use-subject-name.ts';

/** The tab of /account with all public links of the user. */
export default function PublicLinksSection() {
  const { t } = useTranslation('sharing');
  const found = usePublicLinks();
  const list = usePages(found);
  const [changing, setChanging] = useState<PublicLink | null>(null);
  return (
    <ListState
      {...list}
      shape="rows"
      empty={<EmptyState icon={IconLink} title={t('list.emptyTitle')} text={t('list.emptyText')} />}
    >
      <section aria-labelledby="public-links">
        <div className={classes.top}>
          <h2 id="public-links">{t('list.title')}</h2>
          <p className={classes.soft}>{t('list.hint')}</p>
        </div>
        <ul className={classes.links}>
          {list.rows.map((link) => (
            <LinkItem key={link.id} link={link} onChange={() => setChanging(link)} />
          ))}
        </ul>
        <MoreButton query={found} mt="md">
          {t('list.more')}
        </MoreButton>
        {changing && (
          <ShareDialog kind={changing.kind} thingId={changing.thingId} onClose={() => setChanging(null)} />
        )}
      </section>
    </ListState>
  );
}

function LinkItem({ link, onChange }: { link: PublicLink; onChange: () => void }) {
  const { t } = useTranslation(['sharing', 'reports']);
  const { date, plainDate } = useFormats();
  const name = useSubjectName()(link);
  const groups = link.groups.map((group) =>
    t(
      link.kind === 'player' ? `reports:group.${group as PlayerGroup}` : `sharing:deal.${group as DealGroup}`,
    ),
  );
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <h3>{name}</h3>
        <StatusChip tone={link.hidden === null ? 'won' : 'closed'}>
          {t(link.hidden === null ? 'sharing:state.open' : 'sharing:state.hidden')}
        </StatusChip>
      </div>
      <p className={classes.soft}>
        {[
          t(`reports:kind.${link.kind}`),
          t('sharing:list.by', { name: link.by, date: date(link.createdAt) }),
          link.expiresOn === null ? '' : t('sharing:list.until', { date: plainDate(link.expiresOn) }),
          t('sharing:views', { count: link.views }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {groups.length > 0 && <p>{t('sharing:list.shows', { groups: groups.join(', ') })}</p>}
      {link.hidden !== null && <p>{t(`sharing:hidden.${link.hidden}`)}</p>}
      <div className={classes.acts}>
        <Button
          variant="default"
          size="sm"
          onClick={() =>
            void navigator.clipboard.writeText(link.url).then(() => showDone(t('sharing:copied')))
          }
        >
          {t('sharing:copy')}
        </Button>
        {link.can.edit && (
          <Button variant="default" size="sm" aria-label={t('sharing:changeOf', { name })} onClick={onChange}>
            {t('sharing:change')}
          </Button>
        )}
        {link.can.revoke && <RevokeLink link={link} />}
      </div>
    </li>
  );
}
