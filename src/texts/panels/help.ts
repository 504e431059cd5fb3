export const helpTexts = {
  title: 'Помощ',
  lead: 'Как се върши всяка задача в панела.',
  contents: 'Съдържание на помощта',
} as const
