/** Opens the thank-you page with a full page load instead of the router, so that no form state remains (LEAD-17). */
export function openSuccessPage(): void {
  window.location.assign(new URL('/success', window.location.origin))
}
