// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { templates } from '@tenants/templates'
import { mergeTokens } from '@/domain/template/merge-tokens'
import { checkTheme, contrastRatio } from '@/domain/theme/contrast'
import { THEME_PRESETS } from '@/domain/theme/presets'
import { findViolations } from '../../../tests/setup/find-violations'
import { ThemePanel } from './theme-panel'

afterEach(cleanup)

function show(colour: Record<string, string> = {}) {
  const tokens = mergeTokens(templates.dealer.tokens, { colour })
  const [onPreset, onFix] = [vi.fn(), vi.fn()]
  render(<ThemePanel tokens={tokens} presets={THEME_PRESETS} problems={checkTheme(tokens)} onPreset={onPreset} onFix={onFix} />)
  return { onPreset, onFix, tokens }
}

test('ADM-15: a theme that can be read says so, and a preset is one click', async () => {
  const { onPreset } = show()
  expect(screen.getByRole('status').textContent).toMatch(/can be read/)
  fireEvent.click(screen.getByRole('button', { name: 'Harbour blue' }))
  expect(onPreset).toHaveBeenCalledWith('harbour')
  expect(await findViolations(document.body.innerHTML)).toEqual([])
})

test('ADM-15: a pair that can’t be read is named with a colour that can, one click away', () => {
  const { onFix, tokens } = show({ actionInk: '#ffffff' })
  expect(screen.getByRole('list', { name: /can’t be read/ }).textContent).toMatch(/Text on loud button on Loud button: \d/)
  fireEvent.click(screen.getByRole('button', { name: /^Use #/ }))
  const [name, fix] = onFix.mock.calls[0] ?? []
  expect(name).toBe('actionInk')
  expect(contrastRatio(fix, tokens.colour.action)).toBeGreaterThanOrEqual(4.5)
})
