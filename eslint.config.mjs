import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'

const cyrillic = '/[\\u0400-\\u04FF]/'
const cyrillicLiterals = [
  { selector: `Literal[value=${cyrillic}]`, message: 'Bulgarian text belongs in src/texts.' },
  { selector: `Literal[regex.pattern=${cyrillic}]`, message: 'Bulgarian text belongs in src/texts.' },
  { selector: `TemplateElement[value.raw=${cyrillic}]`, message: 'Bulgarian text belongs in src/texts.' },
  { selector: `JSXText[value=${cyrillic}]`, message: 'Bulgarian text belongs in src/texts.' },
]
const measured = '/\\d\\s?(дни|часа|минути|секунди|MB|мегапиксел|символ|статии)/'
const writtenNumbers = [
  {
    selector: `Literal[value=${measured}]`,
    message: 'Numbers in sentences come from the limits (src/domain).',
  },
  {
    selector: `TemplateElement[value.raw=${measured}]`,
    message: 'Numbers in sentences come from the limits (src/domain).',
  },
]
const processEnv = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only src/env.ts reads process.env.',
}
const englishErrors = {
  selector: "NewExpression[callee.name='ValidationError'][arguments.length<2]",
  message: 'Without req.t the sentence above the fields is English.',
}
const localApi = {
  selector:
    "CallExpression[callee.object.name='payload'][callee.property.name=/^(find|findByID|create|update|delete|count)$/]:not(:has(Property[key.name='overrideAccess'])):not(:has(SpreadElement[argument.name='asUser']))",
  message: 'The Local API ignores access rules unless overrideAccess: false is given.',
}

const allOfDateFns = {
  name: 'date-fns',
  message: 'Import the function alone (date-fns/addDays): all of them are 304 files, read at each start.',
}

/** Where the code does not arrive, React gives up the whole page. */
const lazyAlone = { name: 'react', importNames: ['lazy'], message: 'Use lazyPart (src/ui/lazy-part.tsx).' }

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next',
      '.build',
      '.cache',
      'data',
      'public',
      'src/payload-types.ts',
      'src/database/migrations',
      'src/app/(payload)/importMap.js',
      'next-env.d.ts',
    ],
  },
  ...tseslint.configs.recommended,
  { plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    // An expression that looks at the same signs again and again holds up everybody (docs/decisions/035-bounded-text.md).
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'certain', ignoreSticky: true, ignorePartial: false },
      ],
      'regexp/no-contradiction-with-assertion': 'error',
      'regexp/no-dupe-disjunctions': 'error',
      'regexp/no-empty-alternative': 'error',
      'regexp/no-misleading-capturing-group': 'error',
      'regexp/no-misleading-unicode-character': 'error',
      'regexp/no-useless-assertions': 'error',
      'regexp/optimal-quantifier-concatenation': 'error',
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250 }],
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-imports': ['error', { paths: [allOfDateFns] }],
      'no-restricted-syntax': ['error', ...cyrillicLiterals, processEnv, englishErrors],
    },
  },
  {
    // Pages read on behalf of whoever asks.
    files: ['src/features/**', 'src/app/**'],
    rules: { 'no-restricted-syntax': ['error', ...cyrillicLiterals, processEnv, localApi] },
  },
  {
    files: ['src/**'],
    ignores: ['src/ui/lazy-part.tsx'],
    rules: { 'no-restricted-imports': ['error', { paths: [lazyAlone, allOfDateFns] }] },
  },
  {
    files: ['src/**', 'collections/**', 'hooks/**'],
    ignores: ['src/jobs/mail.ts', 'src/jobs/email/deliver.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'sendEmail', message: 'Emails leave through deliver (src/jobs/email/deliver.ts).' },
      ],
    },
  },
  { files: ['src/texts/**'], rules: { 'no-restricted-syntax': ['error', processEnv, ...writtenNumbers] } },
  { files: ['src/texts/demo/**'], rules: { 'no-restricted-syntax': ['error', processEnv] } },
  // Letters as data, not words of the interface (docs/decisions/022-letters-as-data.md).
  {
    files: [
      'src/domain/**/*-values.ts',
      'src/domain/text/transliterate.ts',
      'src/domain/places/city-list.ts',
      'src/domain/stores/opening-words.ts',
      'src/search/**',
    ],
    rules: { 'no-restricted-syntax': ['error', processEnv] },
  },
  // NEXT_RUNTIME is decided when Next bundles the file, not read at run time.
  {
    files: ['src/env.ts', 'src/instrumentation.ts'],
    rules: { 'no-restricted-syntax': ['error', ...cyrillicLiterals] },
  },
  { files: ['src/cli/**', 'src/server/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**', '*.config.*'],
    rules: {
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      'no-empty-pattern': 'off',
      'react-hooks/rules-of-hooks': 'off',
      'max-lines': ['error', { max: 300 }],
      // What a test reads is its own.
      'regexp/no-super-linear-backtracking': 'off',
      'regexp/no-super-linear-move': 'off',
    },
  },
  // Content, not code.
  { files: ['src/texts/demo/**'], rules: { 'max-lines': 'off' } },
  // Declaration merging needs an interface.
  {
    files: ['collections/custom.ts', 'tests/support/template-database.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
)
