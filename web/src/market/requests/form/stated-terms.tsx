import { useFormContext, useWatch } from 'react-hook-form';
import { useRequestWords } from '../use-request-words.ts';
import classes from './request-form.module.css';
import { onlyTermsOf, type RequestValues, type TermGroup } from './request-values.ts';

/** Facts whose value says by itself what it is. */
const speaking = ['moves', 'birthYears', 'quota', 'nationalities', 'minMinutes', 'inKind'];

/** What is stated in one folded part of the form, in a line. */
export default function StatedTerms({ group }: { group: TermGroup }) {
  const { control, getValues } = useFormContext<RequestValues>();
  useWatch({ control });
  return useRequestWords()
    .facts(onlyTermsOf(group, getValues()))
    .map(({ key, label, value }) => (
      <span key={key} className={classes.stated}>
        {speaking.includes(key) ? '' : `${label} `}
        <strong>{value}</strong>
      </span>
    ));
}
