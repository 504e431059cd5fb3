import type { ProfilePart } from '#domain/account/person-name'
import { PASSWORD_MIN } from '#domain/limits'
import { formatNumber } from '#domain/text/format-number'
import { counted } from '#texts/text/numbers'
import { remainingParts } from './missing-parts'

export const accountTexts = {
  title: 'Акаунт',
  description: 'Вашият профил в „Българи в Германия“.',
  cityMissing: 'Градът не е посочен',
  cityInGermany: (city: string) => `${city}, Германия`,
  memberSince: (month: string) => `Член от ${month}`,
  edit: 'Редактирайте профила',
  incomplete: {
    title: 'Профилът Ви още не е попълнен',
    text: (missing: readonly ProfilePart[]) =>
      `${remainingParts(missing)} След това можете да коментирате и да публикувате.`,
    firstName: 'Име',
    lastName: 'Фамилия',
    city: 'Град',
    done: 'попълнено',
    todo: 'остава',
  },
  form: {
    fullName: 'Име и фамилия',
    city: 'Град',
    cityHint: 'Градът в Германия, в който живеете.',
    save: 'Запазете',
    success: 'Профилът е обновен успешно',
    failure: 'Неуспешно обновяване на профила',
  },
  settings: {
    open: 'Настройки',
    title: 'Настройки на акаунта',
    firstName: 'Име',
    lastName: 'Фамилия',

    save: 'Запазете',
    success: 'Профилът е актуализиран успешно!',
    failure: 'Неуспешно актуализиране на профила.',
  },
  password: {
    open: 'Смяна на паролата',
    title: 'Смяна на паролата',
    lead: 'Останалите устройства ще излязат от профила Ви.',
    currentPassword: 'Досегашна парола',
    password: 'Нова парола',
    passwordHint: `Поне ${PASSWORD_MIN} символа.`,
    save: 'Сменете паролата',
    success: 'Паролата е сменена. Другите устройства вече са излезли.',
    failure: 'Паролата не е сменена.',
  },
  security: { title: 'Сигурност', role: 'Роля', email: 'Имейл за вход', lastSignIn: 'Последен вход' },
  sessions: {
    title: 'Устройства с Вашия профил',
    current: 'това устройство',
    lastUsed: (moment: string) => `последно на ${moment}`,
    end: 'Изход',
    endOf: (browser: string) => `Изход от ${browser}`,
    ended: 'Устройството излезе от профила Ви.',
    endAll: 'Изход от всички устройства',
    endedAll: { title: 'Успешно излязохте', text: 'Всички устройства са извън профила Ви.' },
  },
  list: {
    title: 'Акаунт',
    dashboard: 'Моите неща',
    favorites: 'Любими',
    decisions: 'Решения за Ваши публикации',
    export: 'Изтеглете данните си',
    exportHint: 'Всичко Ваше в един архив: текстове и файлове.',
    exportBusy: 'Архивът се подготвя...',
    exportFailed: 'Неуспешно изтегляне на данните',
    remove: 'Изтрийте профила си',
    adminPanel: 'Админ Панел',
    moderatorPanel: 'Модератор Панел',
  },
  dashboard: {
    title: 'Моите неща',
    description: 'Всичко, което сте публикували.',
    lead: 'Всичко, което сте публикували: състояние, срок и действия.',
    emptyTitle: 'Още нямате нищо публикувано',
    emptyText: 'Обявите, услугите и квартирите, които добавите, ще се появят тук.',
    publishedOn: (date: string) => `от ${date}`,
    open: 'Отворете',
    openOf: (title: string) => `Отворете „${title}“`,
    total: (count: number) => counted(count, 'публикация', 'публикации'),
    unlisted: (shown: number, total: number) => `Показани са най-новите ${shown} от ${formatNumber(total)}.`,
  },
} as const
