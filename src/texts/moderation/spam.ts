import { NEWCOMER_CONTRIBUTIONS, NEWCOMER_LINKS_MAX } from '#domain/text/newcomers'
import type { SpamReason } from '#domain/moderation/spam/spam-score'
import { counted } from '../text/numbers'

export const spamTexts = {
  tooManyLinks: `В първия ден и в първите ${counted(NEWCOMER_CONTRIBUTIONS, 'публикация', 'публикации')} текстът може да има до ${counted(NEWCOMER_LINKS_MAX, 'връзка', 'връзки')}. Махнете излишните и изпратете пак.`,
  sameText: 'Вече публикувахте този текст днес. Променете го или допълнете написаното преди.',
  isHeld: 'Чака проверка за спам',
  /** Beside what waits, for its author. */
  held: 'Ще се покаже, щом я прегледаме.',
  released: (name: string) => ({
    title: 'Публикацията се вижда',
    message: `Прегледахме „${name}“ и вече се вижда от всички. Благодарим за търпението!`,
  }),
  site: 'Проверка за спам',
  /** In the case, each on a line. */
  reasons: {
    quickMoney: 'Обещава лесни пари',
    crypto: 'Говори за криптовалути или бързи сделки',
    loans: 'Предлага кредит или заем',
    gambling: 'Говори за хазарт или прогнози',
    adult: 'Предлага секс или запознанства',
    pills: 'Предлага лекарства или чудодейни средства',
    papers: 'Предлага документи, книжки или сертификати',
    promotion: 'Рекламира реклама, последователи или кодове',
    goods: 'Предлага реплики, цигари или незаконна телевизия',
    prizes: 'Обещава награда или наследство',
    phishing: 'Иска данни на карта или сметка',
    network: 'Набира хора за мрежов маркетинг',
    magic: 'Предлага магии',
    reply: 'Приканва да му се пише или да се обадят',
    pressing: 'Приканва да се действа веднага',
    links: 'Има връзки към чужди сайтове',
    shortLink: 'Има съкратена връзка, която скрива къде води',
    messenger: 'Води към разговор извън сайта',
    onlyLink: 'Почти само връзка',
    foreignNumber: 'Телефон в далечна държава',
    amounts: 'Обещава суми или проценти',
    signs: 'Много знаци, които привличат вниманието',
    shouting: 'Дълъг текст с главни букви или много удивителни',
    disguise: 'Прикрити думи: смесени азбуки или невидими знаци',
    repetition: 'Едни и същи редове',
    speed: 'Много публикации за няколко минути',
    repeatedContact: 'Същият контакт е оставен и от други профили',
    newcomer: 'Нов профил',
  } satisfies Record<SpamReason, string>,
} as const
