import { ModalFrame, type ModalProps } from './dialog/modal-frame'

const FROM_BELOW =
  'modal-from-below fixed inset-x-0 top-auto bottom-0 mx-auto h-auto max-h-[calc(100dvh-56px)] w-full rounded-t-panel open:flex sm:max-w-[640px] on-prestige:max-md:h-dvh on-prestige:max-md:max-h-none on-group:border-t-4 on-group:border-action'

/** Comes up from below and stops 56 px short of the top (prestige fills a phone's screen): filters, sorting, choices on a phone. */
export function Sheet(props: ModalProps) {
  return <ModalFrame placement={FROM_BELOW} {...props} />
}
