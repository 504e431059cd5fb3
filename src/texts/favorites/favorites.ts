export const favoriteTexts = {
  one: 'Любимо',
  many: 'Любими',
  itemType: 'Вид',
  itemId: 'Номер',
  item: 'Какво е',
  owner: 'На кого',
  onlyOne: 'Вече е в любимите Ви.',
  notThere: 'Това, което искате да запазите, вече не е налично.',
} as const

export const favoritePageTexts = {
  lead: 'Запазени контакти, услуги и събития, подредени по последно добавени.',
  description: 'Запазените Ви контакти, услуги, събития и обяви.',
  noScripts: 'Любимите се пазят от браузъра Ви. Включете JavaScript, за да ги видите.',
} as const
