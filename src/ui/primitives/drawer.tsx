import { ModalBase, type ModalProps } from './dialog/modal-base'

/** end: the right side, for tasks. start: the left side, for menus and filters. */
export type DrawerSide = 'end' | 'start'

const SHAPE = 'drawer-frame fixed inset-y-0 h-dvh max-h-none open:flex'
const SIDES: Record<DrawerSide, string> = {
  end: 'drawer-end modal-from-end right-0 left-auto',
  start: 'drawer-start modal-from-start right-auto left-0',
}

/** A full-height panel at the side. It fills a phone's screen. */
export function Drawer({ side = 'end', ...props }: ModalProps & { side?: DrawerSide }) {
  return <ModalBase placement={`${SHAPE} ${SIDES[side]}`} {...props} />
}
