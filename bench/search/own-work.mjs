import { readFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import { parseArgs } from 'node:util'
import { findProcess } from '../find-process.mjs'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    site: { type: 'string', default: 'harbour' },
    calls: { type: 'string', default: '200' },
    'warm-up': { type: 'string', default: '40' },
  },
})
const [port, calls, warmUp] = [values.port, values.calls, values['warm-up']].map(Number)
const MS_PER_TICK = 10

// its CPU time is the site's own work, since the search engine is another process
const pid = findProcess(port)

function readCpu() {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * MS_PER_TICK
}

const agent = new http.Agent({ keepAlive: true })

function ask(path) {
  return new Promise((resolve, reject) => {
    const headers = { host: `${values.site}.localhost:${port}`, 'accept-encoding': 'gzip', accept: 'text/html' }
    const request = http.get({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      let bytes = 0
      response.on('data', (data) => (bytes += data.length))
      response.on('end', () => (response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${response.statusCode}`))))
    })
    request.on('error', reject)
  })
}

let asked = Date.now() % 1_000_000
/** Ranges that were not searched before, so that no cached result helps. */
const newRanges = () => {
  asked += 1
  return `km=${asked % 997}-${150_000 + (asked % 9_973)}&price=${1_000 + (asked % 3_989)}-${90_000 + (asked % 9_949)}`
}

const CASES = {
  'a call that does nothing (/api/health)': () => '/api/health',
  'a cached page': () => '/',
  'search as JSON, new ranges': () => `/api/search?${newRanges()}`,
  'search as a page, new ranges': () => `/search?${newRanges()}`,
}

console.log(
  `Of process ${pid} on ${os.cpus().length} cores, load ${os.loadavg()[0].toFixed(1)}, Node ${process.version}; ${calls} calls each, one after the other.\n`,
)
console.log('| what | processor ms a call | p50 ms | KB |\n|---|---|---|---|')
for (const [name, toPath] of Object.entries(CASES)) {
  for (let call = 0; call < warmUp; call += 1) await ask(toPath())
  const before = readCpu()
  const took = []
  let bytes = 0
  for (let call = 0; call < calls; call += 1) {
    const started = performance.now()
    bytes += await ask(toPath())
    took.push(performance.now() - started)
  }
  const median = took.toSorted((one, other) => one - other)[Math.floor(calls / 2)]
  console.log(`| ${name} | ${((readCpu() - before) / calls).toFixed(1)} | ${median.toFixed(1)} | ${(bytes / calls / 1_000).toFixed(1)} |`)
}
agent.destroy()
