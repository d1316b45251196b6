import type { PackVersion } from '@trattativa/contract/people/rules/rule';
import type { PackName } from '@trattativa/domain/people/rules/rule-kinds';
import type { TextKey } from '@trattativa/texts/text-keys';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { MoreButton } from '../../ui/list/more-button.tsx';
import { PlainTable } from '../../ui/text/plain-table.tsx';
import classes from './rules.module.css';
import { usePackHistory } from './rules.queries.ts';
import { useChangeWords } from './use-change-words.ts';
import type { FigureName } from './use-rule-words.ts';

type FieldName =
  Extract<TextKey, `rule-packs:field.${string}`> extends `rule-packs:field.${infer Name}` ? Name : never;

/** The versions of a pack: who changed what, when and why. */
export function PackHistory({ pack }: { pack: PackName }) {
  const { t } = useTranslation('rule-packs');
  const query = usePackHistory(pack);
  if (query.error && !query.data)
    return <ErrorPanel text={query.error.message} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeletons shape="rows" count={2} />;
  const versions = query.data.pages.flatMap(({ items }) => items);
  if (versions.length === 0) return <p className={classes.quiet}>{t('noHistory')}</p>;
  return (
    <>
      <ol className={classes.rules} reversed>
        {versions.map((version) => (
          <Version key={version.version} version={version} />
        ))}
      </ol>
      <MoreButton query={query}>{t('more')}</MoreButton>
    </>
  );
}

function Version({ version: { version, changedAt, changedBy, reason, changes } }: { version: PackVersion }) {
  const { t } = useTranslation('rule-packs');
  const { dateTime } = useFormats();
  const say = useChangeWords();
  const nameOf = (path: string) =>
    path.startsWith('figures.')
      ? t(`figure.${path.slice('figures.'.length) as FigureName}`)
      : t(`field.${path as FieldName}`);
  return (
    <li className={classes.rule}>
      <h3 className={classes.name}>
        {t('version', { version, when: changedAt === null ? '' : dateTime(changedAt) })}
      </h3>
      <p className={classes.quiet}>
        {changedBy?.name ?? t('erased')} · {reason}
      </p>
      {changes.map(({ id, kind, change, values }) => (
        <div key={id}>
          <p className={classes.quiet}>
            {t(`change.${change}`, { rule: t(`kind.${kind}`) })} · {id}
          </p>
          <PlainTable label={`${t(`kind.${kind}`)}, ${id}, ${version}`}>
            <thead>
              <tr>
                <th scope="col">{t('change.field')}</th>
                <th scope="col">{t('change.from')}</th>
                <th scope="col">{t('change.to')}</th>
              </tr>
            </thead>
            <tbody>
              {values.map(({ path, from, to }) => (
                <tr key={path}>
                  <th scope="row">{nameOf(path)}</th>
                  <td>{say(kind, path, from)}</td>
                  <td>{say(kind, path, to)}</td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </div>
      ))}
    </li>
  );
}
