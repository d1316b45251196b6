/** One choice of a select. */
export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}
