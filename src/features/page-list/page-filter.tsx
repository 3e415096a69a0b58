import Form from 'next/form'
import Link from 'next/link'
import styles from './page-list.module.css'

export type Choice = { value: string; label: string }
export type Wish = { search: string; blockType: string; state: string; site: string }

function Select({ name, label, all, value, choices }: { name: string; label: string; all: string; value: string; choices: Choice[] }) {
  if (choices.length === 0) return null
  return (
    <label className={styles.field}>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}

type Props = { action: string; wish: Wish; sites: Choice[]; blockTypes: Choice[]; states: Choice[] }

/** Finds pages by words, type of block, state and site (EDT-12). */
export function PageFilter({ action, wish, sites, blockTypes, states }: Props) {
  const isFiltered = [wish.search, wish.blockType, wish.state, wish.site].some((value) => value !== '')
  return (
    // The fields start anew when the address changes.
    <Form key={JSON.stringify(wish)} action={action} className={styles.filter} role="search">
      <label className={styles.field} data-wide>
        Find pages
        <input type="search" name="q" defaultValue={wish.search} maxLength={100} placeholder="Name, address or any words on the page" />
      </label>
      <Select name="block" label="With the block" all="Any block" value={wish.blockType} choices={blockTypes} />
      <Select name="state" label="State" all="Any state" value={wish.state} choices={states} />
      <Select name="site" label="Site" all="All sites" value={wish.site} choices={sites} />
      <span className={styles.buttons}>
        <button type="submit" className={styles.button}>
          Find
        </button>
        {isFiltered && (
          <Link href={action} prefetch={false}>
            Show all
          </Link>
        )}
      </span>
    </Form>
  )
}
