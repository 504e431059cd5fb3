import { counted } from '#texts/text/numbers'
import { KEY_SET_CACHE_MINUTES } from '#domain/limits'
import { PASSWORD_LINE_MAX_BYTES } from '#domain/running-limits'

export const commandTexts = {
  createAdminUsage:
    'Напишете: npm run create-admin -- --email ime@example.org --name "Име Фамилия". Паролата се пита; от програма: --password - и един ред на стандартния вход.',
  askPassword: 'Парола (празно: създава се и се показва): ',
  askAgain: 'Паролата още веднъж: ',
  passwordsDiffer: 'Двете пароли не са еднакви и нищо не е създадено. Опитайте отново.',
  passwordAwaited:
    'Паролата се чака от стандартния вход (един ред). За да се създаде сама, добавете < /dev/null.',
  passwordMissing: 'На стандартния вход няма парола. Подайте я на един ред или махнете „--password -“.',
  passwordTooLong: `Паролата е по-дълга от ${PASSWORD_LINE_MAX_BYTES / 1024} KB. Подайте само нея, на един ред.`,
  notCreated: 'Прекъснато, нищо не е създадено.',
  misunderstood: (word: string, known: string[]) =>
    `„${word}“ не се разбира. ${known.length === 0 ? 'Тази команда няма настройки.' : `Възможни са: ${known.join(', ')}.`}`,
  adminCreated: (email: string) => `Администраторът ${email} е създаден.`,
  password: (password: string) => `Парола: ${password}`,
  keysRotated: (kid: string) =>
    `Новият ключ ${kid} е публикуван и след ${KEY_SET_CACHE_MINUTES} минути започва да подписва.`,
  resetCodesUsage: 'Напишете: npm run reset-codes -- --email ime@example.org',
  unknownAccount: (email: string) => `Няма профил с имейл ${email}.`,
  codesReset: (email: string) =>
    `Кодовете за вход на ${email} са премахнати и всички устройства са извън профила. За вход стига паролата.`,
  trailUsage: 'Напишете: npm run trail -- expire или npm run trail -- forget',
  trailExpired: (count: number) => `Изтрити са ${counted(count, 'ред', 'реда')} от следата.`,
  trailForgotten: (count: number) =>
    `Без стойности и причини са ${counted(count, 'ред', 'реда')} от следата.`,
  reindexed: (kind: string, count: number) => `Търсене: ${kind}, прегледани ${count}.`,
  picturesMade: (count: number) =>
    `Готови са ${counted(count, 'картинка', 'картинки')} за примерното съдържание.`,
  seedRefused:
    'В базата вече има потребители. С npm run seed -- --reset всичко се изтрива и се създава наново.',
  backupWritten: ({ file, bytes, tables, files }: Written) =>
    `Архивът е готов: ${file} (${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} MB, ${counted(tables, 'таблица', 'таблици')}, ${counted(files, 'файл', 'файла')}). В него има лични данни: пазете го.`,
  backupMissing: (names: string[]) =>
    `Внимание: ${counted(names.length, 'файл липсва', 'файла липсват')} в хранилището и в архива: ${names.join(', ')}`,
  backupFilesAway: (place: string) =>
    `В ${place} няма нито един от файловете на сайта и архив не е записан. Вероятно DATA_DIR или S3_BUCKET не е този на сайта. Проверете и опитайте отново.`,
  backupUnreadable: (name: string, reason: string) =>
    `Файлът ${name} не може да се прочете (${reason}) и архив не е записан. Проверете правата му и хранилището.`,
  backupEmpty: 'Базата е празна, няма какво да се архивира.',
  backupUnwritable: (file: string, reason: string) =>
    `Архивът не може да се запише като ${file} (${reason}). Посочете друго място с --out.`,
  restoreMissing: (file: string) => `Няма файл ${file} и нищо не е променено. Проверете името на архива.`,
  restoreClosed: (file: string, reason: string) =>
    `Файлът ${file} не може да се прочете (${reason}) и нищо не е променено. Проверете дали е архив и правата му.`,
  restoreUsage: 'Напишете: npm run restore -- архив.tar.gz [--force]',
  restored: (file: string, madeAt: string) =>
    `Възстановено е всичко от ${file} (архив от ${madeAt}). Пуснете сайта с npm start.`,
  restoreNotEmpty:
    'Тук вече има данни и нищо не е променено. С --force те се изтриват и се заменят с тези от архива.',
  restoreInUse:
    'С базата работи друга програма, вероятно самият сайт, и нищо не е променено. Спрете го и опитайте отново.',
  restoreNewer: (names: string) =>
    `Архивът е от по-нова версия на сайта (тук липсват: ${names}) и нищо не е променено. Инсталирайте по-новата версия.`,
  restoreUnreadable: (file: string, reason: string) =>
    `Архивът ${file} не може да се прочете докрай (${reason}). Базата е останала, каквато беше.`,
  restoreIncomplete: 'Архивът не е цял. Базата е останала, каквато беше.',
} as const

type Written = { file: string; bytes: number; tables: number; files: number }
