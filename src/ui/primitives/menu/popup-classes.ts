/** The classes of popups: the lists of menus and comboboxes. */
export const POPUP =
  'popup-box z-50 max-h-(--available-height) max-w-(--available-width) overflow-y-auto overscroll-contain rounded-[min(12px,calc(var(--fc-radius-control)*1.5))] bg-surface py-1.5 text-ink shadow-panel transition-quick data-starting-style:opacity-0 data-ending-style:opacity-0'

/** A line of such a list, at least 44 px tall. The highlighted line has a background, and a border in forced-colors mode. */
export const POPUP_LINE =
  'popup-line flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-[0.9375rem]/6 outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-55 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2 forced-colors:data-highlighted:outline-[Highlight]'

export const POPUP_LABEL = 'px-4 pt-3 pb-1 text-[0.8125rem]/5 font-strong text-ink-soft'
