import { Badge } from '@/ui/primitives/badge'
import { LinkButton } from '@/ui/primitives/button/button'
import type { OwnReservation } from './garage-call'

/** Lists a shopper's current and past reservations, each with its next step (AUTH-06, BUY-03). */
export function GarageReservations({ reservations }: { reservations: readonly OwnReservation[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {reservations.map(({ id, car, label, tone, text, action, href }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <span className="text-lg/7 font-strong">{car}</span>
              <Badge tone={tone}>{label}</Badge>
            </p>
            <p className="mt-1.5 max-w-prose text-ink-soft">{text}</p>
          </div>
          {action && href && (
            <LinkButton href={href} variant={tone === 'action' ? 'action' : 'outline'} className="max-sm:w-full">
              {action}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  )
}
