import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SharedSectionBlock } from './component'

test('EDT-24: a shared section that nothing was put in place of renders nothing', () => {
  expect(renderToStaticMarkup(<SharedSectionBlock />)).toBe('')
})
