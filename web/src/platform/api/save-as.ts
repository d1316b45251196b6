/** Long enough for any browser to begin reading. */
const readMs = 60_000;

/** Hands the browser something to save as a file of this name. */
export function saveAs(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  // Outside the page the browser may forget the name; it asks for it some time after the click.
  link.hidden = true;
  document.body.append(link);
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
    link.remove();
  }, readMs);
}
