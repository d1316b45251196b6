import { NativeSelect } from '@mantine/core';
import { type FieldProps, useField } from '../field.ts';

interface NativeSelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/** A single choice as a native select: for public pages, which load no Mantine picker. */
export function NativeSelectField({ options, ...props }: NativeSelectFieldProps) {
  const { field, wrapper } = useField(props);
  return <NativeSelect {...wrapper} {...field} value={(field.value ?? '') as string} data={[...options]} />;
}
