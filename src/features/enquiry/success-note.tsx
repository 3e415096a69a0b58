'use client'

import { useSyncExternalStore } from 'react'
import { writeSuccess } from '@/domain/leads/form/success-text'
import { readEnquiredCar } from '@/domain/account/enquired-car'
import { LinkButton } from '@/ui/primitives/button/button'
import { loadEnquiredCar, loadSuccessCategory } from './enquiry-storage'

const neverChanges = () => () => undefined

/** Thank-you message: a general one until the browser knows which form was sent (LEAD-17). */
export function SuccessNote({ tenantName, noun }: { tenantName: string; noun: string }) {
  const category = useSyncExternalStore(neverChanges, loadSuccessCategory, () => null)
  const { title, text } = writeSuccess(category, noun)
  return (
    <>
      <h1 className="max-w-[44rem] type-h1">
        Thank you. <span className="inline-block max-w-full">{title}</span>
      </h1>
      <p className="mt-4 max-w-[44rem] text-lg/7 text-ink-soft">
        Someone at {tenantName} {text}
      </p>
    </>
  )
}

/** Link back to the vehicle of the enquiry (LEAD-19). Renders nothing for a form without one. */
export function SuccessBackLink({ noun }: { noun: string }) {
  const car = readEnquiredCar(useSyncExternalStore(neverChanges, loadEnquiredCar, () => null))
  if (car === null) return null
  return (
    <LinkButton href={`/cars/${car.slug}`} variant="outline" size="large">
      Back to {car.name === '' ? `the ${noun}` : `the ${car.name}`}
    </LinkButton>
  )
}
