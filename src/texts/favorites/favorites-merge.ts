import { savedItems } from './saved-count'

export const favoritesMergeTexts = {
  title: (count: number) => `Имате ${savedItems(count)} в този браузър.`,
  text: 'Прехвърлете ги в профила си, за да ги имате на всяко устройство.',
  submit: 'Прехвърлете ги',
  busy: 'Прехвърля...',
  failure: 'Неуспешно прехвърляне на любимите',
  signedIn: (count: number) =>
    `Имате ${savedItems(count)} в този браузър. Прехвърлете ги в профила си от „Любими“.`,
  result: ({ added, known, gone }: { added: number; known: number; gone: number }) =>
    [
      `Прехвърлени: ${added}.`,
      known > 0 && `Вече бяха в профила Ви: ${known}.`,
      gone > 0 && `Вече не са налични: ${gone}.`,
    ]
      .filter(Boolean)
      .join(' '),
} as const
