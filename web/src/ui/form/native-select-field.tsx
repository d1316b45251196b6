import { NativeSelect } from '@mantine/core';
import { type FieldProps, useField } from './field.ts';

interface NativeSelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/** One of a few, by the browser's own select: for public pages, which carry no picker of ours. */
export function NativeSelectField({ options, ...props }: NativeSelectFieldProps) {
  const { field, wrapper } = useField(props);
  return <NativeSelect {...wrapper} {...field} value={(field.value ?? '') as string} data={[...options]} />;
}
