// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { templates } from '@tenants/templates'
import { mergeTokens } from '@/domain/tenant/merge-tokens'
import { checkTheme, contrastRatio } from '@/domain/tenant/theme/contrast'
import { THEME_PRESETS } from '@/domain/tenant/theme/presets'
import { findViolations } from '@tests/setup/find-violations'
import { ThemePanel } from './theme-panel'

afterEach(cleanup)

function show(colour: Record<string, string> = {}) {
  const tokens = mergeTokens(templates.dealer.tokens, { colour })
  const [onPreset, onFix] = [vi.fn(), vi.fn()]
  render(
    <ThemePanel
      tokens={tokens}
      presets={THEME_PRESETS}
      chosen="reef"
      problems={checkTheme(tokens, 'dealer')}
      onPreset={onPreset}
      onFix={onFix}
    />,
  )
  return { onPreset, onFix, tokens }
}

test('ADM-15: a readable theme says so, and a preset is one click', async () => {
  const { onPreset } = show()
  expect(screen.getByRole('status').textContent).toMatch(/text is readable/)
  fireEvent.click(screen.getByRole('button', { name: 'Harbour blue' }))
  expect(onPreset).toHaveBeenCalledWith('harbour')
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Reef'])
  expect(await findViolations(document.body.innerHTML)).toEqual([])
})

test('ADM-15: a pair with insufficient contrast is listed with a colour that fixes it, one click away', async () => {
  const { onFix, tokens } = show({ actionInk: '#ffffff' })
  expect(screen.getByRole('list', { name: /Hard to read/ }).textContent).toMatch(
    /“Text on loud button” can’t be read on “Loud button”.* \d/,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Use #[0-9a-f]{6} for “Text on loud button”$/ }))
  const [name, fix] = onFix.mock.calls[0] ?? []
  expect(name).toBe('actionInk')
  expect(contrastRatio(fix, tokens.colour.action)).toBeGreaterThanOrEqual(4.5)
  expect(await findViolations(document.body.innerHTML)).toEqual([])
})
