/** Name and surname as one. */
export function coachingStaffName({ name, surname }: { name: string; surname: string }): string {
  return [name, surname].filter(Boolean).join(' ');
}
