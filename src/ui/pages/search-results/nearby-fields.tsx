import { controlClasses } from '@/ui/primitives/field/control-classes'
import { Icon } from '@/ui/primitives/icon/icon'
import type { NearbyView } from './search-view'

const LABEL = 'mb-1.5 block text-sm/5 font-strong'

/** A postcode or suburb, and a distance around it. JavaScript adds suggestions (SRCH-20 to SRCH-22). */
export function NearbyFields({ nearby }: { nearby: NearbyView }) {
  const { postcode, distance, options, place, message } = nearby
  const note = message ?? place
  return (
    <div className="grid gap-3">
      <div className="relative">
        <label htmlFor="filter-near" className={LABEL}>
          Postcode or suburb
        </label>
        <input
          id="filter-near"
          name="postcode"
          type="text"
          defaultValue={postcode}
          placeholder="Anywhere"
          maxLength={60}
          autoComplete="off"
          data-suggest="places"
          aria-invalid={message ? true : undefined}
          aria-describedby={note ? 'filter-near-note' : undefined}
          className={`${controlClasses(message !== null)} h-12`}
        />
        {note && (
          <p
            id="filter-near-note"
            className={`mt-1.5 flex items-start gap-2 text-sm/5 ${message ? 'font-strong text-bad' : 'text-ink-soft'}`}
          >
            {message && <Icon name="warning-circle" size={18} className="mt-px shrink-0" />}
            {note}
          </p>
        )}
      </div>
      <label className="relative block">
        <span className={LABEL}>Distance</span>
        <select
          name="distance"
          defaultValue={distance}
          className={`${controlClasses(false)} h-12 cursor-pointer appearance-none truncate pr-10!`}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="caret" size={18} className="nearby-fields-caret pointer-events-none absolute bottom-4" />
      </label>
    </div>
  )
}
