import { expect, test } from 'vitest'
import { describeUploads, type FileUpload, sumProgress } from './upload-list'

const upload = (more: Partial<FileUpload> = {}): FileUpload => ({
  key: 'a',
  name: 'a.jpg',
  progress: 0,
  problem: null,
  isDone: false,
  ...more,
})
const done = upload({ isDone: true, progress: 1 })
const bad = upload({ problem: 'empty' })

test.each<[FileUpload[], string, number]>([
  [[], '', 0],
  [[upload({ progress: 0.5 })], 'Uploading: 0 of 1 picture added', 50],
  [[done, upload(), bad], 'Uploading: 1 of 3 pictures added, 1 not added', 66],
  [[done], '1 picture added. Save the car to keep it.', 100],
  [[done, done], '2 pictures added. Save the car to keep them.', 100],
  [[done, bad], '1 of 2 pictures added, 1 not added', 100],
])('EDT-14: %j reads "%s" at %d %%', (uploads, words, percent) => {
  expect(describeUploads(uploads)).toBe(words)
  expect(sumProgress(uploads)).toBe(percent)
})
