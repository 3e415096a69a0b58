import type { ReactNode } from 'react'
import { Icon } from '@/ui/primitives/icon/icon'

export type ToggleProps = { closedLabel: string; openLabel: string; children: ReactNode }

/** Shows more content without JavaScript. The control stays below the content, open or closed (VDP-12 to VDP-14). */
export function Toggle({ closedLabel, openLabel, children }: ToggleProps) {
  return (
    <details className="group/toggle relative open:pb-13">
      <summary className="toggle-summary mt-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-strong underline decoration-1 underline-offset-4 group-open/toggle:absolute group-open/toggle:bottom-0 hover:decoration-2 [&::-webkit-details-marker]:hidden">
        <span className="group-open/toggle:hidden">{closedLabel}</span>
        <span className="hidden group-open/toggle:inline">{openLabel}</span>
        <Icon name="caret" size={16} className="group-open/toggle:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
