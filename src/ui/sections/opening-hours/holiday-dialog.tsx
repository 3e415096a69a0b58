import { Dialog } from '@/ui/primitives/dialog/dialog'
import { opensModal } from '@/ui/primitives/dialog/opens-modal'
import { HoursTable } from './hours-table'
import type { HoursTableView } from '@/domain/locations/hours-view'

type Props = { id: string; name: string; table: HoursTableView | null }

/** 'View Holiday Hours' and its dialog, without JavaScript (LOC-12). Renders nothing without upcoming holidays. */
export function HolidayDialog({ id, name, table }: Props) {
  if (table === null) return null
  return (
    <>
      <button
        type="button"
        {...opensModal(id)}
        className="inline-flex min-h-11 cursor-pointer items-center text-[0.9375rem]/5 text-link underline underline-offset-4"
      >
        View Holiday Hours<span className="sr-only"> of {name}</span>
      </button>
      <Dialog id={id} title="Holiday hours">
        <p className="mb-4 text-ink-soft">{name}. Usual hours apply on all other days.</p>
        <HoursTable table={table} caption={`Holiday hours of ${name}`} first="Date" />
      </Dialog>
    </>
  )
}
