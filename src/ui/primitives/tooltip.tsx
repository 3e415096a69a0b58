'use client'

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { useId, useState } from 'react'
import { Icon, type IconName } from './icon/icon'

export type TooltipProps = {
  /** The button's accessible name: 'About the drive-away price'. */
  label: string
  /** One or two sentences. Never put essential information only here: rates and conditions belong on the page. */
  text: string
  icon?: IconName
}

/**
 * A small button with an explanation, shown on hover, focus and click, so that it works by touch too. The text is linked to the button for
 * screen readers even when hidden. Escape hides it.
 */
export function Tooltip({ label, text, icon = 'info' }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <BaseTooltip.Root open={isOpen} onOpenChange={setIsOpen}>
      <BaseTooltip.Trigger
        aria-label={label}
        aria-describedby={id}
        delay={200}
        closeOnClick={false}
        onClick={() => setIsOpen(true)}
        className="inline-grid size-11 cursor-pointer place-items-center rounded-pill text-ink-soft transition-quick hover:text-ink"
      >
        <Icon name={icon} />
      </BaseTooltip.Trigger>
      <span id={id} hidden>
        {text}
      </span>
      <span ref={setPlace} />
      {place && (
        <BaseTooltip.Portal container={place}>
          <BaseTooltip.Positioner sideOffset={4} collisionPadding={12} positionMethod="fixed" className="z-50">
            <BaseTooltip.Popup
              aria-hidden="true"
              className="max-w-72 rounded-control bg-ink px-3.5 py-2.5 text-sm/5 text-ground transition-quick data-ending-style:opacity-0 data-starting-style:opacity-0 forced-colors:border"
            >
              {text}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      )}
    </BaseTooltip.Root>
  )
}
