import type { TextBlock } from '#domain/text/rich-text'
import { privacyText } from './privacy'

export type LegalPart = 'imprint' | 'privacy' | 'cookies' | 'terms' | 'bgLaw' | 'deLaw' | 'dsaContact'

export const legalTexts = {
  label: 'Правна информация',
  imprintTab: 'Impressum',
  privacyTab: 'Поверителност',
  termsTab: 'Общи условия',
  lawTab: 'Право',
  contactTab: 'Връзка и сигнали',
  effectiveFrom: 'В сила от',
  parts: {
    imprint: 'Impressum',
    privacy: 'Защита на личните данни (GDPR)',
    cookies: 'Бисквитки',
    terms: 'Общи условия',
    bgLaw: 'Българско право',
    deLaw: 'Немско право',
    dsaContact: 'Точка за контакт по Регламента за цифровите услуги (DSA)',
  } satisfies Record<LegalPart, string>,
} as const

/** Goes with the newest change of the texts below. */
export const initialTextsFrom = '2026-11-27'

/** Initial texts until an administrator replaces them. Text in brackets must be filled in. */
export const legalParts: Record<LegalPart, readonly TextBlock[]> = {
  imprint: [
    { heading: 'Angaben gemäß § 5 DDG' },
    { paragraph: '[Име и фамилия или фирма на оператора]' },
    { paragraph: '[Улица и номер, пощенски код и град]' },
    { heading: 'Връзка' },
    { paragraph: 'Имейл: [имейл]. Телефон: [телефон].' },
    { heading: 'Отговорен за съдържанието по § 18, ал. 2 MStV' },
    { paragraph: '[Име, фамилия и адрес]' },
  ],
  privacy: privacyText,
  cookies: [
    {
      paragraph:
        'Бисквитките за вход и за Вашия избор са необходими и не искат съгласие. Всички други се записват само ако ги разрешите, и можете да оттеглите съгласието си по всяко време.',
    },
  ],
  terms: [
    { heading: 'За какво е сайтът' },
    { paragraph: 'За взаимна помощ между българите в Германия. Разглеждането и регистрацията са безплатни.' },
    { heading: 'Какво не се публикува' },
    {
      list: [
        'Незаконно съдържание, обиди, заплахи и език на омразата.',
        'Измами, подвеждащи обяви и чужди лични данни без съгласие.',
        'Чужди снимки и текстове без право на използване.',
      ],
    },
    { heading: 'Модериране' },
    {
      paragraph:
        'Хора, а не програми, решават дали нещо се скрива или премахва. Авторът получава причината и може да възрази в срок от шест месеца.',
    },
    { heading: 'Отговорност' },
    {
      paragraph:
        'За публикацията отговаря нейният автор. Съветите в сайта не са правна или медицинска консултация.',
    },
  ],
  bgLaw: [
    {
      paragraph:
        'За документи за самоличност, гражданско състояние и гражданство важи българското право. Меродавен е отговорът на Вашето консулство.',
    },
  ],
  deLaw: [
    {
      paragraph:
        'За живота в Германия (адресна регистрация, наем, работа, осигуровки) важи немското право. За сайта също важи правото на Федерална република Германия.',
    },
  ],
  dsaContact: [
    {
      paragraph:
        'Точка за контакт за потребители и за органи по чл. 11 и 12 от Регламент (ЕС) 2022/2065 е операторът, посочен в Impressum. Пишете ни на български, немски или английски.',
    },
    {
      paragraph:
        'За незаконно съдържание посочете точния адрес на страницата, защо е незаконно, името и имейла си. Ще потвърдим получаването и ще Ви кажем какво сме решили и как се обжалва.',
    },
  ],
}
