import { demoLogins } from '@demo/seed'
import { ask } from './ask'

const EMAIL = 'admin@forecourt.example'

/** A client of the admin's API. A rejected call throws. */
export type Staff = {
  token: string
  find: (port: number, collection: string, query: string) => Promise<Record<string, unknown>[]>
  /** Returns the id of the created document. */
  create: (port: number, collection: string, fields: object) => Promise<number>
  update: (port: number, collection: string, id: number, fields: object) => Promise<void>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Signs an administrator of the demonstration in. The session is valid in every process. */
export async function signIn(port: number): Promise<Staff> {
  const call = async (at: number, method: string, path: string, body?: object, token?: string): Promise<Record<string, unknown>> => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `JWT ${token}` }
    const answer = await ask({ port: at, path: `/api/${path}`, method, headers, body, agent: false })
    const text = answer.bytes.toString('utf8')
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  }
  const password = demoLogins.find(({ email }) => email === EMAIL)?.password
  const token = String((await call(port, 'POST', 'users/login', { email: EMAIL, password })).token)
  return {
    token,
    find: async (at, collection, query) => {
      const { docs } = await call(at, 'GET', `${collection}?depth=0&limit=10&${query}`, undefined, token)
      return Array.isArray(docs) ? docs.filter(isRecord) : []
    },
    create: async (at, collection, fields) => {
      const { doc } = await call(at, 'POST', `${collection}?depth=0`, fields, token)
      return isRecord(doc) ? Number(doc.id) : 0
    },
    update: async (at, collection, id, fields) => void (await call(at, 'PATCH', `${collection}/${id}?depth=0`, fields, token)),
  }
}
