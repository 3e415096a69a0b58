// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { Button } from '../button/button'
import { Drawer } from '../drawer'
import { Sheet } from '../sheet'
import { opensModal } from './opens-modal'
import { useModal } from './use-modal'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe.each([
  ['sheet', Sheet],
  ['drawer', Drawer],
] as const)('a %s', (_, Modal) => {
  test('A11Y-01: has its title as accessible name, closes without JavaScript, and axe finds no violations', async () => {
    const markup = renderToStaticMarkup(
      <Modal id="filters" title="Filters" footer={<Button>Show Me 118 cars</Button>} open>
        <p>Body</p>
      </Modal>,
    )
    expect(await findViolations(markup)).toEqual([])
    const dialog = document.querySelector('dialog')
    expect(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Filters')
    expect(dialog?.querySelector('form[method=dialog] button')?.getAttribute('aria-label')).toBe('Close')
  })

  test('A11Y-01: a button opens it without JavaScript', () => {
    document.body.innerHTML = renderToStaticMarkup(<Button {...opensModal('filters')}>Filters</Button>)
    const button = document.querySelector('button')
    expect([button?.getAttribute('command'), button?.getAttribute('commandfor')]).toEqual(['show-modal', 'filters'])
  })
})

describe('a controlled modal', () => {
  /** jsdom has the element but not its methods. These set the attribute as browsers do. */
  beforeEach(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
        this.dispatchEvent(new Event('close'))
      },
    })
  })

  function Enquiry({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
    return (
      <Drawer id="enquiry" title="Enquire Now" {...useModal(isOpen, onClose)}>
        <p>Car</p>
      </Drawer>
    )
  }

  test('A11Y-01: opens and closes with its state, and reports when the visitor has closed it', () => {
    const onClose = vi.fn<() => void>()
    const { rerender } = render(<Enquiry isOpen={false} onClose={onClose} />)
    expect(screen.queryByRole('dialog')).toBeNull()
    rerender(<Enquiry isOpen onClose={onClose} />)
    expect(screen.getByRole('dialog', { name: 'Enquire Now' })).toBeDefined()
    // Simulates Escape and the close button.
    fireEvent(screen.getByRole('dialog'), new Event('close'))
    expect(onClose).toHaveBeenCalledOnce()
    rerender(<Enquiry isOpen={false} onClose={onClose} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
