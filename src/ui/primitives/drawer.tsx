import { ModalFrame, type ModalProps } from './dialog/modal-frame'

/** end: the right side, for tasks; start: the left, for menus and filters. */
export type DrawerSide = 'end' | 'start'

const SHAPE =
  'fixed inset-y-0 h-dvh max-h-none w-full open:flex sm:w-[480px] on-prestige:sm:w-[640px] on-group:border-t-4 on-group:border-action'
const SIDES: Record<DrawerSide, string> = {
  end: 'modal-from-end right-0 left-auto on-manufacturer:rounded-l-panel',
  start: 'modal-from-start right-auto left-0 on-manufacturer:rounded-r-panel',
}

/** Comes from a side over the full height; on a phone it fills the screen. */
export function Drawer({ side = 'end', ...props }: ModalProps & { side?: DrawerSide }) {
  return <ModalFrame placement={`${SHAPE} ${SIDES[side]}`} {...props} />
}
