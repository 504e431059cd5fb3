/**
 * The layers: a folder imports only from those above it in this list. Written here
 * once, as data; the rules below are made from it.
 */
const folders = {
  domain: '^src/domain/',
  env: '^src/(env|env-file|build-id|colors|logger|process-figures|request-context|tracer|shared-config|shared-payload)\\.ts$',
  texts: '^src/texts/',
  access: '^access/',
  search: '^src/search/',
  changes: '^src/changes/',
  hooks: '^hooks/',
  jobs: '^src/jobs/',
  database: '^src/database/',
  collections: '^collections/',
  features: '^src/features/',
  panels: '^src/panels/',
  ui: '^src/ui/',
  launch: '^src/launch/',
  server: '^src/server/',
  app: '^src/(app/|instrumentation\\.ts$)',
  cli: '^src/cli/',
  config: '^payload\\.config\\.ts$',
}

/** `config` is what payload.config composes; the panels' options are part of it. */
const mayImport = {
  domain: [],
  env: ['domain'],
  texts: ['domain'],
  access: ['domain', 'env', 'texts'],
  search: ['domain', 'env', 'texts', 'access', 'database'],
  changes: ['domain', 'env', 'texts', 'access'],
  hooks: ['domain', 'env', 'texts', 'access', 'search', 'changes', 'database'],
  jobs: ['domain', 'env', 'texts', 'access', 'search', 'changes', 'hooks', 'database'],
  database: ['domain', 'env', 'texts', 'access', 'changes'],
  collections: ['domain', 'env', 'texts', 'access', 'search', 'changes', 'hooks', 'jobs', 'database'],
  ui: ['domain', 'texts'],
  // Statements of their own: what Payload would read in many (docs/decisions/053-edits-and-keys.md).
  features: ['domain', 'env', 'texts', 'access', 'search', 'changes', 'database', 'ui', 'config'],
  panels: ['domain', 'env', 'texts', 'access', 'ui', 'features', 'config'],
  launch: [],
  server: ['domain', 'env', 'texts', 'changes', 'database', 'launch', 'config'],
  // The published keys are read where they are made.
  app: ['domain', 'env', 'texts', 'database', 'ui', 'features', 'panels', 'config'],
  cli: ['domain', 'env', 'texts', 'search', 'database', 'server', 'config'],
  config: ['domain', 'env', 'texts', 'hooks', 'jobs', 'database', 'collections', 'panels'],
}

const types = '^src/payload-types\\.ts$'
const ours = '^(src|access|collections|hooks)/|^payload\\.config\\.ts$'

const layers = Object.entries(mayImport).map(([layer, allowed]) => ({
  name: `${layer}-imports-only-from-above`,
  severity: 'error',
  from: { path: folders[layer] },
  to: { path: ours, pathNot: [folders[layer], types, ...allowed.map((name) => folders[name])] },
}))

module.exports = {
  forbidden: [
    ...layers,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-do-not-know-each-other',
      comment:
        'Four are shared: who looks at the page, what every list has, what forum and feed have, and drafts of forms (docs/decisions/019-shared-features.md).',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/($1|viewer|listing|community|drafts)/' },
    },
    {
      name: 'nothing-imports-app',
      severity: 'error',
      from: { pathNot: '^src/app/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'config-is-loaded-once',
      comment: 'By what starts Next, which passes it on (docs/decisions/110-one-configuration.md).',
      severity: 'error',
      from: { path: '^src/(server|database)/', pathNot: '^src/server/next-app\\.ts$' },
      to: { path: '^payload\\.config\\.ts$' },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(importMap\\.js|\\.css$|node_modules)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'types', 'node'], exportsFields: ['exports'] },
  },
}
