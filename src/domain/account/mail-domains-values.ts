/** Where people of this site have their mail; a real domain that resembles another belongs here too. */
export const mailDomains = [
  'gmail.com', 'googlemail.com', 'abv.bg', 'mail.bg', 'dir.bg', 'gbg.bg', 'gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch',
  'gmx.com', 'web.de', 't-online.de', 'freenet.de', 'yahoo.com', 'yahoo.de', 'ymail.com', 'hotmail.com', 'hotmail.de',
  'outlook.com', 'outlook.de', 'live.com', 'live.de', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'aol.de',
  'arcor.de', 'posteo.de', 'mailbox.org', 'mail.de', 'email.de', 'mail.com', 'email.com', 'proton.me', 'protonmail.com', 'mail.ru',
  'yandex.ru', 'vodafone.de', 'online.de',
] // prettier-ignore

/** Providers that give addresses by country. */
export const inManyCountries = [
  'aol',
  'gmx',
  'hotmail',
  'live',
  'msn',
  'outlook',
  'posteo',
  'yahoo',
  'yandex',
  'protonmail',
]

export const countries = [
  'at', 'be', 'bg', 'by', 'ch', 'co.il', 'co.uk', 'com.tr', 'cz', 'dk', 'ee', 'es', 'eu', 'fi', 'fr', 'gr', 'hr', 'hu', 'ie', 'it',
  'kz', 'li', 'lt', 'lu', 'lv', 'net', 'nl', 'no', 'org', 'pl', 'pt', 'ro', 'rs', 'se', 'si', 'sk', 'ua', 'us',
] // prettier-ignore
