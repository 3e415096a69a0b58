/** A column as PostgreSQL names its type, 'not null' or not, and whether it has a default. */
type OwnColumn = readonly [type: string, notNull: boolean, hasDefault?: boolean]

/**
 * Tables that migrations create in plain SQL and that Payload's snapshots therefore lack. `tests/integration/database/own-tables.test.ts`
 * compares them with the database.
 */
export const OWN_TABLES: Readonly<Record<string, Readonly<Record<string, OwnColumn>>>> = {
  call_window: { caller: ['text', true], ends_at: ['timestamp with time zone', true], calls: ['integer', true] },
  form_draft: {
    token: ['text', true],
    tenant_id: ['integer', true],
    content: ['jsonb', true],
    ends_at: ['timestamp with time zone', true],
  },
  place: {
    postcode: ['text', true],
    folded: ['text', true],
    state: ['text', true],
    suburb: ['text', true],
    lat: ['double precision', true],
    long: ['double precision', true],
  },
  search_document: {
    id: ['integer', true],
    doc: ['jsonb', false],
    rev: ['bigint', true],
    deleted: ['boolean', true, true],
  },
  shopper_car: {
    id: ['bigint', true, true],
    shopper_id: ['integer', true],
    vehicle_id: ['integer', true],
    kind: ['text', true],
    at: ['timestamp with time zone', true, true],
  },
  staff_recovery_code: { user_id: ['integer', true], code_hash: ['text', true] },
  staff_second_factor: {
    user_id: ['integer', true],
    secret: ['text', false],
    pending: ['text', false],
    last_step: ['bigint', false],
    set_at: ['timestamp with time zone', false],
  },
  site_check: {
    tenant_id: ['integer', true],
    checked_at: ['timestamp with time zone', false],
    night_at: ['timestamp with time zone', false],
    reason: ['text', true, true],
    documents: ['jsonb', false],
    before: ['jsonb', false],
  },
  site_check_wish: { tenant_id: ['integer', true], asked_at: ['timestamp with time zone', true, true] },
  stock_import_change: {
    import_id: ['integer', true],
    vehicle_id: ['integer', true],
    kind: ['character varying', true],
    stocknum: ['character varying', true],
    before: ['jsonb', false],
  },
  stock_import_file: { import_id: ['integer', true], content: ['bytea', true] },
  vehicle_views: { vehicle_id: ['integer', true], views: ['bigint', true, true] },
  view_mark: { mark: ['bytea', true], day: ['date', true] },
  view_salt: { day: ['date', true], salt: ['bytea', true] },
}

/** Returns the tables in the form of a snapshot's tables. */
export function ownTables(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(OWN_TABLES).map(([name, columns]) => {
      const entries = Object.entries(columns).map(([column, [type, notNull, hasDefault]]) => [
        column,
        { name: column, type, notNull, ...(hasDefault ? { default: true } : {}) },
      ])
      return [name, { name, columns: Object.fromEntries(entries) }]
    }),
  )
}
