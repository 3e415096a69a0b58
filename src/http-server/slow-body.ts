import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Refusal, writeRefusal } from './refusal'

const TOO_SLOW: Refusal = { status: 408, message: 'This took too long to arrive. Please check your connection and send it again.' }

/**
 * Refuses a request whose body has not arrived in time (SEC-18). A client that sends a byte a second would otherwise hold its connection and a call that
 * waits for it for minutes.
 * @param limitMs Milliseconds from now.
 * @param isPlatform Whether the request came to the admin's host, whose refusals have Payload's shape.
 */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, limitMs: number, isPlatform: boolean): void {
  const timer = setTimeout(() => {
    if (request.complete || response.headersSent) return void request.destroy()
    // the call that waits for the body fails now, and its own answer must not end the process
    response.on('error', () => undefined)
    writeRefusal(request, response, TOO_SLOW, isPlatform)
  }, limitMs)
  timer.unref()
  const stop = () => clearTimeout(timer)
  request.once('end', stop)
  response.once('close', stop)
}
