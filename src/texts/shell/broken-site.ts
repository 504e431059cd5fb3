/** On every page, so as few words as possible. */
export const brokenSiteTexts = {
  title: 'Възникна грешка',
  lead: 'Страницата не можа да се покаже.',
  retry: 'Опитайте отново',
} as const
