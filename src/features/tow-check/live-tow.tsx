import type { FormEvent } from 'react'
import { readTowLimit } from '@/domain/vehicle/towing/tow-limit'
import { TowPanel, type TowPanelProps } from '@/ui/pages/tow-check/tow-panel'
import { copyPickedLimit, rememberTowLimit, useTowLimit } from '@/ui/pages/tow-check/use-tow-limit'

const keep = (form: HTMLFormElement) => {
  const typed = new FormData(form).get('tow_max')
  rememberTowLimit(typeof typed === 'string' ? readTowLimit(typed) : null)
}

/** The tow check with the limit that is kept on the device. A picked car counts at once, a typed limit when it is sent. */
export function LiveTow(props: TowPanelProps) {
  const limit = useTowLimit()
  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    copyPickedLimit(target)
    if (target instanceof HTMLSelectElement) keep(currentTarget)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    keep(event.currentTarget)
  }
  return <TowPanel {...props} limit={limit} onChange={onChange} onSubmit={onSubmit} />
}
