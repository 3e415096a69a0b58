import { readFileSync } from 'node:fs'
import { builtinRules } from 'eslint/use-at-your-own-risk'
import next from 'eslint-config-next'
import tseslint from 'typescript-eslint'

const maxLines = builtinRules.get('max-lines')
const countLines = (max) => ({ max, skipBlankLines: false, skipComments: false })
const countFunction = (max) => ({ max, skipBlankLines: true, skipComments: true })

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**', 'bench/**']
// instrumentation: Next replaces its two variables by name at build time; the HTTP server sets those that Next reads at startup.
const READS_THE_ENVIRONMENT = [
  'src/env.ts',
  'src/instrumentation.ts',
  'src/http-server/main.ts',
  'src/app/http/page-policies.ts',
  '**/*.test.{ts,tsx}',
  'scripts/**',
  'demo/**',
  'tests/**',
  'bench/**',
  '*.config.{ts,mjs}',
  'src/server/cache/page-store.ts',
]

/** Files that write markup or code themselves, each with the reason why it is safe (SEC-06). A new one needs a review before its entry. */
const REVIEWED_SINKS = Object.keys(JSON.parse(readFileSync(new URL('scripts/house/reviewed-sinks.json', import.meta.url), 'utf8')))
const SINKS =
  /^(dangerouslySetInnerHTML|__html|srcDoc|srcdoc|innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment)$/
const sink = (selector) => ({
  selector,
  message: 'This turns text into markup or code. Draw values with React elements; see docs/decisions/0023.',
})
const UNSAFE_SINKS = [
  sink(`JSXAttribute[name.name=${SINKS}]`),
  sink(`Property[key.name=${SINKS}]`),
  sink(`Property[key.value=${SINKS}]`),
  sink(`MemberExpression[property.name=${SINKS}]`),
  sink(`MemberExpression[property.value=${SINKS}]`),
  sink('MemberExpression[object.name="document"][property.name=/^write(ln)?$/]'),
  sink('CallExpression[callee.property.name=/^setAttribute(NS)?$/][arguments.0.value=/^(on|srcdoc)/i]'),
  sink('CallExpression[callee.property.name="parseFromString"]'),
]

/** The browser's clients, and the four modules of ui whose comments say why they fetch by themselves. */
const FETCHES = [
  'src/features/call.ts',
  'src/features/call-admin.ts',
  'src/ui/primitives/log-event.ts',
  'src/ui/sections/named-car/use-named-car.ts',
  'src/ui/sections/own-terms/show-own-terms.ts',
  'src/ui/pages/not-found/fetch-header-and-footer.ts',
]

const REACT_RULES_OFF = Object.fromEntries(
  next.flatMap(({ rules = {} }) => Object.keys(rules).filter((name) => /^react(-hooks)?\//.test(name))).map((name) => [name, 'off']),
)

export default [
  {
    ignores: [
      '.next*/**',
      '.data/**',
      '.cache/**',
      'coverage/**',
      'playwright-report/**',
      'test-results/**',
      'next-env.d.ts',
      'migrations/**',
      'src/payload-types.ts',
      'src/server/database/tables.ts',
      'src/app/(payload)/admin/importMap.js',
    ],
  },
  ...next,
  // React's rules compile each file a second time, which is more than half of a lint. Only components and hooks can break them.
  { files: ['**/*.{ts,mts,mjs,js}'], ignores: ['**/use-*.ts'], rules: REACT_RULES_OFF },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    plugins: { budget: { rules: { 'warn-lines': maxLines, 'max-lines': maxLines } } },
    rules: {
      'budget/warn-lines': ['warn', countLines(200)],
      'budget/max-lines': ['error', countLines(300)],
      'max-lines-per-function': ['error', countFunction(60)],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'prefer-const': 'error',
      'no-var': 'error',
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Read settings through env() of src/env.ts.' }],
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: { parser: tseslint.parser },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', prefer: 'type-imports' }],
      'no-unused-vars': 'off',
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', countFunction(80)] } },
  { files: ['src/app/**/page.tsx'], rules: { 'budget/warn-lines': 'off', 'budget/max-lines': ['error', countLines(80)] } },
  {
    files: ['src/**', 'blocks/**', 'collections/**', 'tenants/**', '*.mjs'],
    ignores: [...TESTS, '**/examples.ts', ...REVIEWED_SINKS.map((file) => file.replace(/[()[\]]/g, '\\$&'))],
    rules: {
      'no-restricted-syntax': ['error', ...UNSAFE_SINKS],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
    },
  },
  {
    // One reader of responses and errors: it validates what a page needs, and errors have one format.
    files: ['src/features/**', 'src/ui/**'],
    ignores: [...TESTS, ...FETCHES],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Call the site through src/features/call.ts, the admin through call-admin.ts.' },
      ],
    },
  },
  { files: TESTS, rules: { 'max-lines-per-function': 'off', 'budget/warn-lines': 'off' } },
  { files: READS_THE_ENVIRONMENT, rules: { 'no-restricted-properties': 'off' } },
]
