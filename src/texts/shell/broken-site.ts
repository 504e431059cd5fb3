/** On every page, so as few words as possible. */
export const brokenSiteTexts = {
  title: 'Възникна грешка',
  retry: 'Опитайте отново',
} as const
