import { ModalBase, type ModalProps } from './dialog/modal-base'

const FROM_BELOW =
  'sheet-frame modal-from-below fixed inset-x-0 top-auto bottom-0 mx-auto w-full rounded-t-panel open:flex sm:max-w-[640px]'

/** A panel that slides up to 56 px below the top (in prestige it fills a phone's screen): filters, sorting and choices on a phone. */
export function Sheet(props: ModalProps) {
  return <ModalBase placement={FROM_BELOW} {...props} />
}
