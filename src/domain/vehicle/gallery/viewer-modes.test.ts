import { expect, test } from 'vitest'
import { listViewerModes, resolveStartMode, type ViewerMode } from './viewer-modes'

const none = { spinner: false, walkaround: false, interior: false }

test.each<[string, Partial<typeof none>, ViewerMode[]]>([
  ['GAL-05: all four in order', { spinner: true, walkaround: true, interior: true }, ['spinner', 'walkaround', 'gallery', 'interior']],
  ['GAL-05: a mode without data is not offered', { walkaround: true }, ['walkaround', 'gallery']],
  ['GAL-05: only photos', {}, ['gallery']],
])('%s', (_, has, expected) => {
  expect(listViewerModes({ ...none, ...has })).toEqual(expected)
})

test.each<[string, ViewerMode, ViewerMode[], ViewerMode]>([
  ['GAL-06: the spin if there is one', 'spinner', ['spinner', 'gallery'], 'spinner'],
  ['GAL-06: the gallery without a spin', 'spinner', ['walkaround', 'gallery', 'interior'], 'gallery'],
  ['GAL-06: the gallery if the site starts with it', 'gallery', ['spinner', 'gallery'], 'gallery'],
  ['GAL-06: the interior', 'interior', ['gallery', 'interior'], 'interior'],
])('%s', (_, wanted, offered, expected) => {
  expect(resolveStartMode(wanted, offered)).toBe(expected)
})
