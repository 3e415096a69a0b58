import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    runs: { type: 'string', default: '5' },
    sites: { type: 'string', default: 'harbour,summit,meridian,aurora' },
    throttling: { type: 'string', default: 'simulate' },
  },
})
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const TIMES = { lcp: 'largest-contentful-paint', cls: 'cumulative-layout-shift', tbt: 'total-blocking-time' }
const FLAGS = '--headless=new --no-sandbox --disable-background-networking --disable-component-update --disable-sync --no-first-run'

const TRIES = 3

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

function run(command, args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium' }
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env })
    let errors = ''
    child.stderr.on('data', (data) => (errors += data))
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(errors.slice(-600)))))
  })
}

async function measure(url, folder) {
  const output = path.join(folder, 'report.json')
  const categories = `--only-categories=${CATEGORIES.join(',')}`
  await run('npx', [
    '-y',
    'lighthouse@12.8.2',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    categories,
    `--throttling-method=${values.throttling}`,
    `--chrome-flags=${FLAGS}`,
  ])
  const report = JSON.parse(await readFile(output, 'utf8'))
  const failed = Object.values(report.audits).filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
  return {
    scores: CATEGORIES.map((name) => Math.round(report.categories[name].score * 100)),
    times: Object.values(TIMES).map((id) => report.audits[id].numericValue),
    failed: failed.map(({ id }) => id),
  }
}

/** Repeats a report without a paint: on a busy machine Lighthouse sometimes misses it, and the report is useless. */
async function measureWhole(url, folder) {
  for (let left = TRIES; left > 0; left -= 1) {
    const result = await measure(url, folder).catch((error) => console.error(`${url}: ${error.message}`))
    if (result?.times.every(Number.isFinite)) return result
  }
  throw new Error(`${url}: ${TRIES} reports without a paint or without an answer.`)
}

async function findCar(site) {
  // Node does not resolve *.localhost as browsers do, and fetch can't send another Host
  const request = http.get({ host: 'localhost', port: values.port, path: '/search', headers: { host: `${site}.localhost` } })
  const [response] = await once(request, 'response')
  const html = await text(response)
  return /href="(\/cars\/[a-z0-9-]+)"/.exec(html)?.[1] ?? '/'
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'lighthouse-'))
console.log(
  ['page'.padEnd(20), ...CATEGORIES.map((name) => name.padStart(15)), 'LCP ms'.padStart(9), 'CLS'.padStart(8), 'TBT ms'.padStart(8)].join(
    '',
  ),
)
for (const site of values.sites.split(',')) {
  for (const [name, address] of Object.entries({ home: '/', search: '/search', vehicle: await findCar(site) })) {
    const results = []
    for (let count = 0; count < Number(values.runs); count += 1)
      results.push(await measureWhole(`http://${site}.localhost:${values.port}${address}`, folder))
    const scores = CATEGORIES.map((_, index) => String(median(results.map((result) => result.scores[index]))).padStart(15))
    const [lcp, cls, tbt] = Object.keys(TIMES).map((_, index) => median(results.map((result) => result.times[index])))
    const times = `${lcp.toFixed(0).padStart(9)}${cls.toFixed(4).padStart(8)}${tbt.toFixed(0).padStart(8)}`
    console.log(
      `${`${site} ${name}`.padEnd(20)}${scores.join('')}${times}  ${[...new Set(results.flatMap(({ failed }) => failed))].join(' ')}`,
    )
  }
}
await rm(folder, { recursive: true })
