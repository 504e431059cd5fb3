import type { TopicOrder } from '#domain/forum/shown-topics'
import type { ProfilePart } from '#domain/account/person-name'
import { remainingParts } from '#texts/account/missing-parts'
import { counted } from '#texts/text/numbers'

/** Of what stands beside its own figure. */
const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)

const orders: Record<TopicOrder, string> = {
  active: 'Активни',
  newest: 'Най-нови',
  unanswered: 'Без отговор',
}

export const forumListTexts = {
  title: 'Форум',
  lead: 'Питайте, споделете опит или намерете отговор от някого, който вече е бил на Ваше място.',
  description:
    'Форумът на българите в Германия: въпроси и отговори за документи, работа, жилище, здраве и деца.',
  titleOf: (category: string) => `Форум: ${category}`,
  titleAfter: (title: string) => `${title}, следващи теми`,
  stats: {
    label: 'Форумът в числа',
    topics: (count: number) => plural(count, 'тема', 'теми'),
    members: (count: number) => plural(count, 'член', 'членове'),
    views: (count: number) => plural(count, 'преглед', 'прегледи'),
    replies: (count: number) => plural(count, 'отговор', 'отговори'),
  },
  profile: {
    title: 'Непопълнен профил',
    text: (missing: readonly ProfilePart[]) =>
      `Трябва да попълните профила си, за да можете да коментирате! ${remainingParts(missing)}`,
    link: 'Попълнете профила',
  },
  categories: 'Категории',
  all: 'Всички',
  chosen: 'Избрана категория: ',
  clearCategory: 'Всички категории',
  heading: 'Всички теми във форума',
  counted: (count: number) => counted(count, 'тема', 'теми'),
  order: 'Подредба',
  orders,
  pinned: 'Закачена',
  hot: 'Горещо',
  accepted: 'Полезен отговор',
  replies: (count: number) => plural(count, 'отговор', 'отговора'),
  views: (count: number) => plural(count, 'преглед', 'прегледа'),
  likes: (count: number) => plural(count, 'харесване', 'харесвания'),
  more: 'Покажете още теми',
  fromStart: 'Към началото на списъка',
  gone: 'Темата вече не е във форума.',
  fresh: (count: number) => counted(count, 'нова тема', 'нови теми'),
  freshUncounted: 'Има нови теми',
  empty: {
    none: 'Още няма теми',
    noneText: 'Бъдете първи: задайте въпроса, с който сте дошли.',
    inCategory: 'Още няма теми в тази категория',
    inCategoryText: 'Открийте първата или разгледайте другите категории.',
    unanswered: 'Няма теми без отговор',
    unansweredText: 'На всички вече е отговорено. Разгледайте най-новите.',
    past: 'Няма повече теми',
    pastText: 'Това беше краят на списъка.',
  },
  failed: {
    topics: 'Неуспешно зареждане на форум постовете',
    categories: 'Неуспешно зареждане на категориите',
    text: 'Нищо не е загубено. Опитайте отново след малко.',
    retry: 'Опитайте отново',
  },
} as const
