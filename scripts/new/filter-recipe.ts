import { Refusal } from '../setup/refusal'
import { addBefore, addToEnd } from './edit-text'
import type { Name } from './name'
import type { Recipe } from './recipe'

const VEHICLE = 'src/domain/vehicle/vehicle.ts'
const FILTERS = 'src/domain/search/facets.ts'
const DOCUMENT = 'src/domain/search/document.ts'

/**
 * Creates a search filter for a text of the vehicle: its row in the registry, its field in the search document, and a migration that adds
 * its column and fills it for existing vehicles (SRCH-09, SRCH-11).
 */
export const filterRecipe: Recipe = {
  help: 'a search filter by a text field of vehicles, such as interior-colour',
  plan: (name, { read }, now) => {
    if (!new RegExp(`^  ${name.camel}: string \\| null$`, 'm').test(read(VEHICLE) ?? ''))
      throw new Refusal(
        `A vehicle has no text field ${name.camel} in ${VEHICLE}. Add the field first (see "A field" in CONTRIBUTING.md), then the filter.`,
      )
    if (read(FILTERS)?.includes(`attribute: '${name.snake}'`))
      throw new Refusal(`There is already a filter by ${name.snake} in ${FILTERS}.`)
    const migration = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15).replace('T', '_')}_filter_${name.snake}`
    return {
      files: {
        [`migrations/${migration}.ts`]: writeMigration(name),
        [`src/domain/search/filter-${name.kebab}.test.ts`]: writeTest(name),
      },
      edits: {
        [FILTERS]: (text) =>
          addBefore(
            text,
            `  { kind: 'range'`,
            `  { kind: 'list', parameter: '${name.snake}', attribute: '${name.snake}', label: '${name.label}', control: 'checkboxes' },`,
          ),
        [DOCUMENT]: (text) =>
          addBefore(
            addBefore(text, '  drive: optionalName,', `  ${name.snake}: optionalName,`),
            '    drive: cleanText(',
            `    ${name.snake}: cleanText(vehicle.${name.camel}),`,
          ),
        'tests/builders/search-document.ts': (text) => addBefore(text, `    drive: '4x4',`, `    ${name.snake}: null,`),
        'bench/search/synthetic-stock.ts': (text) => addBefore(text, '    drive: badge.drive,', `    ${name.snake}: null,`),
        'migrations/index.ts': (text) => registerMigration(text, migration),
      },
      next: [
        `Correct the label in ${FILTERS} and choose its control.`,
        'Tenants turn it on with the switch searchFilters; DEFAULT_SEARCH_FILTERS lists the default filters.',
        `Read migrations/${migration}.ts; npm start runs it.`,
      ],
    }
  },
}

function registerMigration(text: string, migration: string): string {
  const row = `  {\n    up: migration_${migration}.up,\n    down: migration_${migration}.down,\n    name: '${migration}',\n  },`
  const imported = addBefore(text, 'export const migrations', `import * as migration_${migration} from './${migration}';\n`)
  // The generator omits the comma after its last entry.
  return addToEnd(imported.replace(/\n {2}\}\n\]/, '\n  },\n]'), 'export const migrations', row)
}

function writeMigration({ snake, label }: Name): string {
  return `import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

type Database = Pick<MigrateUpArgs, 'db'>

/** ${label} becomes a search filter. The new revision of each document updates external indexes. */
export async function up({ db }: Database): Promise<void> {
  await db.execute(sql\`
    alter table search_vehicle add column ${snake} text collate "C";

    with given as (
      update search_document document
      set rev = pg_current_xact_id()::text::bigint,
        doc = document.doc || jsonb_build_object('${snake}', nullif(left(trim(regexp_replace(vehicle.${snake}, '\\\\s+', ' ', 'g')), 300), ''))
      from vehicles vehicle
      where vehicle.id = document.id and not document.deleted
      returning document.id, document.doc->>'${snake}' as spelling
    ), spelled as (
      insert into search_value (attribute, folded, spelling)
      select distinct '${snake}', lower(normalize(spelling, NFKD)), spelling from given where spelling is not null
    )
    update search_vehicle set ${snake} = lower(normalize(given.spelling, NFKD))
    from given where given.id = search_vehicle.id;
  \`)
}

export async function down({ db }: Pick<MigrateDownArgs, 'db'>): Promise<void> {
  await db.execute(sql\`
    alter table search_vehicle drop column ${snake};
    delete from search_value where attribute = '${snake}';
    update search_document set rev = pg_current_xact_id()::text::bigint, doc = doc - '${snake}' where not deleted;
  \`)
}
`
}

function writeTest({ camel, snake, label }: Name): string {
  return `import { expect, test } from 'vitest'
import { aVehicle } from '@tests/builders/vehicle'
import { toSearchDocument } from './document'
import { findFilters, LIST_ATTRIBUTES } from './facets'
import { formatSearchParameters, parseSearchParameters } from './search-parameters'

test('SRCH-09: ${label} is copied from the vehicle to its search document', () => {
  expect(toSearchDocument(aVehicle({ ${camel}: ' Two  Words ' })).${snake}).toBe('Two Words')
  expect(toSearchDocument(aVehicle({ ${camel}: null })).${snake}).toBeNull()
})

test('SRCH-11: ${label} is a filter that a tenant can show, and it is kept in the address', () => {
  expect(findFilters(['${snake}']).map(({ label }) => label)).toEqual(['${label}'])
  expect(LIST_ATTRIBUTES).toContain('${snake}')
  expect(formatSearchParameters(parseSearchParameters(new URLSearchParams('${snake}=Two%20Words')))).toBe('${snake}=Two%20Words')
})
`
}
