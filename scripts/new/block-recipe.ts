import sharp from 'sharp'
import { addBefore, addImport, addToEnd } from './edit-text'
import type { Name } from './name'
import type { Recipe } from './recipe'

const CATALOGUE = 'src/domain/blocks/block-catalogue.ts'
const PICTURES = 'src/domain/blocks/block-pictures.json'

/**
 * Creates a block: its four files, its entries in the three registries of `blocks/` and in the picker, and a sketch as its picture (ADM-13,
 * CMS-01).
 */
export const blockRecipe: Recipe = {
  help: 'a block that editors can put on pages',
  plan: (name) => ({
    files: {
      [`blocks/${name.kebab}/config.ts`]: writeConfig(name),
      [`blocks/${name.kebab}/component.tsx`]: writeComponent(name),
      [`blocks/${name.kebab}/examples.ts`]: writeExamples(name),
      [`blocks/${name.kebab}/component.test.tsx`]: writeTest(name),
    },
    edits: {
      'blocks/configs.ts': (text) =>
        addToEnd(
          addImport(text, `import { ${name.camel}Config } from './${name.kebab}/config'`),
          'export const blockConfigs',
          `  ${name.camel}Config,`,
        ),
      'blocks/components.ts': (text) =>
        addToEnd(
          addImport(text, `import { ${name.pascal}Block } from './${name.kebab}/component'`),
          'export const blockComponents',
          `  ${name.camel}: ${name.pascal}Block,`,
        ),
      'blocks/examples.ts': (text) =>
        addToEnd(
          addImport(text, `import { ${name.camel}Examples } from './${name.kebab}/examples'`),
          'export const blockExamples',
          `  ${name.camel}: ${name.camel}Examples,`,
        ),
      [CATALOGUE]: (text) =>
        addBefore(
          text,
          '  video:',
          `  ${name.camel}: { group: 'text', help: 'A heading with a sentence below it, on a band of the page.' },`,
        ),
      [PICTURES]: (text) => `${JSON.stringify([...readList(text), name.camel].toSorted(), null, 2)}\n`,
    },
    pictures: { [`public/block-pictures/${name.camel}.webp`]: drawSketch },
    payload: [['generate']],
    next: [
      `Edit the fields in blocks/${name.kebab}/config.ts, then the component and its examples; run npm run generate after each change of fields.`,
      `Correct its group and its help text in ${CATALOGUE}.`,
      'Replace the sketch with a picture: start the demonstration, then npx tsx scripts/block-pictures.ts http://localhost:3000',
    ],
  }),
}

function readList(text: string): string[] {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list) ? list.map(String) : []
}

function writeConfig({ camel, pascal, label }: Name): string {
  return `import type { Block } from 'payload'
import { toneField } from '@collections/shared/appearance'
import { headingField, leadField } from '@collections/shared/location-fields'

export const ${camel}Config: Block = {
  slug: '${camel}',
  interfaceName: '${pascal}Block',
  labels: { singular: '${label}', plural: '${label}' },
  fields: [headingField({ required: true, defaultValue: '${label}' }), leadField(), toneField()],
}
`
}

function writeComponent({ camel, pascal }: Name): string {
  return `import { Band } from '@/ui/primitives/band'
import type { BlockProps } from '../types'

export function ${pascal}Block({ block: { heading, text, tone } }: BlockProps<'${camel}'>) {
  return (
    <Band tone={tone}>
      <h2 className="type-h2">{heading}</h2>
      {text && <p className="mt-2 max-w-prose text-ink-soft">{text}</p>}
    </Band>
  )
}
`
}

function writeExamples({ camel, label }: Name): string {
  return `import type { BlockExample } from '../types'

export const ${camel}Examples: BlockExample<'${camel}'>[] = [
  { name: 'full', block: { blockType: '${camel}', heading: '${label}', text: 'One sentence with details.', tone: 'tint' } },
  { name: 'minimal', block: { blockType: '${camel}', heading: '${label}', tone: 'plain' } },
  {
    name: 'extreme: the longest texts on the brand’s colour',
    block: { blockType: '${camel}', heading: 'Heading '.repeat(10).trim(), text: 'Sentence '.repeat(26).trim(), tone: 'brand' },
  },
]
`
}

function writeTest({ camel, pascal, kebab }: Name): string {
  return `// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { ${pascal}Block } from './component'
import { ${camel}Examples } from './examples'

const draw = (block: BlockOf<'${camel}'>, template: TemplateName = 'dealer') =>
  renderToStaticMarkup(<${pascal}Block block={block} site={{ tenant: aTenant(template), now: 1_790_000_000, place: { isFirst: false } }} />)

test.each(${camel}Examples)('CMS-01: ${kebab}, $name: shows its heading and text', ({ block }) => {
  document.body.innerHTML = draw(block)
  expect(document.querySelector('h2')?.textContent).toBe(block.heading)
  expect(document.querySelector('p')?.textContent ?? null).toBe(block.text ?? null)
})

test.each(TEMPLATE_NAMES)('A11Y-01: ${kebab} has no axe violations in %s', async (template) => {
  for (const { block } of ${camel}Examples) expect(await findViolations(draw(block, template))).toEqual([])
})
`
}

/** Draws a heading and two lines of text on a band, which the block shows until somebody edits it. */
function drawSketch(): Promise<Buffer> {
  const sketch = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
    <rect width="480" height="320" fill="#f4f5f5"/><rect y="70" width="480" height="180" fill="#e3e7e7"/>
    <rect x="48" y="110" width="220" height="24" rx="4" fill="#5b6e74"/>
    <rect x="48" y="158" width="340" height="12" rx="4" fill="#9aa9ad"/><rect x="48" y="182" width="280" height="12" rx="4" fill="#9aa9ad"/>
  </svg>`
  return sharp(Buffer.from(sketch)).webp({ quality: 80 }).toBuffer()
}
