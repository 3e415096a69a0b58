// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { nameControls } from './name-controls'

const PAGE = `
  <div class="doc-controls__popup"><button class="popup-button"></button></div>
  <button class="clickable-arrow clickable-arrow--left"></button>
  <table><tbody><tr>
    <td><div class="select-row"><input type="checkbox" aria-label="" aria-labelledby="undefined"></div></td><td>Summer sale</td>
  </tr></tbody></table>
  <div class="field-type"><span class="field-label">Brand <span>*</span></span><div class="rs"><input id="select"></div>
    <div class="multi-value" role="button" tabindex="0">Kia</div>
    <div class="clear-indicator" role="button" tabindex="0" aria-hidden="true"></div>
    <button class="dropdown-indicator" aria-hidden="true"></button></div>
  <iframe id="live-preview-iframe"></iframe>
  <div class="field-type"><label for="title">Title</label><input id="title"></div>
  <div class="field-type"><span class="field-label">Text</span><div id="rich" contenteditable="true"></div></div>
  <div class="field-type"><span class="field-label">Other</span><input id="own" aria-label="Own name"><input type="hidden" id="unseen"></div>`

test('A11Y-01: buttons without words, boxes of rows and inputs beside their label get names; others keep theirs', () => {
  document.body.innerHTML = PAGE
  nameControls(document)
  nameControls(document)
  const nameOf = (selector: string) => document.querySelector(selector)?.getAttribute('aria-label') ?? null
  expect(nameOf('.doc-controls__popup button')).toBe('More actions')
  expect(nameOf('.clickable-arrow--left')).toBe('Previous page')
  expect(nameOf('.select-row input')).toBe('Select Summer sale')
  expect(['#select', '#title', '#rich', '#own', '#unseen'].map(nameOf)).toEqual(['Brand', null, 'Text', 'Own name', null])
  expect([nameOf('.clear-indicator'), nameOf('#live-preview-iframe')]).toEqual(['Clear Brand', 'Preview'])
  expect(document.querySelector('.clear-indicator')?.hasAttribute('aria-hidden')).toBe(false)
  expect(document.querySelector('.multi-value')?.getAttribute('role')).toBe('group')
  expect(document.querySelector('.dropdown-indicator')?.getAttribute('tabindex')).toBe('-1')
})
