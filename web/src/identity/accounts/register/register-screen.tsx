import { Anchor } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { paths } from '../../../platform/paths.ts';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { AuthCard } from '../auth-card.tsx';
import { type AccountKind, kindOf } from './account-kinds.ts';
import { KindPicker } from './kind-picker.tsx';
import type { Sent } from './register-form.tsx';

/** Needed only after the kind was chosen, or after something was sent. */
const RegisterForm = lazy(() => loadChunk(() => import('./register-form.tsx')));
const CheckMail = lazy(() => loadChunk(() => import('./check-mail.tsx')));

/** /register: first the kind of user, stored in the address (`?as=player`), then the form of that kind. */
export default function RegisterScreen() {
  const { t } = useTranslation('accounts');
  const [address, setAddress] = useSearchParams();
  const kind = kindOf(address.get('as'));
  const [sent, setSent] = useState<Sent | null>(null);
  function choose(as: AccountKind) {
    const chosen = new URLSearchParams(address);
    chosen.set('as', as);
    // Synchronously: if the address changed later, the radio button would jump back until then.
    setAddress(chosen, { replace: true, flushSync: true });
  }
  if (sent) return <CheckMail title={t('register.sent')} {...sent} resends />;
  return (
    <AuthCard
      wide
      title={t('register.title')}
      text={t('register.text')}
      foot={
        <span>
          {t('register.haveAccount')}{' '}
          <Anchor component={Link} to={paths.login}>
            {t('register.logIn')}
          </Anchor>
        </span>
      }
    >
      <KindPicker chosen={kind} onChoose={choose} />
      {kind !== null && (
        <Suspense fallback={<Skeletons shape="rows" count={4} />}>
          <RegisterForm kind={kind} onSent={setSent} />
        </Suspense>
      )}
    </AuthCard>
  );
}
