// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { PRIMITIVES } from './example'
import { primitiveExamples } from './examples'

describe.each(PRIMITIVES)('the %s', (primitive) => {
  const markup = () =>
    renderToStaticMarkup(
      <main>
        {primitiveExamples[primitive].map(({ name, draw }, index) => (
          <div key={name}>{draw(`${primitive}-${index}`)}</div>
        ))}
      </main>,
    )

  test('A11Y-01: axe finds no violations in the server-rendered states', async () => {
    // The surrounding page has the headings above these.
    const violations = await findViolations(markup())
    expect(violations.filter((violation) => !violation.startsWith('heading-order'))).toEqual([])
  })

  test('A11Y-01: element ids are unique', () => {
    document.body.innerHTML = markup()
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})
