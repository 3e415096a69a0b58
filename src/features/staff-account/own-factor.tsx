import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { formatStoredDate } from '@/domain/time/zone-name'
import { useZoneOf } from '@/ui/admin/zones'
import type { FactorState, SetUp } from './call-staff'
import { ConfirmBox } from './confirm-box'
import { RecoveryCodes } from './recovery-codes'
import { SetUpApp } from './set-up-app'
import styles from './staff-account.module.css'

type Doing = { kind: 'nothing' | 'begin' | 'remove' | 'renew' } | { kind: 'confirm'; setUp: SetUp } | { kind: 'codes'; codes: string[] }

type OwnFactorProps = { state: FactorState; onChanged: () => void }

/** The user's own second factor: set it up, create new recovery codes, turn it off (SEC-15). */
export function OwnFactor({ state, onChanged }: OwnFactorProps) {
  const [doing, setDoing] = useState<Doing>({ kind: 'nothing' })
  const stop = () => setDoing({ kind: 'nothing' })
  const finish = () => {
    stop()
    onChanged()
  }
  const showCodes = (codes: string[] | null) => setDoing(codes ? { kind: 'codes', codes } : { kind: 'nothing' })
  switch (doing.kind) {
    case 'begin':
      return (
        <ConfirmBox
          {...{ path: '/second-factor/begin', submit: 'Continue', asks: ['password'], onCancel: stop }}
          onDone={({ setUp }) => setUp && setDoing({ kind: 'confirm', setUp })}
        />
      )
    case 'confirm':
      return (
        <>
          <SetUpApp setUp={doing.setUp} />
          <ConfirmBox
            {...{ path: '/second-factor/confirm', submit: 'Turn on', asks: ['code'], onCancel: stop }}
            onDone={({ recoveryCodes }) => showCodes(recoveryCodes)}
          />
        </>
      )
    case 'codes':
      return <RecoveryCodes codes={doing.codes} done="I have saved them" onDone={finish} />
    case 'remove':
      return (
        <ConfirmBox
          {...{ path: '/second-factor/remove', submit: 'Turn off', asks: ['password', 'code'], onCancel: stop }}
          onDone={finish}
        />
      )
    case 'renew':
      return (
        <ConfirmBox
          {...{ path: '/second-factor/codes', submit: 'Make new codes', asks: ['password', 'code'], onCancel: stop }}
          onDone={({ recoveryCodes }) => showCodes(recoveryCodes)}
        />
      )
    case 'nothing':
      return <Overview state={state} onChoose={(kind) => setDoing({ kind })} />
  }
}

function Overview({ state, onChoose }: { state: FactorState; onChoose: (kind: 'begin' | 'remove' | 'renew') => void }) {
  const timeZone = useZoneOf()
  if (state.setAt === null)
    return (
      <>
        <p>Off. When it’s on, you sign in with your password and a code from an app on your phone, so a stolen password is not enough.</p>
        <Button size="medium" onClick={() => onChoose('begin')}>
          Set up
        </Button>
      </>
    )
  return (
    <>
      <p>
        On since {formatStoredDate(state.setAt, timeZone)}. {state.codesLeft} of your recovery codes are left.
        {state.isObligatory && ' Your role requires it.'}
      </p>
      <div className={styles.actions}>
        <Button buttonStyle="secondary" size="medium" onClick={() => onChoose('renew')}>
          New recovery codes
        </Button>
        {!state.isObligatory && (
          <Button buttonStyle="secondary" size="medium" onClick={() => onChoose('remove')}>
            Turn off
          </Button>
        )}
      </div>
    </>
  )
}
