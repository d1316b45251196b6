import { IconCircleCheck, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './waiting-steps.module.css';

const steps = [
  { key: 'confirmed', Icon: IconCircleCheck, state: 'done' },
  { key: 'checked', Icon: IconHourglass, state: 'now' },
  { key: 'accepted', Icon: IconCircleDashed, state: 'next' },
] as const;

/** What happens to a new club from its confirmed address to its acceptance. */
export function WaitingSteps({ email }: { email: string }) {
  const { t } = useTranslation('waiting-clubs');
  return (
    <ol className={classes.steps}>
      {steps.map(({ key, Icon, state }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Icon size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />
          <span>{t(`step.${key}`, { email })}</span>
        </li>
      ))}
    </ol>
  );
}
