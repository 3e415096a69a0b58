/** Up to this width the preview takes the place of the form instead of standing beside it (EDT-28); admin.css has the same width. */
const PHONE = '(max-width: 768px)'

/** Checks whether the admin is shown on a phone, or in a window as narrow. */
export function isPhone(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia(PHONE).matches
}
