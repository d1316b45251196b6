import type { Closing } from '@trattativa/contract/deals/closing/closing';
import { useTranslation } from 'react-i18next';
import { UnknownLines, VerdictLines } from '../../people/rules-ui.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { More } from '../../ui/page/more.tsx';
import { PhoneFold } from '../../ui/page/phone-fold.tsx';
import classes from './closing.module.css';
import { useClosing } from './closing.queries.ts';
import { LiftBlock } from './lift-block.tsx';
import { WindowLine } from './window-line.tsx';

interface NegotiationClosingProps {
  negotiationId: number;
  /** Windows are for players; of coaching staff only the rules speak. */
  hasWindow: boolean;
}

/** The countdown to the end of the window with the last safe moment of each step, and what the rules say to a signature. */
export default function NegotiationClosing({ negotiationId, hasWindow }: NegotiationClosingProps) {
  const { t } = useTranslation('closing');
  const { data } = useClosing(negotiationId);
  if (!data || data.documents.length === 0) return null;
  if (!hasWindow) {
    if (data.verdicts.length + data.unknown.length === 0) return null;
    return (
      <PhoneFold title={t('titleOfCoach')}>
        <Warnings closing={data} />
      </PhoneFold>
    );
  }
  return (
    <PhoneFold title={t('title')} {...(data.steps.length > 0 && { hint: t('hint') })}>
      <WindowLine window={data.window} lastSeason={data.lastSeason} />
      <Steps steps={data.steps} />
      <Warnings closing={data} negotiationId={negotiationId} />
    </PhoneFold>
  );
}

/** What the rules warn of, folded: the dialog of a signature shows it open. Only what concerns a player can be lifted. */
function Warnings({ closing, negotiationId }: { closing: Closing; negotiationId?: number }) {
  const { t } = useTranslation('closing');
  const { verdicts, unknown, documents } = closing;
  const count = verdicts.length + unknown.length;
  if (count === 0) return null;
  return (
    <More label={t('rules', { count })}>
      <VerdictLines
        verdicts={verdicts}
        {...(negotiationId !== undefined && {
          act: (verdict) => (
            <LiftBlock negotiationId={negotiationId} verdict={verdict} documents={documents} />
          ),
        })}
      />
      <UnknownLines unknown={unknown} />
    </More>
  );
}

/** What is still to do; what is done is folded. */
function Steps({ steps }: Pick<Closing, 'steps'>) {
  const { t } = useTranslation('closing');
  const done = steps.filter(({ standing }) => standing === 'done');
  return (
    <>
      <StepLines steps={steps.filter(({ standing }) => standing !== 'done')} />
      {done.length > 0 && (
        <More label={t('done', { count: done.length })}>
          <StepLines steps={done} />
        </More>
      )}
    </>
  );
}

function StepLines({ steps }: Pick<Closing, 'steps'>) {
  const { t } = useTranslation('closing');
  const { dateTime } = useFormats();
  if (steps.length === 0) return null;
  return (
    <ul className={classes.lines}>
      {steps.map(({ name, safeUntil, standing }) => (
        <li key={name} data-standing={standing}>
          <span>{t(`step.${name}`)}</span>
          <span className={classes.when}>
            {standing === 'done' || standing === 'late'
              ? t(`standing.${standing}`)
              : t('by', { when: dateTime(safeUntil) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
