import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FoldedPart } from '../../ui/folded-part.tsx';
import { FormFields, FormPart } from '../../ui/form/form-part.tsx';
import { QuietText } from '../../ui/quiet-text.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './player-form.module.css';
import { missingIn, type PlayerFormValues } from './player-form-values.ts';
import { type PlayerSection, sectionOfField } from './player-sections.ts';
import { useSectionSave } from './section-save.ts';
import { useFormTexts } from './use-form-texts.ts';
import { useSectionSummary } from './use-section-summary.ts';

interface FormGroupProps {
  section: PlayerSection;
  hint?: string;
  children: ReactNode;
}

/** A section of a player's form with its heading, linked from the form's index. On a phone all but the first are folded. */
export function FormGroup({ section, hint, children }: FormGroupProps) {
  const texts = useFormTexts();
  const isPhone = useIsPhone();
  const title = texts.group(section);
  if (isPhone) {
    return (
      <FoldedSection section={section} title={title}>
        {hint !== undefined && <QuietText>{hint}</QuietText>}
        <FormFields>
          {children}
          <SaveAndGoOn section={section} title={title} />
        </FormFields>
      </FoldedSection>
    );
  }
  return (
    <FormPart section={section} title={title} hint={hint}>
      {children}
      <SaveAndGoOn section={section} title={title} />
    </FormPart>
  );
}

/** A section that says, while it is folded, what is filled in and how much is missing. */
function FoldedSection(props: { section: PlayerSection; title: string; children: ReactNode }) {
  const { section, title, children } = props;
  const { t } = useTranslation('players');
  const [isOpen, setOpen] = useState(section === 'identity');
  const summary = useSectionSummary(section);
  const missing = missingIn(useWatch({ name: 'player' }) as PlayerFormValues['player']);
  const count = missing.filter((field) => sectionOfField[field] === section).length;
  return (
    <FoldedPart
      section={section}
      title={title}
      isOpen={isOpen}
      onToggle={setOpen}
      about={
        isOpen || (count === 0 && summary === '') ? undefined : (
          <>
            {count > 0 && <strong className={classes.missing}>{t('card.missing', { count })}</strong>}
            {summary !== '' && <span className={classes.summary}>{summary}</span>}
          </>
        )
      }
    >
      {children}
    </FoldedPart>
  );
}

function SaveAndGoOn({ section, title }: { section: PlayerSection; title: string }) {
  const { t } = useTranslation('player-form');
  const save = useSectionSave();
  if (!save) return null;
  return (
    <div className={classes.goOn}>
      <Button variant="default" size="xs" onClick={() => save(section)}>
        <span>
          {t('saveAndGoOn')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </span>
      </Button>
    </div>
  );
}
