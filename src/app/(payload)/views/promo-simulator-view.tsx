import Form from 'next/form'
import type { AdminViewServerProps } from 'payload'
import { type AbsentPromo, type SimulatedCell, type Simulation, simulatePromos } from '@/app/search/simulate-promos'
import { readDateText, toDateText } from '@/domain/time/date-field'
import { findSiteWords, type StockWords } from '@/domain/vehicle/kinds/kinds'
import { formatMoment, nameZone } from '@/domain/time/zone-name'
import { readClock } from '@/server/process/now'
import { findTenant } from '@/server/tenant/find-tenant'
import { toEditAddress } from '@/server/tenant/chosen-tenant'
import { findSiteOfView } from './site-of-view'
import { ViewFrame } from './view-frame'
import styles from './promo-simulator.module.css'
import form from './view-form.module.css'

const MOST_LETTERS = 500

/** Reads the time that was asked for; now when it is missing or unfinished. */
function readAt(typed: string, timeZone: string, now: number): number {
  const read = readDateText(typed, timeZone, false)
  return read.kind === 'date' ? read.instant : now
}

function Cell({ cell, position }: { cell: SimulatedCell; position: number }) {
  return (
    <li className={styles.cell} data-cell={cell.kind} value={position}>
      <span className={styles.position}>{position}</span>
      <span>
        {cell.editable === null ? cell.name : <a href={toEditAddress('promo-cards', cell.editable)}>{cell.name}</a>}
        {cell.note && <span className={styles.note}>{cell.note}</span>}
      </span>
    </li>
  )
}

function Absent({ promos }: { promos: readonly AbsentPromo[] }) {
  if (promos.length === 0) return <p data-none>Every promo card of this site is in the grid.</p>
  return (
    <ul className={styles.absent} data-absent>
      {promos.map(({ name, words, field, editable }) => (
        <li key={`${editable} ${name}`}>
          <strong>{name}</strong>
          <span>{words}</span>
          {editable === null ? (
            <span className={styles.note}>Comes from the switch “Promo cards” of this site.</span>
          ) : (
            <a href={`${toEditAddress('promo-cards', editable)}${field === null ? '' : `#field-${field}`}`}>
              {field === null ? 'Open it to publish it' : 'Change it'}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

type ResultProps = { simulation: Simulation; words: StockWords; origin: string; when: string }

function Result({ simulation: { address, total, cells, absent }, words, origin, when }: ResultProps) {
  return (
    <>
      <p role="status">
        {total === 1 ? `1 ${words.one}` : `${total} ${words.many}`} at{' '}
        <a href={`${origin}${address}`} target="_blank" rel="noopener">
          {address}
        </a>
        , as of {when}.
      </p>
      <div className={styles.columns}>
        <section aria-labelledby="grid">
          <h2 id="grid">The grid</h2>
          {cells.length === 0 && <p>This search finds no {words.many}, so it has no slots for promo cards.</p>}
          <ol className={styles.grid}>
            {cells.map((cell, index) => (
              <Cell key={index} cell={cell} position={index + 1} />
            ))}
          </ol>
        </section>
        <section aria-labelledby="absent">
          <h2 id="absent">Not shown</h2>
          <Absent promos={absent} />
        </section>
      </div>
    </>
  )
}

/** Shows where the promo cards of a site appear in a search, and why the others don't (EDT-23, ADM-09). */
export async function PromoSimulatorView(view: AdminViewServerProps) {
  const found = await findSiteOfView(view.initPageResult.req)
  const tenant = found && (await findTenant(found.site.slug))
  const read = (name: string) => String(view.searchParams?.[name] ?? '').slice(0, MOST_LETTERS)
  const now = readClock()
  const at = tenant ? readAt(read('at'), tenant.timeZone, now) : now
  const simulation = tenant && (await simulatePromos({ payload: view.payload, user: found.user, tenant }, read('search').trim(), at))
  return (
    <ViewFrame
      view={view}
      title="Promo simulator"
      lead="See which promo cards a search shows, at which positions, and why the others are missing."
    >
      {!tenant && <p>Choose a site at the top left to try a search on it.</p>}
      {tenant && simulation && (
        <>
          <Form action="/admin/promo-simulator" className={form.form} role="search" key={`${read('search')} ${read('at')}`}>
            <label className={form.field} data-wide>
              Search
              <input name="search" defaultValue={read('search')} placeholder="White utes under $40,000, or /search/used-cars" />
            </label>
            <label className={form.field}>
              As of ({nameZone(at, tenant.timeZone)})
              <input name="at" type="datetime-local" defaultValue={toDateText(at, tenant.timeZone, false)} />
            </label>
            <button type="submit" className={form.button}>
              Simulate
            </button>
          </Form>
          <Result
            simulation={simulation}
            words={findSiteWords(tenant.switches)}
            origin={tenant.origin}
            when={formatMoment(at, tenant.timeZone)}
          />
        </>
      )}
    </ViewFrame>
  )
}

/** Leads to the simulator from the menu of the admin. */
export function PromoSimulatorNav() {
  return (
    <a className="nav__link" href="/admin/promo-simulator">
      <span className="nav__link-label">Promo simulator</span>
    </a>
  )
}
