import { isSwitchKey } from '@/domain/switches/switches'
import { Refusal } from '../setup/refusal'
import { addToEnd } from './edit-text'
import type { Recipe } from './recipe'

const ROWS = 'src/domain/switches/rows/site-rows.ts'
const TABLE = 'src/domain/switches/switches.test.ts'

/** Creates a switch: its row in the registry, from which console, schema and types derive, and its row in the registry's test (TEN-05). */
export const switchRecipe: Recipe = {
  help: 'a feature switch, on or off, that is off by default',
  plan: ({ camel, label }) => {
    if (isSwitchKey(camel)) throw new Refusal(`There is already a switch called ${camel}. Choose another name.`)
    return {
      files: {},
      edits: {
        [ROWS]: (text) =>
          addToEnd(
            text,
            'export const siteRows',
            `  ${camel}: defineSwitch({
    ...site,
    field: boolean(),
    default: false,
    label: '${label}',
    help: 'Turns this feature on for the site.',
    touches: ['none'],
  }),`,
          ),
        [TABLE]: (text) => addToEnd(text, 'const TABLE', `  ['${camel}', false, 'TEN-05'],`),
      },
      next: [
        `Describe it in ${ROWS}: what it does (help), which pages it affects, and its values if it is not on or off (src/domain/switches/fields.ts).`,
        `Read it where the decision is made: tenant.switches.${camel}.`,
        `Replace TEN-05 in ${TABLE} with the requirement that needs it.`,
      ],
    }
  },
}
