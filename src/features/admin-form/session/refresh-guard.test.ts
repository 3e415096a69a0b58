import { describe, expect, test, vi } from 'vitest'
import { RefreshGuard } from './refresh-guard'
import type { Values } from './saver'

function openForm(typed: Values, refill?: (values: Values) => Promise<void>) {
  const form = { values: typed, refills: 0 }
  const guard = new RefreshGuard({
    readForm: () => structuredClone(form.values),
    refill:
      refill ??
      (async (values) => {
        form.refills += 1
        form.values = values
      }),
  })
  return { form, guard }
}

describe('RefreshGuard', () => {
  test('EDT-02: a refresh that replaces the form’s values with older ones is undone', async () => {
    const { form, guard } = openForm({ title: 'Typed' })
    guard.note()
    form.values = { title: 'Stored' }
    guard.undo()
    await guard.rest()
    expect(form.values).toEqual({ title: 'Typed' })
  })

  test('EDT-02: what is typed after a refresh stays, whether or not the refresh changed the form', async () => {
    const { form, guard } = openForm({ title: 'Typed' })
    guard.undo()
    guard.note()
    guard.undo()
    await guard.rest()
    form.values = { title: 'Typed on' }
    guard.undo()
    await guard.rest()
    expect(form).toEqual({ values: { title: 'Typed on' }, refills: 1 })
  })

  test('EDT-02: a refill that fails is logged and does not stop those who wait for it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { guard } = openForm({ title: 'Typed' }, () => Promise.reject(new Error('no form')))
    guard.note()
    guard.undo()
    await expect(guard.rest()).resolves.toBeUndefined()
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})
