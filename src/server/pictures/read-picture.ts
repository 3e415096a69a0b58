import { lookup } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { BlockList, isIP } from 'node:net'
import path from 'node:path'
import { env } from '@/env'
import { readAtMost } from '../read-at-most'

const PATIENCE_MS = 6_000
const MOST_BYTES = 20_000_000

/** Addresses that no picture of a car comes from: this machine, the network it stands in, and what is set aside. */
const INSIDE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv6')

/** Whether an address of the internet stands behind a host name, and nothing inside our own network. */
export async function isPublicHost(host: string): Promise<boolean> {
  const name = host.replace(/^\[|\]$/g, '')
  try {
    const found = isIP(name) ? [{ address: name, family: isIP(name) }] : await lookup(name, { all: true })
    return found.length > 0 && found.every(({ address, family }) => !INSIDE.check(address, family === 6 ? 'ipv6' : 'ipv4'))
  } catch {
    return false
  }
}

async function fetchBytes(url: string): Promise<Buffer | null> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok || !response.body) return null
  return readAtMost(response.body, MOST_BYTES)
}

/**
 * The bytes of a picture as a car names it: a path of this platform, or an https address of the internet; null when it can't be had within seconds, so
 * that a sheet is made without it.
 */
export async function readPicture(url: string): Promise<Buffer | null> {
  try {
    const drawn = /^\/demo-media\/([\w.-]+)$/.exec(url)?.[1]
    if (drawn !== undefined) return await readFile(path.join(process.cwd(), 'public', 'demo-media', drawn))
    if (/^\/api\/media\/file\/[^/]+$/.test(url)) return await fetchBytes(`http://${env().HOST}:${env().PORT}${url}`)
    if (!url.startsWith('https://') || !(await isPublicHost(new URL(url).hostname))) return null
    return await fetchBytes(url)
  } catch {
    return null
  }
}
