import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS } from '#domain/limits'
import { megabytes } from '#texts/text/numbers'
export const groupTexts = {
  content: 'Съдържание',
  directories: 'Справочници',
  community: 'Общност',
  moderation: 'Модерация',
  people: 'Хора',
  site: 'Сайт',
} as const

export const panelFieldTexts = {
  owner: 'Публикувано от',
  slug: 'Адрес на страницата',
  publishedAt: 'Публикувана на',
  expiresAt: 'Валидна до',
  isExpired: 'Изтекла',
} as const

export const userTexts = {
  one: 'Потребител',
  many: 'Потребители',
  fullName: 'Име и фамилия',
  city: 'Град',
  avatar: 'Снимка',
  role: 'Роля',
  roles: { admin: 'Администратор', moderator: 'Модератор', user: 'Потребител' },
  firstName: 'Име',
  lastName: 'Фамилия',
  profileComplete: 'Попълнен профил',
  emailTaken: 'Този имейл вече е регистриран. Опитайте с влизане.',
  lastAdmin: 'Това е последният администратор. Първо дайте тази роля на друг човек.',
} as const

export const mediaTexts = {
  one: 'Изображение',
  many: 'Изображения',
  alt: 'Описание на изображението',
  altHint:
    'Какво се вижда, с едно изречение. Чете се от екранни четци и се показва, ако изображението не се зареди.',
  caption: 'Надпис',
  tooLarge: `Изображението е по-голямо от ${megabytes(IMAGE_MAX_BYTES)}. Намалете го и опитайте отново.`,
  fileMissing: 'Изберете файл.',
  oneFile: 'Файлът се сменя поотделно. Отворете изображението и качете новия там.',
  notAnImage: 'Файлът не е изображение, което приемаме. Качете JPEG, PNG, WebP или AVIF.',
  heic: 'Този браузър не отваря снимки във формат HEIC. Запазете снимката като JPG и я изберете отново; на iPhone това се сменя в „Настройки“ › „Камера“ › „Формати“ › „Най-съвместим“.',
  tooManyPixels: `Изображението е над ${IMAGE_MAX_PIXELS / 1_000_000} мегапиксела. Намалете го и опитайте отново.`,
  owner: 'Качено от',
  purpose: 'За какво е',
  purposes: {
    editorial: 'Редакция',
    post: 'Публикация на член',
    avatar: 'Снимка на член',
    event: 'Събитие на член',
    item: 'Обява или запис на член',
  },
  memberAlt: 'Снимка, качена от член',
  notYours: 'Изображението не е намерено. Качете го отново.',
  pictures: 'Снимки',
  picture: 'Снимка',
  keptUntil: 'Пази се до',
  keptUntilHint: 'Свалена е от екипа и се пази, докато решението може да се обжалва. Вижда я само екипът.',
} as const

export const categoryTexts = {
  one: 'Категория новини',
  many: 'Категории новини',
  name: 'Име',
  description: 'Описание',
} as const

export const articleTexts = {
  contentTab: 'Статия',
  seoTab: 'SEO',
  title: 'Заглавие',
  slug: 'Адрес на страницата',
  slugHint:
    'Ако е празно, се прави от заглавието. След публикуване се запазва; старият адрес пренасочва към новия.',
  excerpt: 'Кратко описание',
  excerptHint: 'Показва се в списъците и в началото на статията.',
  content: 'Пълен текст',
  category: 'Категория',
  image: 'Изображение',
  externalLink: 'Външен сайт',
  externalLinkHint: 'Пълен адрес, започва с https://',
  externalLinkInvalid: 'Въведете пълен адрес, който започва с https:// или http://',
  author: 'Автор',
  defaultAuthor: 'Админ',
  publishedAt: 'Публикувана на',
  owner: 'Създадена от',
  changedBy: 'Променена от',
  seoTitle: 'SEO заглавие',
  seoDescription: 'SEO описание',
  seoImage: 'Изображение за споделяне',
  status: 'Състояние',
  draft: 'Чернова',
  published: 'Публикувана',
  publish: 'Публикувайте',
  unpublish: 'Скрийте',
  documentLink: 'Връзка към документ',
  documentName: 'Име на документа',
  documentUrl: 'Адрес на документа',
} as const
