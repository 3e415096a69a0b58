import { useEffect, useMemo, useRef } from 'react'
import type { FormKind } from '@/domain/leads/form/form-kinds'
import { IconButton } from '@/ui/primitives/button/button'
import { AnswerTime, RatherTalk } from '@/ui/primitives/form-section/rather-talk'
import { Picture } from '@/ui/primitives/picture/picture'
import type { EnquiryCar } from './enquiry-car'
import { type FormSite, titleForm } from './form-site'
import { LeadForm } from './lead-form'
import { leaveForSuccess } from './leave-for-success'

export type FormDialogProps = { car: EnquiryCar; site: FormSite; kind: FormKind; isOpen: boolean; close: () => void }

/** A sheet from below on a phone; in the middle of wider screens with the car aside, or, in prestige, a drawer at the right. */
const FRAME =
  'm-0 max-h-none max-w-none overflow-hidden bg-surface text-ink shadow-panel backdrop:bg-brand-dark/75 max-md:fixed max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:max-h-[min(92dvh,900px)] max-md:w-full max-md:rounded-t-panel md:m-auto md:max-h-[92dvh] md:w-[960px] md:rounded-panel'
const DRAWER =
  'on-prestige:bg-ground on-prestige:max-md:h-dvh on-prestige:max-md:max-h-none on-prestige:md:mr-0 on-prestige:md:ml-auto on-prestige:md:h-dvh on-prestige:md:max-h-none on-prestige:md:w-[640px]'

/** Beside the car or below it; in prestige at the head of the drawer, over the car. */
const TITLE =
  'order-2 px-5 pt-5 type-h2 max-md:text-[1.625rem]/8 md:px-8 md:pt-8 md:pr-16 on-prestige:order-first on-prestige:py-4 on-prestige:pr-16 on-prestige:text-[2.25rem]/10 on-prestige:md:px-14 on-prestige:md:text-[2.75rem]/12'

/** What helps beside the form where there is room: when somebody is there, and a number. */
function AsideFacts({ car: { openText, phone } }: { car: EnquiryCar }) {
  if (!openText && !phone) return null
  return (
    <ul className="mt-5 flex flex-col gap-3 border-t border-line pt-5 max-md:hidden on-prestige:hidden">
      {openText && <AnswerTime text={openText} />}
      {phone && <RatherTalk phone={phone} />}
    </ul>
  )
}

function CarAside({ car }: { car: EnquiryCar }) {
  return (
    <div className="order-1 flex gap-4 bg-tint p-3 pr-14 md:row-span-2 md:row-start-1 md:block md:overflow-y-auto md:p-0 on-prestige:mx-5 on-prestige:flex on-prestige:items-center on-prestige:border-y on-prestige:border-line on-prestige:bg-transparent on-prestige:p-0 on-prestige:py-3 on-prestige:md:row-span-1 on-prestige:md:row-start-2 on-prestige:md:mx-14 on-prestige:md:flex">
      {car.photoUrl && (
        <Picture
          src={car.photoUrl}
          alt=""
          width={640}
          height={426}
          sizes="320px"
          className="aspect-3/2 w-24 shrink-0 self-start rounded-control object-cover md:w-full md:rounded-none on-prestige:md:w-30"
        />
      )}
      <div className="min-w-0 self-center md:p-6 on-prestige:md:p-0 on-prestige:md:pl-5">
        <p className="font-strong md:type-h3 on-prestige:md:[font:500_1rem/1.5rem_var(--fc-font-text)]">{car.name}</p>
        <p className="truncate text-[0.9375rem]/6 text-ink-soft">{car.badgeLine}</p>
        <p className="mt-3 type-price max-md:hidden on-prestige:hidden">{car.price}</p>
        <p className="mt-1 text-[0.9375rem]/6 text-ink-soft max-md:hidden on-prestige:hidden">{car.note}</p>
        <p className="hidden text-[0.9375rem]/6 text-ink-soft on-prestige:block">{[car.price, car.note].filter(Boolean).join(' · ')}</p>
        <AsideFacts car={car} />
      </div>
    </div>
  )
}

/** A form over its car's page; closing it keeps what was typed, and the focus goes back to the link that opened it. */
export function FormDialog({ car, site, kind, isOpen, close }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const choice = useMemo(() => ({ kind, carSlug: car.slug, carDealership: car.dealership }), [kind, car.slug, car.dealership])
  const id = `form-${kind}`
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} onClose={close} className={`${FRAME} ${DRAWER}`}>
      <div className="grid h-full max-h-[inherit] grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)] md:grid-cols-[304px_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] on-prestige:md:grid-cols-1 on-prestige:md:grid-rows-[auto_auto_minmax(0,1fr)]">
        <h2 id={`${id}-title`} className={TITLE}>
          {kind === 'enquiry' ? car.title : titleForm(kind)}
        </h2>
        <CarAside car={car} />
        <div className="order-3 overflow-y-auto overscroll-contain p-5 md:px-8 md:pb-8 on-prestige:md:px-14">
          <LeadForm site={site} choice={choice} formId={id} carName={car.name} carPlace={car.location} onSent={leaveForSuccess} />
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
