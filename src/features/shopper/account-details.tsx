import type { detailsCall } from '@/contract/account'
import { MARKETING_LABEL } from '@/domain/leads/form/consent'
import type { Shopper } from '@/domain/account/shopper'
import { formatPhone } from '@/domain/locations/phone'
import { Button } from '@/ui/primitives/button/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { TextField } from '@/ui/primitives/field/text-field'
import { showToast } from '@/ui/primitives/toast/toasts'
import { DETAIL_FIELDS } from './account-fields'
import { FormProblems } from './form-problems'
import { useSiteForm } from './use-site-form'

/** Form for a shopper's details. */
export function AccountDetails({ shopper }: { shopper: Shopper }) {
  const form = useSiteForm<typeof detailsCall>('/api/account/details', () => showToast({ title: 'Your details are saved' }))
  const held: Record<string, string> = { name: shopper.name, last_name: shopper.lastName, phone: formatPhone(shopper.phone) }
  return (
    <form onSubmit={(event) => void form.send(event)} noValidate className="flex flex-col gap-5">
      <p className="wrap-anywhere text-ink-soft">You sign in as {shopper.email}.</p>
      <FormProblems formId="details" failure={form.failure} problems={form.problems} />
      {DETAIL_FIELDS.map(({ name, ...field }) => (
        <TextField key={name} id={`details-${name}`} name={name} defaultValue={held[name]} error={form.problems[name]} {...field} />
      ))}
      <Checkbox id="details-opt_in" name="opt_in" label={MARKETING_LABEL} defaultChecked={shopper.isOptedIn} />
      <Button type="submit" className="self-start" isLoading={form.isSending}>
        Save details
      </Button>
    </form>
  )
}
