// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { Dialog } from './dialog'

test('A11Y-01: a dialog has its title as accessible name and can be closed without JavaScript; axe finds no violations', async () => {
  const markup = renderToStaticMarkup(
    <Dialog id="holidays" title="Holiday hours" open>
      <p>Closed on 25 December.</p>
    </Dialog>,
  )
  expect(await findViolations(markup)).toEqual([])
  const dialog = document.querySelector('dialog')
  expect(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Holiday hours')
  expect(dialog?.querySelector('form[method=dialog] button[type=submit]')?.getAttribute('aria-label')).toBe('Close')
}, 30_000)
