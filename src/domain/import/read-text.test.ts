import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, isFormula, toPlainComments } from './read-text'

describe('ADM-19: texts', () => {
  test.each([
    ['  a ', 'a'],
    ['a\u0000b\u0007\ufeff', 'ab'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['x\ud800y', 'xy'],
    ['🚗', '🚗'],
  ])('ADM-19: %j is stored as %j', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned)
  })

  test.each([
    ['=HYPERLINK("http://x")', true],
    ['=1+1', true],
    ['@SUM(A1)', true],
    ["+cmd|' /C calc'!A0", true],
    ['-cmd|x', true],
    ['+61 400 000 000', false],
    ['-', false],
    ['A=B', false],
    ['3.0', false],
  ])('ADM-19, SEC-01: whether %j is a formula: %s', (text, isOne) => {
    expect(isFormula(text)).toBe(isOne)
  })

  test.each([
    ['Plain < 5 and > 3', 'Plain < 5 and > 3'],
    ['<p>One</p><p>Two &amp; three</p>', 'One\nTwo & three'],
    ['<ul><li>Alloys</li><li>Camera</li></ul>', '- Alloys\n\n- Camera'],
    ['a<br/>b<BR>c', 'a\nb\nc'],
    ['<script>alert(1)</script>ok<style>p{}</style>', 'ok'],
    ['x<img src=x onerror=alert(1)>y', 'xy'],
    ['a<script>never closed', 'a'],
    ['<b', '<b'],
    ['a<p>b<i', 'a<p>b'.replace('<p>', '')],
    ['Tom &lt;3', 'Tom &lt;3'],
    ['It&rsquo;s', 'It’s'],
  ])('ADM-19, CAR-04: %j reads %j', (text, plain) => {
    expect(toPlainComments(text)).toBe(plain)
  })

  test('ADM-19, SEC-01: a tag that another one hides is removed too', () => {
    expect(toPlainComments('<b><<p>A-->')).toBe('')
    expect(toPlainComments(`<b>${'<p'.repeat(500)}${'>'.repeat(500)}`)).not.toContain('<')
    expect(toPlainComments(`<b>${'<'.repeat(500)}${'p>'.repeat(500)}`)).not.toContain('<')
  })

  test('ADM-19, SEC-01: no markup remains of any input', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('<p>', '</p>', '<script>', '</script>', '<img src=x onerror=a>', '<!--', '-->', '<a', '&nbsp;'),
    )
    fc.assert(fc.property(fc.array(part), (parts) => !/<\/?[a-z][^>]*>/i.test(toPlainComments(`<b>${parts.join('')}`))))
  })
})
