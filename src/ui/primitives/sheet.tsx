import { ModalFrame, type ModalProps } from './dialog/modal-frame'

const FROM_BELOW =
  'sheet-frame modal-from-below fixed inset-x-0 top-auto bottom-0 mx-auto w-full rounded-t-panel open:flex sm:max-w-[640px]'

/** Comes up from below and stops 56 px short of the top (prestige fills a phone's screen): filters, sorting, choices on a phone. */
export function Sheet(props: ModalProps) {
  return <ModalFrame placement={FROM_BELOW} {...props} />
}
