import type { useForm } from '@payloadcms/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'

type Form = ReturnType<typeof useForm>
type Name = 'addFieldRow' | 'getDataByPath' | 'getSiblingData'

/** Makes a function that replaces one of Payload's, which it can call. */
type Make<Given extends Name> = (payloads: () => Form[Given]) => (...args: never[]) => unknown

/**
 * Replaces a function of Payload's form while `isOn`. Payload gives its form the same functions anew with each render and offers no other way, so
 * the property is replaced and keeps what Payload sets.
 * @param make Must be the same function in each render.
 * @returns Payload's own function.
 */
export function useOwnFormFunction<Given extends Name>(form: Form, name: Given, make: Make<Given>, isOn: boolean): RefObject<Form[Given]> {
  const payloads = useRef(form[name])
  useLayoutEffect(() => {
    if (!isOn) return
    payloads.current = form[name]
    const own = make(() => payloads.current)
    const shared = { configurable: true, enumerable: true }
    Object.defineProperty(form, name, { ...shared, get: () => own, set: (given: Form[Given]) => void (payloads.current = given) })
    return () => void Object.defineProperty(form, name, { ...shared, writable: true, value: payloads.current })
  }, [form, isOn, name, make])
  return payloads
}
