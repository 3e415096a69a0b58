/** A page load, not a step of the router: the thank-you page stands on its own, and nothing of the form lingers (LEAD-17). */
export function leaveForSuccess(): void {
  window.location.assign(new URL('/success', window.location.origin))
}
