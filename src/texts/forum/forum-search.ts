import { counted } from '#texts/text/numbers'

export const forumSearchTexts = {
  label: 'Търсене във форума',
  placeholder: 'Заглавие, текст или автор',
  submit: 'Търсене',
  clear: 'Изчистете търсенето',
  found: (count: number, query: string) => `${counted(count, 'резултат', 'резултата')} за „${query}“`,
  seeAll: 'Всички резултати',
  nothing: (query: string) => `Няма резултати за „${query}“`,
  nothingText: 'Опитайте с друга дума или попитайте.',
  ask: 'Нова тема',
  askThis: (query: string) => `Нова тема „${query}“`,
  replies: (count: number) => counted(count, 'отговор', 'отговора'),
  titleOf: (query: string) => `Търсене във форума: ${query}`,
} as const
