import { expect, test } from 'vitest'
import { readReplyClock, writeMinutes } from './reply-clock'

test.each([
  ['just come', 0, null, 30, { kind: 'waiting', minutes: 0, text: '0 min' }],
  ['waiting', 0, null, 89 * 60, { kind: 'waiting', minutes: 89, text: '1 h 29 min' }],
  ['soon late', 0, null, 90 * 60, { kind: 'soon', minutes: 90, text: '1 h 30 min' }],
  ['the last minute', 0, null, 120 * 60 + 59, { kind: 'soon', minutes: 120, text: '2 h' }],
  ['late', 0, null, 121 * 60, { kind: 'late', minutes: 121, text: '2 h 1 min' }],
  ['answered in time', 0, 120 * 60, 500 * 60, { kind: 'answered', minutes: 120, isInTime: true, text: '2 h' }],
  ['answered late', 0, 121 * 60, 500 * 60, { kind: 'answered', minutes: 121, isInTime: false, text: '2 h 1 min' }],
  ['clocks that disagree', 60, 0, 0, { kind: 'answered', minutes: 0, isInTime: true, text: '0 min' }],
])('ADM-18: the first-reply clock of 120 minutes: %s', (_, createdAt, repliedAt, now, expected) => {
  expect(readReplyClock(createdAt, repliedAt, now)).toEqual(expected)
})

test.each([
  [59, '59 min'],
  [60, '1 h'],
  [2879, '47 h 59 min'],
  [2880, '2 days'],
])('ADM-18: %i minutes are written %s', (minutes, expected) => {
  expect(writeMinutes(minutes)).toBe(expected)
})
