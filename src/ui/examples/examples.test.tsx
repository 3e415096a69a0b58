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

  test('A11Y-01: axe finds nothing in any of its states, as the server draws them', async () => {
    // the page around has the headings above these
    const violations = await findViolations(markup())
    expect(violations.filter((violation) => !violation.startsWith('heading-order'))).toEqual([])
  })

  test('A11Y-01: no two of its elements share an id', () => {
    document.body.innerHTML = markup()
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})
