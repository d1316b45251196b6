/** The lines of a pitch, 68 wide and 105 long as the real one, the opponents' goal on top. Colour comes from the parent. */
export function PitchLines() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.1">
      <rect x="1" y="1" width="66" height="103" rx="2" />
      <path d="M1 52.5h66M14 1v16h40V1M25 1v6h18V1M14 104V88h40v16M25 104v-6h18v6" />
      <circle cx="34" cy="52.5" r="9" />
      <path d="M27 17a8.5 8.5 0 0 0 14 0M27 88a8.5 8.5 0 0 1 14 0" />
    </g>
  );
}
