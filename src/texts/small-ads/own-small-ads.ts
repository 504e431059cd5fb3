export const ownSmallAdsTexts = {
  own: 'Вашата обява',
  ownMany: 'Вашите обяви',
  add: 'Нова обява',
  signInToAdd: 'Влезте, за да публикувате',
  hasActive: 'Имате активна обява',
  limitTitle: 'Имате активна обява',
  incompleteTitle: 'Непопълнен профил',
  incompleteEnglish: 'Please complete your profile before publishing an ad',
  profileIncomplete: 'Трябва да попълните всички полета в профила си, за да публикувате обява.',
  onlyOne: 'Имате активна обява. Можете да имате само една активна обява на акаунт.',
} as const
