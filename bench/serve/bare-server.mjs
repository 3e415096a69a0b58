import { createServer } from 'node:http'

// The cheapest answer that Node can give: the same bytes from memory, whatever is asked.
process.once('message', (text) => {
  const body = Buffer.from(String(text), 'base64')
  const headers = ['Content-Type', 'text/html; charset=utf-8', 'Content-Encoding', 'gzip', 'Content-Length', String(body.length)]
  const server = createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
})
