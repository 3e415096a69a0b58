// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld'

test('SEO-03: text that would end the script element is escaped', () => {
  const name = '</script><img src=x onerror=alert(1)> \u2028 & "quotes"'
  document.body.innerHTML = renderToStaticMarkup(<JsonLd data={{ '@type': 'AutoDealer', name }} />)
  expect(document.querySelector('img')).toBeNull()
  expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toEqual({ '@type': 'AutoDealer', name })
})
