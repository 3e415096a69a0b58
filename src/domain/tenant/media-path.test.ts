import { expect, test } from 'vitest'
import { findMediaFile } from './media-path'

test.each([
  ['/api/media/file/yard-0a1b.webp', 'yard-0a1b.webp'],
  ['/api/media/file/y%61rd.webp?prefix=x', 'yard.webp'],
  ['/api/media/file/%ff', ''],
  ['/api/media/file/', ''],
  ['/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fyard.webp&w=640&q=75', 'yard.webp'],
  ['/_next/image?url=/demo-media/../api/media/file/yard.webp&w=640&q=75', 'yard.webp'],
  ['/_next/image?url=/demo-media\\..\\api\\media\\file\\yard.webp&w=640', 'yard.webp'],
  ['/_next/image?url=/demo-media/a.webp&url=/api/media/file/yard.webp&w=640', 'yard.webp'],
  ['/_next/image?url=/demo-media/a.webp&w=640', null],
  ['/_next/image', null],
  ['/search', null],
  ['/api/media', null],
])('SEC-23: %s requests the file %s', (address, file) => {
  expect(findMediaFile(new URL(address, 'http://harbour.localhost'))).toBe(file)
})
