type Step = { before: string; name: string; after: string }

const shareSteps: readonly Step[] = [
  { before: 'Натиснете', name: 'Споделяне', after: 'в долната лента' },
  { before: 'Изберете', name: 'Добавяне към началния екран', after: '' },
  { before: 'Потвърдете с', name: 'Добави', after: '' },
]

const menuSteps: readonly Step[] = [
  { before: 'Отворете', name: 'менюто', after: 'на браузъра' },
  { before: 'Изберете', name: 'Добавяне към началния екран', after: 'или „Инсталиране“' },
  { before: 'Потвърдете с', name: 'Инсталиране', after: 'или „Добавяне“' },
]

export const installDialogTexts = {
  title: 'Добавете на началния екран',
  safari: 'На iPhone отворете страницата в Safari.',
  shareSteps,
  menuSteps,
  close: 'Разбрах',
} as const
