import { addToEnd } from './edit-text'
import { addTemplate } from './add-template'
import type { Name } from './name'
import type { Recipe } from './recipe'

const NAMES = 'src/domain/tenant/template.ts'
const INDEX = 'tenants/templates/index.ts'
/** Folders with objects that have a key for every template. */
const LOOKS = ['src', 'blocks', 'scripts', 'tests']

/**
 * Creates a template as a copy of `dealer` in other colours: its folder, name and index entry, and a value in every record with a key for
 * each template (TEN-03).
 */
export const templateRecipe: Recipe = {
  help: 'a template for sites, as a copy of dealer',
  plan: (name, { read, list }) => ({
    files: {
      [`tenants/templates/${name.kebab}/index.ts`]: writeIndex(name),
      [`tenants/templates/${name.kebab}/layout.ts`]: writePart(name, 'layout', 'LayoutChoices', '@/domain/tenant/template', ''),
      [`tenants/templates/${name.kebab}/switches.ts`]: writePart(name, 'switches', 'SwitchOverrides', '@/domain/switches/switches', ''),
      [`tenants/templates/${name.kebab}/tokens.ts`]: writePart(name, 'tokens', 'TemplateTokens', '@/domain/tenant/template', COLOURS),
      [`tenants/templates/${name.kebab}/template.test.ts`]: writeTest(name),
    },
    edits: {
      [NAMES]: (text) => text.replace(/(TEMPLATE_NAMES = \[[^\]]*?),?\s*\] as const/, `$1, '${name.kebab}'] as const`),
      [INDEX]: (text) =>
        addToEnd(
          `import { ${name.camel} } from './${name.kebab}'\n${text.replace(/\{ (dealer, [^}]*) \}$/m, '{\n  $1,\n}')}`,
          'export const templates',
          name.camel === name.kebab ? `  ${name.camel},` : `  '${name.kebab}': ${name.camel},`,
        ),
      ...Object.fromEntries(
        list(LOOKS, /\.tsx?$/)
          .filter((file) => file !== NAMES && !file.startsWith('scripts/new/') && addTemplate(read(file) ?? '', name.kebab) !== read(file))
          .map((file) => [file, (text: string) => addTemplate(text, name.kebab)]),
      ),
    },
    payload: [['generate'], ['migrate:create', `add-${name.kebab}-template`]],
    next: [
      `Choose its colours, fonts and lengths in tenants/templates/${name.kebab}/tokens.ts, and its layout in layout.ts.`,
      'Look at every block in it: npm run dev, then /dev/{tenant}/blocks of a tenant that uses it.',
    ],
  }),
}

const COLOURS = ` colour: { ...base.colour, brand: '#3d2f6b', brandDark: '#2a2050', brandTint: '#ebe8f5', link: '#4a3a86', focus: '#4a3a86' },`

function writeIndex({ kebab, camel, label }: Name): string {
  return `import type { Template } from '@/domain/tenant/template'
import { layout } from './layout'
import { switches } from './switches'
import { tokens } from './tokens'

export const ${camel}: Template = {
  name: '${kebab}',
  label: '${label}',
  description: '${label}: the layout of dealer in other colours.',
  tokens,
  layout,
  switches,
}
`
}

function writePart(_: Name, part: string, type: string, module: string, own: string): string {
  return `import type { ${type} } from '${module}'
import { ${part} as base } from '../dealer/${part}'

/** Everything else is as in dealer. */
export const ${part}: ${type} = { ...base,${own} }
`
}

function writeTest({ kebab, camel }: Name): string {
  return `import { expect, test } from 'vitest'
import { checkTheme } from '@/domain/tenant/theme/contrast'
import { templates } from '..'
import { ${camel} } from '.'

test('TEN-03: ${kebab} is a template that tenants can have', () => {
  expect(templates['${kebab}']).toBe(${camel})
})

test('ADM-15: every text of ${kebab} is readable on its background', () => {
  expect(checkTheme(${camel}.tokens, '${kebab}')).toEqual([])
})
`
}
