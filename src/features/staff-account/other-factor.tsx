import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { FactorState } from './call-staff'
import { ConfirmBox } from './confirm-box'

type OtherFactorProps = { userId: number; state: FactorState; onChanged: () => void }

/** A colleague's second factor, which an administrator resets when the device is lost (SEC-15). */
export function OtherFactor({ userId, state, onChanged }: OtherFactorProps) {
  const [isAsking, setAsking] = useState(false)
  if (state.setAt === null) return <p>Off. The owner turns it on under their own account.</p>
  if (isAsking)
    return (
      <>
        <p>
          Make sure you’re talking to the owner. They will be signed out everywhere, get an email, and sign in with only their password next
          time.
        </p>
        <ConfirmBox
          {...{ path: `/${userId}/second-factor/reset`, submit: 'Reset', asks: ['password'], onCancel: () => setAsking(false) }}
          onDone={() => {
            setAsking(false)
            onChanged()
          }}
        />
      </>
    )
  return (
    <>
      <p>On; {state.codesLeft} recovery codes are left.</p>
      <Button buttonStyle="secondary" size="medium" onClick={() => setAsking(true)}>
        Reset for a lost device
      </Button>
    </>
  )
}
