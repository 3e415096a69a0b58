// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LocationPicture } from './location-picture'

test('EDT-14: a location’s picture keeps its focal point in view', () => {
  const image = { url: '/a/yard.webp', width: 1_200, height: 800, alt: '', position: '20% 70%' }
  const { container } = render(<LocationPicture image={image} sizes="100vw" className="" />)
  expect(container.querySelector('img')?.style.objectPosition).toBe('20% 70%')
})
