import { describe, expect, test } from 'vitest'
import { readEnv } from './env'

const SECRET = 'q7w2e9r4t1y8u3i6o5p0a7s2d9f4g1h8'
const good = { DATABASE_URL: 'postgres://user:word@db.internal:5432/forecourt', PAYLOAD_SECRET: SECRET, PAGE_KEY: `${SECRET}x` }

function findProblems(changes: Record<string, string | undefined>): string[] {
  const reading = readEnv({ ...good, ...changes })
  return reading.kind === 'ok' ? [] : reading.problem
}

describe('readEnv', () => {
  test('three variables are enough, the others have defaults', () => {
    expect(readEnv(good)).toEqual({
      kind: 'ok',
      value: {
        ...good,
        PORT: 3000,
        HOST: 'localhost',
        BASE_DOMAIN: 'localhost',
        PUBLIC_SCHEME: 'http',
        DELIVER_LEADS: 'on',
        DEV_PAGES: 'off',
        GRAPHQL: 'off',
        MEILI_INDEX: 'vehicles',
        DEMO: 'full',
        CACHE_MB: 96,
        MEDIA_DIR: '.data/media',
        LOG_LEVEL: 'info',
      },
    })
  })

  test('an empty value counts as absent', () => {
    expect(findProblems({ MEILI_HOST: '', PORT: ' ' })).toEqual([])
    expect(findProblems({ PAGE_KEY: '' })).toEqual([expect.stringMatching(/^PAGE_KEY is missing/)])
  })

  test('every wrong variable is named, once each, in one go', () => {
    const names = findProblems({ DATABASE_URL: 'mysql://x/y', PAYLOAD_SECRET: 'short', PAGE_KEY: undefined, PORT: 'eighty', DEMO: 'half' })
    expect(names.map((line) => line.split(' ')[0])).toEqual(['DATABASE_URL', 'PAYLOAD_SECRET', 'PAGE_KEY', 'PORT', 'DEMO'])
  })

  test.each([
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'postgres://host-without-a-database'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '30.5'],
    ['BASE_DOMAIN', 'https://example.com'],
    ['BASE_DOMAIN', 'localhost:3000'],
    ['PUBLIC_SCHEME', 'ftp'],
    ['MEILI_HOST', '127.0.0.1:7700'],
    ['MEILI_INDEX', 'cars and vans'],
    ['CACHE_MB', '7'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_FROM', 'Forecourt'],
    ['SECURITY_CONTACT', 'security team'],
    ['SECURITY_CONTACT', 'http://forecourt.example/report'],
    ['SECURITY_CONTACT', 'https://forecourt.example/a report'],
  ])('%s=%s is refused', (name, value) => {
    expect(findProblems({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))])
  })

  test.each([
    ['31 characters', SECRET.slice(1)],
    ['one character over and over', 'a'.repeat(64)],
    ['a placeholder', 'change-me-change-me-change-me-please'],
    ['a copied example', 'your-secret-of-more-than-32-characters'],
  ])('a secret of %s is refused', (_, value) => {
    expect(findProblems({ PAYLOAD_SECRET: value })).toHaveLength(1)
  })

  test('a secret is never repeated in a problem', () => {
    expect(findProblems({ PAYLOAD_SECRET: 'hunter2' }).join()).not.toContain('hunter2')
  })

  test('object storage needs its group, the endpoint excepted', () => {
    const rest = { S3_REGION: 'ap-southeast-2', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
    expect(findProblems({ S3_BUCKET: 'media' }).map((line) => line.split(' ')[0])).toEqual(Object.keys(rest))
    expect(findProblems({ S3_BUCKET: 'media', ...rest })).toEqual([])
  })

  test('a mail server needs a sender', () => {
    expect(findProblems({ MAIL_URL: 'smtps://me:word@mail.example:465' })).toEqual([expect.stringMatching(/^MAIL_FROM is missing/)])
    const wrong = findProblems({ MAIL_URL: 'me:word@mail.example:465', MAIL_FROM: 'no-reply@mail.example' })
    expect(wrong).toEqual([expect.stringMatching(/^MAIL_URL is not the address of a mail server/)])
    expect(wrong.join()).not.toContain('me:word')
  })

  test('the first admin is given whole or not at all', () => {
    expect(findProblems({ ADMIN_EMAIL: 'ada@example.com' })).toEqual([expect.stringMatching(/^ADMIN_PASSWORD is missing/)])
    expect(findProblems({ ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'long enough to keep' })).toEqual([])
  })
})
