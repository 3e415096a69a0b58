// Measures the transfer size of a site's pages: see README.md.
import http from 'node:http'
import https from 'node:https'
import { gzipSync } from 'node:zlib'

const LEVEL = 6
const PAGES = ['/', '/search', 'vehicle']
/** Limits in KB of gzip, from the quality bars. */
const BARS = { '/search': 25, vehicle: 18 }
const FLIGHT = /<script[^>]*>\(?self\.__next_f[\s\S]*?<\/script>/g

const [origin = 'http://harbour.localhost:3000', ...asked] = process.argv.slice(2)

const weigh = (text) => gzipSync(text, { level: LEVEL }).length / 1024
const kilobytes = (number) => number.toFixed(1).padStart(7)
const pick = (html, pattern) => (html.match(pattern) ?? []).join('')

/** Demo hosts end in .localhost, which not every resolver supports. */
function look(host, options, done) {
  const found = { address: '127.0.0.1', family: 4 }
  if (options.all) done(null, [found])
  else done(null, found.address, found.family)
}

function read(path) {
  const url = new URL(path, origin)
  const lookup = url.hostname.endsWith('localhost') ? look : undefined
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http
    get(url, { lookup }, (response) => {
      response.setEncoding('utf8')
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(`${path} answered ${response.statusCode}`))))
    }).on('error', reject)
  })
}

/** Uses the first vehicle of the search. */
async function findPath(page) {
  if (page !== 'vehicle') return page
  const [, href] = /href="(\/cars\/[^"#]+)"/.exec(await read('/search')) ?? []
  if (!href) throw new Error('The search shows no car')
  return href
}

function describe(html) {
  const markup = html.replace(FLIGHT, '')
  return {
    all: weigh(html),
    markup: weigh(markup),
    flight: weigh(pick(html, FLIGHT)),
    header: weigh(pick(markup, /<header data-site-header[\s\S]*?<\/header>/g)),
    main: weigh(pick(markup, /<main[\s\S]*?<\/main>/g)),
    footer: weigh(pick(markup, /<footer[\s\S]*?<\/footer>/g)),
    raw: html.length / 1024,
    elements: (markup.match(/<[a-z]/g) ?? []).length,
  }
}

console.log(`${origin}, KB of gzip -${LEVEL}`)
console.log('    all  markup  flight  header    main  footer  raw KB  elements  page')
for (const page of asked.length > 0 ? asked : PAGES) {
  const { elements, ...sizes } = describe(await read(await findPath(page)))
  const bar = BARS[page] === undefined ? '' : ` (bar ${BARS[page]})`
  console.log(`${Object.values(sizes).map(kilobytes).join(' ')}  ${String(elements).padStart(8)}  ${page}${bar}`)
}
