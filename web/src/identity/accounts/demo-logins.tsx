import { useTranslation } from 'react-i18next';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import classes from './demo-logins.module.css';
import { usePublicSettings } from './public-settings.queries.ts';

/** One login for each kind of user while the demo market is loaded; a click fills the form. */
export function DemoLogins({ onPick }: { onPick: (email: string, password: string) => void }) {
  const { t } = useTranslation('accounts');
  const { data } = usePublicSettings();
  if (!data?.demo || data.demoPassword === null) return null;
  const password = data.demoPassword;
  return (
    <section className={classes.box} aria-labelledby="demo-title">
      <h2 id="demo-title" className={classes.title}>
        {t('demo.title')}
      </h2>
      <p className={classes.text}>{t('demo.text')}</p>
      <ul className={classes.list}>
        {data.demoLogins.map(({ kind, email }) => (
          <li key={email}>
            <button type="button" className={classes.login} onClick={() => onPick(email, password)}>
              <AvatarPicture
                name={t(`demo.kind.${kind}`)}
                url={null}
                size={32}
                kind={kind === 'club' ? 'club' : 'person'}
              />
              <span className={classes.words}>
                <strong>{t(`demo.kind.${kind}`)}</strong>
                <span>{email}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
