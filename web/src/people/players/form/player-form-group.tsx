import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FoldingFormPart } from '../../../ui/form/folding-form-part.tsx';
import { PartSummary } from '../../../ui/form/part-summary.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { type PlayerSection, sectionOfField } from '../sections/player-sections.ts';
import { useSectionSave } from '../sections/section-save.ts';
import { useSectionSummary } from '../sections/use-section-summary.ts';
import classes from './player-form.module.css';
import { missingIn, type PlayerFormValues } from './player-form-values.ts';
import { useFormTexts } from './use-form-texts.ts';

interface FormGroupProps {
  section: PlayerSection;
  hint?: string;
  children: ReactNode;
}

/** A section of a player's form with its heading, linked from the form's index. On a phone all but the first are folded. */
export function FormGroup({ section, hint, children }: FormGroupProps) {
  const title = useFormTexts().group(section);
  return (
    <FoldingFormPart
      section={section}
      title={title}
      hint={hint}
      opened={section === 'identity'}
      about={<SectionSummary section={section} />}
    >
      {children}
      <SaveAndGoOn section={section} title={title} />
    </FoldingFormPart>
  );
}

/** What a folded section says: how much is missing, and what is filled in. */
function SectionSummary({ section }: { section: PlayerSection }) {
  const { t } = useTranslation('players');
  const summary = useSectionSummary(section);
  const missing = missingIn(useWatch({ name: 'player' }) as PlayerFormValues['player']);
  const count = missing.filter((field) => sectionOfField[field] === section).length;
  return <PartSummary missing={count > 0 && t('card.missing', { count })} filled={summary} />;
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
