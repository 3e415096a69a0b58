import type { Fault } from '@/domain/feeds/ad-feed'
import type { LeftOut } from '@/domain/feeds/plan-feed'
import styles from './feed-report.module.css'

/** The report lists at most this many vehicles and counts the rest. */
const MAX_LISTED = 200

export type FeedReportProps = { sent: number; leftOut: LeftOut[]; lastFetch: { at: string; agent: string } | null; adminPath: string }

function FaultLine({ fault: { field, message, owner }, adminPath }: { fault: Fault; adminPath: string }) {
  if (field === null) return <li>{message}</li>
  return (
    <li>
      <a href={`${adminPath}/collections/${owner.collection}/${owner.id}#field-${field.replaceAll('.', '__')}`}>{message}</a>
    </li>
  )
}

/** Shows what a channel receives and, for each omitted vehicle, the missing field (SEO-05, FEED-04). */
export function FeedReport({ sent, leftOut, lastFetch, adminPath }: FeedReportProps) {
  return (
    <section className={styles.report} aria-labelledby="feed-report">
      <h2 id="feed-report">What is sent</h2>
      <p>
        {`${sent.toLocaleString('en-AU')} of ${(sent + leftOut.length).toLocaleString('en-AU')} cars on the site are sent. `}
        {`${leftOut.length.toLocaleString('en-AU')} are left out.`}
      </p>
      <p>{lastFetch ? `Last fetched ${lastFetch.at} by ${lastFetch.agent || 'an unnamed program'}.` : 'Not fetched yet.'}</p>
      {leftOut.length > 0 && (
        <table>
          <caption>Cars that are left out</caption>
          <thead>
            <tr>
              <th scope="col">Car</th>
              <th scope="col">Stock number</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {leftOut.slice(0, MAX_LISTED).map(({ id, name, stockNumber, faults }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`${adminPath}/collections/vehicles/${id}`}>{name}</a>
                </th>
                <td>{stockNumber}</td>
                <td>
                  <ul>
                    {faults.map((fault) => (
                      <FaultLine key={fault.message} fault={fault} adminPath={adminPath} />
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {leftOut.length > MAX_LISTED && <p>{`And ${(leftOut.length - MAX_LISTED).toLocaleString('en-AU')} more.`}</p>}
    </section>
  )
}
