// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { Button, IconButton, LinkButton } from './button'
import type { ButtonSize, ButtonVariant } from './button-classes'

const VARIANTS: ButtonVariant[] = ['action', 'brand', 'quiet', 'outline', 'text']
const SIZES: ButtonSize[] = ['small', 'medium', 'large']

test('A11Y-01: axe finds no violations in buttons and links of every variant', async () => {
  const markup = renderToStaticMarkup(
    <>
      {VARIANTS.flatMap((variant) =>
        SIZES.map((size) => (
          <span key={`${variant}-${size}`}>
            <Button variant={variant} size={size} icon="search">
              Search
            </Button>
            <LinkButton href="/search" variant={variant} size={size}>
              See all
            </LinkButton>
          </span>
        )),
      )}
      <IconButton icon="close" label="Close" />
    </>,
  )
  expect(await findViolations(markup)).toEqual([])
}, 30_000)

test('A11Y-01: a button does not submit its form by default', () => {
  expect(renderToStaticMarkup(<Button>Open</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"')
})

// Shared styles, and those that differ by template.
const css = ['buttons.css', 'looks.css'].map((name) => readFileSync(`src/ui/theme/${name}`, 'utf8')).join('')

const listRules = (name: string) =>
  [...css.matchAll(new RegExp(`\\.${name}(?::where\\(.*\\))? \\{([^}]*)\\}`, 'g'))].map(([, rule = '']) => rule)

test.each(VARIANTS)('TEN-05: a %s button takes its colours from the tenant', (variant) => {
  expect(renderToStaticMarkup(<Button variant={variant}>Go</Button>)).toContain(`btn-${variant}`)
  expect(listRules(`btn-${variant}`).join('')).toMatch(/ (bg|text)-(action|brand|link|surface|ink)/)
})

test.each([...VARIANTS.map((name) => `btn-${name}`), ...SIZES.flatMap((name) => [`btn-${name}`, `btn-text-${name}`])])(
  'TEN-05: the class %s has a rule',
  (name) => {
    expect(listRules(name)).not.toEqual([])
  },
)
