// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ImportDecision } from './import-decision'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('ADM-19: actions of an import', () => {
  test.each([
    ['held', 'Release and apply', '/api/stock-imports/5/release'],
    ['applied', 'Undo this import', '/api/stock-imports/5/undo'],
  ])('ADM-19: %s: %s, after confirmation', async (state, label, path) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address)
      return Promise.resolve(Response.json({ kind: 'done' }))
    })
    const onDone = vi.fn()
    render(<ImportDecision id={5} state={state} onDone={onDone} />)
    press(label)
    press('No')
    expect(asked).toStrictEqual([])
    press(label)
    press('Yes')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(asked).toStrictEqual([path])
  })

  test('ADM-19: a refusal is shown with its message', async () => {
    const errors = [{ message: 'Not undone: these cars were saved since the import: A1.' }]
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errors }, { status: 409 })))
    render(<ImportDecision id={5} state="applied" onDone={() => undefined} />)
    press('Undo this import')
    press('Yes')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(errors[0]?.message))
  })

  test.each(['undone', 'superseded', ''])('ADM-19: no action for state %j', (state) => {
    expect(render(<ImportDecision id={5} state={state} onDone={() => undefined} />).container.innerHTML).toBe('')
  })
})
