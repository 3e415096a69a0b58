// The import law of docs: a room may import itself and what is listed for it; anything else is an error.
const OURS = '^(src|blocks|collections|tenants|demo|scripts|tests|payload\\.config|next\\.config)'

const rooms = {
  domain: { is: '^src/domain/', may: [] },
  contract: { is: '^src/contract/', may: ['^src/domain/'] },
  ui: { is: '^src/ui/', may: ['^src/domain/'] },
  features: {
    is: '^src/features/([^/]+)/',
    self: '^src/features/$1/',
    may: ['^src/features/call(-admin)?\\.ts$', '^src/(domain|contract|ui|actions)/'],
  },
  'features-call': { is: '^src/features/call(-admin)?\\.ts$', may: ['^src/(domain|contract)/'] },
  actions: { is: '^src/actions/', may: ['^src/domain/', '^src/server/'] },
  server: {
    is: '^src/server/',
    except: '^src/server/(tenant/|process/payload-client\\.ts$)',
    may: ['^src/(domain|contract)/', '^src/env\\.ts$', '^src/payload-types\\.ts$'],
  },
  'server-tenant': {
    is: '^src/server/tenant/',
    self: '^src/server/',
    may: ['^src/domain/', '^src/env\\.ts$', '^src/payload-types\\.ts$', '^tenants/'],
  },
  'payload-client': {
    is: '^src/server/process/payload-client\\.ts$',
    self: '^src/server/',
    may: ['^payload\\.config\\.ts$', '^src/env\\.ts$'],
  },
  env: { is: '^src/env\\.ts$', may: [] },
  app: {
    is: '^src/(app/|proxy\\.ts$|instrumentation\\.ts$)',
    may: [
      '^src/(domain|contract|server|ui|features|actions)/',
      '^src/env\\.ts$',
      '^blocks/',
      '^payload\\.config\\.ts$',
      '^src/payload-types\\.ts$',
    ],
  },
  'http-server': {
    is: '^src/http-server/',
    may: ['^src/domain/', '^src/env\\.ts$', '^src/server/cache/(cut-page-sheets|encoded-body|process-global)\\.ts$'],
  },
  'block-config': { is: '^blocks/([^/]+)/config\\.ts$', self: '^blocks/$1/config\\.ts$', may: ['^collections/shared/', '^src/domain/'] },
  'block-view': {
    is: '^blocks/([^/]+)/(?!config\\.ts$)',
    self: '^blocks/$1/',
    may: ['^blocks/(types|examples-of|example-pictures|example-text)\\.ts$', '^src/(domain|server|ui|features|actions)/'],
  },
  'block-configs': { is: '^blocks/configs\\.ts$', may: ['^blocks/[^/]+/config\\.ts$', '^collections/shared/', '^src/domain/'] },
  'block-registries': {
    is: '^blocks/(?!configs\\.ts$)[^/]+\\.tsx?$',
    self: '^blocks/',
    may: ['^src/(domain|server|ui)/', '^src/payload-types\\.ts$'],
  },
  collections: { is: '^collections/', may: ['^blocks/configs\\.ts$', '^src/(domain|server)/', '^src/payload-types\\.ts$'] },
  tenants: { is: '^tenants/', may: ['^src/domain/'] },
  'demo-tenants': { is: '^demo/tenants/', may: ['^src/domain/', '^tenants/'] },
  'payload-config': {
    is: '^payload\\.config\\.ts$',
    may: ['^collections/', '^blocks/configs\\.ts$', '^src/env\\.ts$', '^src/server/', '^migrations/'],
  },
}

const TEST_FILES = '\\.test\\.tsx?$'

const roomRules = Object.entries(rooms).map(([name, { is, except, self = is, may }]) => ({
  name: `room-${name}`,
  severity: 'error',
  from: { path: is, pathNot: [TEST_FILES, ...(except ? [except] : [])] },
  to: { path: OURS, pathNot: [self, ...may] },
}))

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'a-file-outside-every-room',
      severity: 'error',
      from: {
        path: '^(src|blocks|collections|tenants)/',
        pathNot: [...Object.values(rooms).map(({ is }) => is), '^src/payload-types\\.ts$', TEST_FILES],
      },
      to: {},
    },
    {
      name: 'primitives-are-the-lowest-shelf',
      severity: 'error',
      from: { path: '^src/ui/primitives/', pathNot: TEST_FILES },
      to: { path: '^src/ui/(sections|pages|examples)/' },
    },
    {
      name: 'sections-import-no-pages',
      severity: 'error',
      from: { path: '^src/ui/sections/', pathNot: TEST_FILES },
      to: { path: '^src/ui/(pages|examples)/' },
    },
    {
      name: 'browsers-get-no-schemas',
      comment: 'zod is too large for the first load of a page: the browser has types of the contract, not the contract',
      severity: 'error',
      from: { path: '^src/features/', pathNot: TEST_FILES },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      // Next.js loads it as a bundle of its own, in every process of a build too: it stays small and reads no settings
      name: 'cache-handler-is-self-contained',
      severity: 'error',
      from: { path: '^src/server/cache/(page-cache-handler|page-store|site-frames|static-parts)\\.ts$' },
      to: { path: OURS, pathNot: '^src/server/cache/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-the-tenant-adapter-reads-tenant-files',
      severity: 'error',
      from: { path: '^(src|blocks|collections)/', pathNot: ['^src/server/tenant/', TEST_FILES] },
      to: { path: '^tenants/' },
    },
    {
      name: 'who-may-import-the-payload-config',
      severity: 'error',
      from: { pathNot: ['^src/server/process/payload-client\\.ts$', '^src/app/\\(payload\\)/', '^tests/', '^scripts/', '^demo/'] },
      to: { path: '^payload\\.config\\.ts$' },
    },
    { name: 'app-never-imports-collections', severity: 'error', from: { path: '^src/app/' }, to: { path: '^collections/' } },
    {
      name: 'domain-knows-no-framework',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST_FILES },
      to: { path: '(^|/)node_modules/(react|next|payload|@payloadcms)(/|$)', reachable: true },
    },
    {
      name: 'domain-does-no-io',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST_FILES },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'schemas-know-no-react',
      severity: 'error',
      from: { path: '^(collections/.*\\.ts$|blocks/configs\\.ts$|blocks/[^/]+/config\\.ts$)', pathNot: TEST_FILES },
      to: { path: '(^|/)node_modules/(react|react-dom)/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved-imports', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'the-product-runs-without-development-packages',
      severity: 'error',
      from: { path: '^(src|blocks|collections|tenants|payload\\.config)', pathNot: TEST_FILES },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data|public|migrations/.*\\.json)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
