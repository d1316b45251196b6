import type { PortfolioWorth } from '@trattativa/contract/insight/worth/worth';
import { ageBandStarts } from '@trattativa/domain/insight/worth/comparable-pay';
import { useTranslation } from 'react-i18next';
import { useLevelWords } from '../../people/players.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PagePart } from '../../ui/page/page-part.tsx';
import { PlainTable } from '../../ui/text/plain-table.tsx';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { usePortfolioWorth } from './worth.queries.ts';
import classes from './worth-screen.module.css';

type Group = PortfolioWorth['groups'][number];

/** `/figures/worth`: what players like the agent's were signed for, and what the agent states. */
export default function WorthScreen() {
  const { t } = useTranslation('agents');
  const { data, error, refetch } = usePortfolioWorth();
  return (
    <div className={classes.screen}>
      <PageHeader
        title={t('worth.title')}
        description={t('worth.definition')}
        before={<BackLink to={paths.start}>{t('figure.back')}</BackLink>}
      />
      {data && <Worth worth={data} />}
      {!data &&
        (error ? (
          <ErrorPanel text={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeletons shape="rows" />
        ))}
    </div>
  );
}

function Worth({ worth }: { worth: PortfolioWorth }) {
  const { t } = useTranslation('agents');
  const { money, number } = useFormats();
  const { comparable, groups, stated, signed, notCompared } = worth;
  const count = (players: number) => ({ count: players, number: number(players) });
  const range = useRangeWords();
  return (
    <>
      <p className={classes.sum}>
        {comparable
          ? t('worth.of', { ...count(comparable.players), range: range(comparable) })
          : t('worth.none')}
      </p>
      <QuietText>{t('worth.stated', { ...count(stated.players), amount: money(stated.value) })}</QuietText>
      {signed > 0 && <QuietText>{t('worth.signed', count(signed))}</QuietText>}
      {notCompared > 0 && <QuietText>{t('worth.notCompared', count(notCompared))}</QuietText>}
      {groups.length > 0 && (
        <PagePart title={t('worth.groups')} hint={t('worth.bands')}>
          <PlainTable label={t('worth.groups')}>
            <thead>
              <tr>
                <th scope="col">{t('worth.kind')}</th>
                <th scope="col" data-figure>
                  {t('worth.players')}
                </th>
                <th scope="col">{t('worth.earns')}</th>
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <GroupRow key={`${group.group} ${group.level} ${group.ageFrom}`} group={group} />
              ))}
            </tbody>
          </PlainTable>
        </PagePart>
      )}
    </>
  );
}

function GroupRow({ group: { group, level, ageFrom, players, range } }: { group: Group }) {
  const { t } = useTranslation('agents');
  const { number } = useFormats();
  const { level: levelName } = useLevelWords();
  const written = useRangeWords();
  const next = ageBandStarts.find((start) => start > ageFrom);
  const ages =
    next === undefined
      ? t('worth.agesFrom', { from: number(ageFrom) })
      : t('worth.ages', { from: number(ageFrom), to: number(next - 1) });
  return (
    <tr>
      <th scope="row">{[t(`worth.group.${group}`), levelName(level), ages].join(' · ')}</th>
      <td data-figure>{number(players)}</td>
      <td>
        {range ? written(range) : t('worth.tooFew')}
        {range && (
          <span className={classes.basis}>
            {t('worth.deals', { count: range.deals, number: number(range.deals) })}
          </span>
        )}
        {range && !range.isSameLevel && <span className={classes.basis}>{t('worth.nearLevels')}</span>}
      </td>
    </tr>
  );
}

function useRangeWords() {
  const { t } = useTranslation('agents');
  const { money } = useFormats();
  return ({ from, to }: { from: number; to: number }) =>
    t('worth.range', { from: money(from), to: money(to) });
}
