/** Leaves for the provider's page, which takes the card. */
export function goToProvider(url: string): void {
  window.location.assign(url);
}
