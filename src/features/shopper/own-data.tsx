import { MEMORY_KEYS } from '@/domain/account/memory-keys'
import { recall, remember } from '@/ui/primitives/browser-memory'
import { Button, LinkButton } from '@/ui/primitives/button/button'
import { TextField } from '@/ui/primitives/field/text-field'
import { Icon } from '@/ui/primitives/icon/icon'
import type { eraseCall, signOutCall } from '@/contract/account'
import { callSite } from '@/features/call'
import { explain } from './account-client'
import { showToast } from '@/ui/primitives/toast/toasts'
import { FormProblems } from './form-problems'
import { useSiteForm } from './use-site-form'
import { readStockWords } from '@/ui/primitives/stock-words'

function leave(): void {
  remember(MEMORY_KEYS.signedIn, null)
  window.location.assign(new URL('/', window.location.origin))
}

async function signOut(): Promise<void> {
  const answer = await callSite<typeof signOutCall>('/api/account/sign-out', { fields: {} })
  if (answer.isOk) leave()
  else showToast({ title: 'You are still signed in', text: explain(answer), tone: 'bad' })
}

/** Deletes everything this browser remembers about the erased account. */
function forgetAll(): void {
  for (const key of Object.values(MEMORY_KEYS)) if (recall(key) !== null) remember(key, null)
  leave()
}

function EraseForm() {
  const form = useSiteForm<typeof eraseCall>('/api/account/erase', forgetAll)
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 px-4 font-strong">
        Delete my account
        <Icon name="caret" size={18} className="shrink-0 transition-quick group-open:rotate-180" />
      </summary>
      <form onSubmit={(event) => void form.send(event)} noValidate className="flex flex-col gap-4 border-t border-line p-4">
        <p>Your account, saved {readStockWords().many} and enquiries will be deleted for good. This can’t be undone.</p>
        <FormProblems formId="erase" failure={form.failure} problems={form.problems} />
        <TextField
          id="erase-password"
          name="password"
          label="Confirm with your password"
          type="password"
          autoComplete="current-password"
          error={form.problems.password}
        />
        <Button type="submit" variant="outline" className="self-start" isLoading={form.isSending}>
          Delete everything
        </Button>
      </form>
    </details>
  )
}

/** Sign-out, and downloading or erasing one's own data (SEC-05). */
export function OwnData() {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">Download everything we hold about you, or have it deleted.</p>
      <LinkButton href="/api/account/export" variant="outline" icon="download" className="self-start">
        Download my data
      </LinkButton>
      <EraseForm />
      <Button variant="quiet" icon="sign-out" className="self-start" onClick={() => void signOut()}>
        Sign out
      </Button>
    </div>
  )
}
