// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { listPictures } from '@/domain/vehicle/editing/picture-list'
import { PicturesPanel } from './pictures-panel'
import type { Uploaded, UploadPicture } from './upload-picture'

afterEach(cleanup)

const photo = (name: string) => ({ image: { url: `/${name}.webp`, thumb: { url: `/${name}-s.webp` } }, isVideo: false })
const jpeg = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const NEVER: UploadPicture = () => new Promise(() => undefined)

function open(initial: unknown[], upload: UploadPicture = NEVER) {
  const orders: number[][] = []
  let stored: unknown = initial
  function Form() {
    const [value, setValue] = useState<unknown>(initial)
    return (
      <PicturesPanel
        kind="photos"
        stored={value}
        isReadOnly={false}
        upload={upload}
        onChange={(next, order) => {
          orders.push(order)
          stored = next
          setValue(next)
        }}
      />
    )
  }
  const { container } = render(<Form />)
  return { container, orders, urls: () => listPictures(stored).map(({ url }) => url), stored: () => stored }
}

test('EDT-14: the first photo is marked; another one is made the first, and one is deleted', () => {
  const { urls, orders } = open([photo('a'), photo('b'), photo('c')])
  expect(screen.getByRole('button', { name: 'Move picture 1' }).textContent).toBe('1 · First picture')
  fireEvent.click(screen.getByRole('button', { name: 'Make picture 3 the first' }))
  expect(urls()).toStrictEqual(['/c.webp', '/a.webp', '/b.webp'])
  fireEvent.click(screen.getByRole('button', { name: 'Delete picture 2' }))
  expect(urls()).toStrictEqual(['/c.webp', '/b.webp'])
  expect(orders).toStrictEqual([
    [2, 0, 1],
    [0, 2],
  ])
})

test('EDT-14: many photos upload at once; a bad one is named and the others are added in their order', async () => {
  const answers = new Map<string, (answer: Uploaded) => void>()
  const upload: UploadPicture = ({ name }, onProgress) => {
    onProgress(0.5)
    return new Promise((resolve) => answers.set(name, resolve))
  }
  const { container, urls } = open([photo('a')], upload)
  const answer = (name: string, one: Uploaded) => act(async () => answers.get(name)?.(one))
  const added = (name: string): Uploaded => ({ kind: 'added', picture: { url: `/${name}.webp`, thumbUrl: null } })
  const input = screen.getByLabelText('Add photos')
  fireEvent.change(input, { target: { files: [jpeg('b.jpg'), jpeg('c.jpg'), jpeg('d.jpg')] } })
  expect([...answers.keys()]).toStrictEqual(['b.jpg', 'c.jpg'])
  expect(container.querySelector('progress')?.value).toBe(33)
  await answer('c.jpg', added('c'))
  // it waits for the one that was chosen before it
  expect(urls()).toStrictEqual(['/a.webp'])
  await answer('b.jpg', { kind: 'refused', problem: 'This is a document.' })
  await answer('d.jpg', added('d'))
  expect(urls()).toStrictEqual(['/a.webp', '/c.webp', '/d.webp'])
  expect(screen.getByText('2 of 3 pictures added, 1 not added')).toBeTruthy()
  const refused = within(screen.getByRole('list', { name: 'Not added' }))
  expect(refused.getByRole('listitem').textContent).toContain('b.jpg This is a document.')
  fireEvent.click(refused.getByRole('button', { name: 'Dismiss b.jpg' }))
  expect(screen.queryByRole('list', { name: 'Not added' })).toBeNull()
})

test('EDT-14: the focal point is set with the arrow keys and put back to the middle', () => {
  const { stored } = open([photo('a')])
  fireEvent.click(screen.getByRole('button', { name: 'Focal point of picture 1' }))
  const panel = within(screen.getByRole('region', { name: 'Focal point of picture 1' }))
  const picker = panel.getByRole('button', { name: 'Focal point of picture 1' })
  fireEvent.keyDown(picker, { key: 'ArrowLeft', shiftKey: true })
  fireEvent.keyDown(picker, { key: 'ArrowUp' })
  expect(listPictures(stored())[0]?.focal).toStrictEqual({ x: 45, y: 49 })
  fireEvent.click(panel.getByRole('button', { name: 'Use the middle' }))
  expect(stored()).toStrictEqual([photo('a')])
})

test('EDT-14: axe finds no problems', async () => {
  const { container } = open([photo('a'), photo('b')])
  expect((await axe.run(container)).violations.map(({ id }) => id)).toStrictEqual([])
})
