import { useEffect, useMemo, useRef } from 'react'
import type { FormKind } from '@/domain/leads/form/form-kinds'
import { IconButton } from '@/ui/primitives/button/button'
import { AnswerTime, PhoneRow } from '@/ui/primitives/form-section/phone-row'
import { Picture } from '@/ui/primitives/picture/picture'
import type { EnquiryCar } from './enquiry-car'
import { type FormSite, titleForm } from './form-site'
import { LeadForm } from './lead-form'
import { openSuccessPage } from './open-success-page'

export type FormDialogProps = { car: EnquiryCar; site: FormSite; kind: FormKind; isOpen: boolean; close: () => void }

/** A bottom sheet on phones. On wider screens a centred dialog beside the vehicle, or in prestige a drawer at the right. */
const FRAME =
  'form-dialog-frame max-w-none overflow-hidden text-ink shadow-panel backdrop:bg-brand-dark/75 max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:rounded-t-panel md:rounded-panel'

/** Beside or below the vehicle; in prestige at the top of the drawer, over the vehicle. */
const TITLE = 'form-dialog-title'

/** Opening status and phone number beside the form on wide screens. */
function AsideFacts({ car: { openText, phone } }: { car: EnquiryCar }) {
  if (!openText && !phone) return null
  return (
    <ul className="form-dialog-aside-facts mt-5 flex-col gap-3 border-t border-line pt-5">
      {openText && <AnswerTime text={openText} />}
      {phone && <PhoneRow phone={phone} />}
    </ul>
  )
}

function CarAside({ car }: { car: EnquiryCar }) {
  return (
    <div className="form-dialog-car order-1 gap-4 md:overflow-y-auto">
      {car.photoUrl && (
        <Picture
          src={car.photoUrl}
          alt=""
          width={640}
          height={426}
          sizes="320px"
          className="form-dialog-photo aspect-3/2 shrink-0 self-start rounded-control object-cover md:rounded-none"
        />
      )}
      <div className="form-dialog-car-text min-w-0 self-center">
        <p className="form-dialog-name">{car.name}</p>
        <p className="truncate text-[0.9375rem]/6 text-ink-soft">{car.badgeLine}</p>
        <p className="form-dialog-price mt-3 type-price">{car.price}</p>
        <p className="form-dialog-note mt-1 text-[0.9375rem]/6 text-ink-soft">{car.note}</p>
        <p className="form-dialog-price-line text-[0.9375rem]/6 text-ink-soft">{[car.price, car.note].filter(Boolean).join(' · ')}</p>
        <AsideFacts car={car} />
      </div>
    </div>
  )
}

/** Dialog with a form over its vehicle page. Closing keeps the input and returns the focus to the link that opened it. */
export function FormDialog({ car, site, kind, isOpen, close }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const choice = useMemo(() => ({ kind, carSlug: car.slug, carDealership: car.dealership }), [kind, car.slug, car.dealership])
  const id = `form-${kind}`
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={close} className={FRAME}>
      <div className="form-dialog-grid grid h-full max-h-[inherit]">
        <h2 id={`${id}-title`} className={TITLE}>
          {kind === 'enquiry' ? car.title : titleForm(kind)}
        </h2>
        <CarAside car={car} />
        <div className="form-dialog-body order-3 overflow-y-auto overscroll-contain md:pb-8">
          <LeadForm site={site} choice={choice} formId={id} carName={car.name} carPlace={car.location} onSent={openSuccessPage} />
        </div>
      </div>
      <IconButton
        icon="close"
        label="Close"
        size={24}
        onClick={() => dialog.current?.close()}
        className="absolute top-2 right-2 md:top-4 md:right-4"
      />
    </dialog>
  )
}
