import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listBlocks } from '@/domain/blocks/block-catalogue'
import pictures from '@/domain/blocks/block-pictures.json'
import { blockConfigs } from './configs'
import { blockExamples } from './examples'

const slugs = blockConfigs.map(({ slug }) => slug).toSorted()

test('ADM-13: every block is in the picker with its description, and nothing else is', () => {
  expect(slugs.length).toBeGreaterThanOrEqual(40)
  expect(listBlocks().toSorted()).toEqual(slugs)
})

test('ADM-13, CMS-01: every block has examples and a real picture', () => {
  expect(Object.keys(blockExamples).toSorted()).toEqual(slugs)
  expect(pictures.toSorted()).toEqual(slugs)
  for (const slug of pictures) expect(existsSync(`public/block-pictures/${slug}.webp`), slug).toBe(true)
})
