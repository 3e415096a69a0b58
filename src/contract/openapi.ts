import { z } from 'zod'
import { REFUSAL_CODES, type RefusalStatus } from '@/domain/http/refusal'
import { isRecord } from '@/domain/json/is-record'
import { CALLS } from './calls'
import type { Contract } from './contract'

type Json = Record<string, unknown>

const refusal = z.object({
  error: z.object({
    code: z.enum(Object.values(REFUSAL_CODES)).describe('The code for programs'),
    message: z.string().describe('A sentence for the visitor'),
    fields: z.record(z.string(), z.string()).optional().describe('One message for each wrong field, by its path'),
  }),
})

const REFUSAL_DESCRIPTIONS: Record<RefusalStatus, string> = {
  400: 'The request cannot be read',
  401: 'Nobody is signed in, or the password is wrong',
  403: 'A page of another site asks, or the password is wrong',
  404: 'There is no such thing on this site',
  405: 'The method is not supported',
  408: 'The body took too long to arrive.',
  409: 'It does not go with what is stored',
  410: 'It was used before or is too old',
  411: 'The length of the body is not given',
  413: 'The body is too long',
  415: 'The body is neither JSON nor a form',
  422: 'Fields are wrong',
  429: 'One visitor asks too often; Retry-After says when to try again',
  500: 'It could not be made',
  503: 'Something that the call needs is away; Retry-After says when to try again',
}

const toRecord = (value: unknown): Json => (isRecord(value) ? value : {})

/** Converts a schema to OpenAPI, with the named schemas that it refers to. Describes requests as sent, before a schema transforms them. */
function writeSchema(schema: z.ZodType): { schema: Json; named: Json } {
  const { $schema: _dialect, $defs: named = {}, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return JSON.parse(JSON.stringify({ schema: rest, named }).replaceAll('#/$defs/', '#/components/schemas/'))
}

const toSchema = (schema: z.ZodType) => writeSchema(schema).schema

/** Lists the named schemas, which several calls share. */
function listNamed(contracts: readonly Contract[]): Json {
  const named: Json = Object.assign({}, ...contracts.map(({ answer }) => writeSchema(answer).named))
  return Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, { ...toRecord(schema), id: undefined }]))
}

const nameParts = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Lists the fields of the path and, for GET, of the query. */
function listParameters({ method, path, request }: Contract): Json[] {
  const inPath = nameParts(path)
  const { properties, required } = toSchema(request)
  const fields = Object.entries(toRecord(properties)).filter(([name]) => method === 'GET' || inPath.includes(name))
  return fields.map(([name, given]) => {
    const { description, ...schema } = toRecord(given)
    const isInPath = inPath.includes(name)
    const isRequired = isInPath || (Array.isArray(required) && required.includes(name))
    return { name, in: isInPath ? 'path' : 'query', required: isRequired, ...(description ? { description } : {}), schema }
  })
}

function describeBody({ method, path, request, isForm }: Contract): Json {
  if (method === 'GET') return {}
  const inPath = nameParts(path)
  const { properties, required, ...rest } = toSchema(request)
  const fields = Object.entries(toRecord(properties)).filter(([name]) => !inPath.includes(name))
  const needed = Array.isArray(required) ? required.filter((name: unknown) => !inPath.includes(String(name))) : []
  const schema = { ...rest, properties: Object.fromEntries(fields), ...(needed.length > 0 ? { required: needed } : {}) }
  const types = ['application/json', ...(isForm ? ['application/x-www-form-urlencoded'] : [])]
  return { requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) } }
}

function listRefusals({ method, audience, refusals }: Contract): RefusalStatus[] {
  const ofAll: RefusalStatus[] = method === 'GET' ? [400, 429, 503] : [400, 403, 413, 415, 422, 429, 503]
  const ofShoppers: RefusalStatus[] = audience === 'shopper' ? [401, 403] : []
  const ofSites: RefusalStatus[] = audience === 'anyone' ? [] : [404]
  return [...new Set([...refusals, ...ofAll, ...ofShoppers, ...ofSites])].toSorted((one, other) => one - other)
}

function describeSuccess({ answer, file, isForm }: Contract): Json {
  const form = isForm ? { 303: { description: 'The same for a browser without scripts, as a page to go on to' } } : {}
  if (answer instanceof z.ZodNull) return { 204: { description: 'Done' }, ...form }
  const schema = toSchema(answer)
  const none = answer instanceof z.ZodNullable ? { 204: { description: 'Nothing is known' } } : {}
  return { 200: { description: 'Answered', content: { [file ?? 'application/json']: { schema } } }, ...none, ...form }
}

const toOperationId = ({ path, method }: Contract) =>
  [method.toLowerCase(), ...path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word !== 'api')]
    .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`))
    .join('')

function describeCall(tag: string, contract: Contract): Json {
  const parameters = listParameters(contract)
  const responses = listRefusals(contract).map((status) => [String(status), { $ref: `#/components/responses/${REFUSAL_CODES[status]}` }])
  return {
    tags: [tag],
    operationId: toOperationId(contract),
    summary: contract.summary,
    ...(contract.audience === 'shopper' ? { security: [{ session: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...describeBody(contract),
    responses: { ...describeSuccess(contract), ...Object.fromEntries(responses) },
  }
}

/** Describes each refusal that any call may return. */
function describeRefusals(contracts: readonly Contract[]): Json {
  const known = new Set(contracts.flatMap(listRefusals))
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  return Object.fromEntries([...known].map((status) => [REFUSAL_CODES[status], { description: REFUSAL_DESCRIPTIONS[status], content }]))
}

const isPublished = ({ audience, redirects }: Contract) => audience !== 'internal' && redirects === undefined

/**
 * Describes a site's public API in OpenAPI 3.1, from the schemas that its routes use. Leaves out internal calls.
 * @param origin The site's origin, such as 'https://harbour.example'.
 */
export function describeApi(origin: string): { openapi: string; paths: Json } & Json {
  const published = Object.entries(CALLS).map(([tag, calls]) => ({ tag, calls: calls.filter(isPublished) }))
  const paths: Record<string, Json> = {}
  for (const { tag, calls } of published)
    for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(tag, call) }
  const contracts = published.flatMap(({ calls }) => calls)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt site API',
      version: '1.0.0',
      description: 'The calls that the pages of a site make. A refusal has one shape, whichever call it is of.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: origin }],
    security: [],
    tags: published.filter(({ calls }) => calls.length > 0).map(({ tag }) => ({ name: tag, description: `Calls of ${tag.toLowerCase()}` })),
    paths,
    components: {
      schemas: { Refusal: toSchema(refusal), ...listNamed(contracts) },
      responses: describeRefusals(contracts),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'forecourt_shopper', description: 'Set by signing in' } },
    },
  }
}
