import { explainBadPath } from '@/domain/navigation/page-path'
import { Refusal } from '../setup/refusal'
import { addToEnd } from './edit-text'
import type { Name } from './name'
import type { Recipe } from './recipe'

const ROUTES = 'src/app/(site)/sites/[tenant]/[epoch]'
/** A constant, because the check of default exports reads this file line by line. */
const EXPORT = 'export default'
const STANDARD_PAGES = 'src/domain/navigation/page-path.ts'

/** Creates a page that every site has at /<name>: its route, its view with a test, and its address in the list of standard pages. */
export const pageRecipe: Recipe = {
  help: 'a page that every site has, at /<name>',
  plan: (name) => {
    const taken = explainBadPath(`/${name.kebab}`)
    if (taken !== null) throw new Refusal(taken)
    return {
      files: {
        [`${ROUTES}/${name.kebab}/page.tsx`]: writeRoute(name),
        [`src/ui/pages/${name.kebab}/${name.kebab}-view.tsx`]: writeView(name),
        [`src/ui/pages/${name.kebab}/${name.kebab}-view.test.tsx`]: writeTest(name),
      },
      edits: { [STANDARD_PAGES]: (text) => addToEnd(text, 'export const STANDARD_PAGES', `  '${name.kebab}',`) },
      next: [
        `Write the page in src/ui/pages/${name.kebab}/; the route reads the data and passes it to the view.`,
        'The page is cached for each site. If it reads the query of its address, add it to PER_REQUEST and ASKED in src/server/routing/.',
        'Link to it from a menu or a page; it is not indexed unless its metadata says so.',
      ],
    }
  },
}

function writeRoute({ kebab, pascal, label }: Name): string {
  return `import { describeStandardPage } from '@/app/site/standard-page-metadata'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { ${pascal}View } from '@/ui/pages/${kebab}/${kebab}-view'

// Cached for each site and epoch, so it must not depend on the visitor's request.
export const dynamic = 'error'
export const generateStaticParams = () => []

export const generateMetadata = describeStandardPage({
  path: '/${kebab}',
  title: '${label}',
  describe: ({ name }) => \`${label} at \${name}.\`,
})

${EXPORT} async function ${pascal}Page({ params }: { params: Promise<SiteParams> }) {
  const { tenant } = await readSite(params)
  return <${pascal}View name={tenant.name} stockHref={tenant.switches.configLinks.allStock} />
}
`
}

function writeView({ pascal, label }: Name): string {
  return `import { LinkButton } from '@/ui/primitives/button/button'

type Props = { name: string; stockHref: string }

export function ${pascal}View({ name, stockHref }: Props) {
  return (
    <div className="wrap section">
      <h1 className="type-h1">${label}</h1>
      <p className="mt-3 mb-8 max-w-prose text-lg/7 text-ink-soft">${label} at {name}.</p>
      <LinkButton href={stockHref} variant="outline">
        See our stock
      </LinkButton>
    </div>
  )
}
`
}

function writeTest({ kebab, pascal, label }: Name): string {
  return `// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { explainBadPath } from '@/domain/navigation/page-path'
import { findViolations } from '@tests/setup/find-violations'
import { ${pascal}View } from './${kebab}-view'

const html = renderToStaticMarkup(<${pascal}View name="Harbour City Motors" stockHref="/search" />)

test('CMS-02: ${kebab} has one heading, names the site and links to its stock', async () => {
  document.body.innerHTML = html
  expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['${label}'])
  expect(document.body.textContent).toContain('Harbour City Motors')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/search')
  expect(await findViolations(html)).toEqual([])
})

test('CMS-02: no editor can create a page at /${kebab}', () => {
  expect(explainBadPath('/${kebab}')).not.toBeNull()
})
`
}
