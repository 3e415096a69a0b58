import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../button/button'

export type ModalProps = Omit<ComponentProps<'dialog'>, 'id' | 'className' | 'title' | 'aria-labelledby'> & {
  id: string
  title: string
  children: ReactNode
  /** Actions that stay visible below the scrolling content: 'Show Me 118 cars'. */
  footer?: ReactNode
}

const GROUND = 'modal-frame m-0 max-w-none overscroll-contain text-ink shadow-panel backdrop:bg-brand-dark/75'

/**
 * A native dialog with heading and close button, scrolling content, and a fixed footer. The browser traps the focus, closes it on Escape
 * and restores the focus. A button with the attributes of `opensModal` opens it without JavaScript.
 */
export function ModalBase({ id, title, children, footer, placement, ...rest }: ModalProps & { placement: string }) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} closedby="any" className={`${GROUND} ${placement}`} {...rest}>
      <div className="flex max-h-[inherit] min-h-0 grow flex-col">
        <div className="modal-head flex min-h-16 shrink-0 items-center justify-between gap-4 border-b border-line py-2">
          <h2 id={`${id}-title`} className="modal-title min-w-0">
            {title}
          </h2>
          <form method="dialog">
            <IconButton type="submit" icon="close" label="Close" size={24} />
          </form>
        </div>
        <div className="modal-body min-h-0 grow overflow-y-auto overscroll-contain py-5">{children}</div>
        {footer && (
          <div className="modal-foot flex shrink-0 flex-wrap gap-2.5 border-t border-line py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  )
}
