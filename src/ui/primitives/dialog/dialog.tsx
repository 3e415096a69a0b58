import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../button/button'

export type DialogProps = Omit<ComponentProps<'dialog'>, 'id' | 'className' | 'title' | 'aria-labelledby'> & {
  id: string
  title: string
  children: ReactNode
}

/**
 * A native dialog: a bottom sheet on a phone, centred on wider screens, a drawer at the right in prestige. A feature opens it with
 * showModal(). The browser traps the focus, closes it on Escape and restores the focus.
 */
export function Dialog({ id, title, children, ...rest }: DialogProps) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className="dialog-frame max-w-none overflow-y-auto overscroll-contain bg-surface text-ink shadow-panel backdrop:bg-brand-dark/75 max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:rounded-t-panel md:rounded-panel"
      {...rest}
    >
      <div className="dialog-body">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="type-h2">
            {title}
          </h2>
          <form method="dialog">
            <IconButton type="submit" icon="close" label="Close" size={24} className="-mt-1 -mr-2.5" />
          </form>
        </div>
        {children}
      </div>
    </dialog>
  )
}
