import { describe, expect, test } from 'vitest'
import { toRichText } from './to-rich-text'

const childrenOf = (markup: string) => toRichText(markup).root.children

describe('the markup of demonstration texts', () => {
  test.each([
    ['Hello', ['paragraph']],
    ['## Title\n\nText', ['heading', 'paragraph']],
    ['- one\n- two\n\n1. first', ['list', 'list']],
    ['\n\nA\n\n\nB\n', ['paragraph', 'paragraph']],
  ])('CMS-01: %j becomes its blocks', (markup, types) => expect(childrenOf(markup).map(({ type }) => type)).toEqual(types))

  test('CMS-01: headings and lists keep their level and kind', () => {
    const [h3, bullets, numbers] = childrenOf('### Small\n\n- a\n- b\n\n1. a\n2. b')
    expect(h3).toMatchObject({ tag: 'h3', children: [{ text: 'Small' }] })
    expect(bullets).toMatchObject({ tag: 'ul', listType: 'bullet', children: [{ value: 1 }, { value: 2 }] })
    expect(numbers).toMatchObject({ tag: 'ol', listType: 'number' })
  })

  test('CMS-01: bold text and links are inside their paragraph', () => {
    expect(childrenOf('Go **now** to [us](/contact).')[0]).toMatchObject({
      children: [
        { text: 'Go ', format: 0 },
        { text: 'now', format: 1 },
        { text: ' to ', format: 0 },
        { type: 'link', fields: { url: '/contact', linkType: 'custom' }, children: [{ text: 'us' }] },
        { text: '.', format: 0 },
      ],
    })
  })
})
