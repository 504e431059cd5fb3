import type { TlsProblem } from '#domain/web/tls-problem'

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`

const issuerOf = (setting: string) =>
  setting === 'DATABASE_URL' ? 'sslrootcert=… в DATABASE_URL' : 'променлива NODE_EXTRA_CA_CERTS'

/** What is wrong with what stands around the site, and what to do. */
export const serviceTexts = {
  step: 'Файлове, поща и диск',
  warning: (sentence: string) => `Внимание: ${sentence}`,

  /** Between the place and the setting that names it. */
  tls: {
    untrusted: (place, setting) =>
      `Сертификатът на ${place} не е от познат издател и връзката е отказана. Посочете файла с издателя му (${issuerOf(setting)}) или сложете сертификат от известен издател.`,
    otherHost: (place, setting) =>
      `Сертификатът на ${place} е за друго име и връзката е отказана. Напишете в ${setting} името от сертификата.`,
    expired: (place) =>
      `Сертификатът на ${place} е с изтекъл или още незапочнал срок и връзката е отказана. Подновете го и проверете часовника на машината.`,
    noTls: (place, setting) =>
      `${place} не говори TLS, а ${setting} го иска. Включете TLS на сървъра или поправете ${setting}.`,
  } satisfies Record<TlsProblem, (place: string, setting: string) => string>,

  bucket: {
    unknown: (place: string, bucket: string) =>
      `В хранилището ${place} няма „${bucket}“. Създайте го или поправете S3_BUCKET, S3_REGION и S3_ENDPOINT.`,
    refused: (place: string, bucket: string) =>
      `Хранилището ${place} отказва достъп до „${bucket}“. Проверете S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY и дали ключът може да чете, пише и трие.`,
    region: (place: string, bucket: string) =>
      `„${bucket}“ не е в региона, в който го търси ${place}. Поправете S3_REGION или S3_ENDPOINT.`,
    unreachable: (place: string) =>
      `Няма връзка с хранилището ${place}. Докато я няма, снимки и документи не се виждат и не се качват; проверете мрежата и S3_ENDPOINT.`,
    other: (place: string, reason: string) =>
      `Хранилището ${place} отговаря с грешка (${reason}). Докато е така, снимки и документи може да не се качват; вижте състоянието му.`,
  },

  mail: {
    refused: (place: string) =>
      `Пощенският сървър ${place} не приема името или паролата. Поправете ги в SMTP_URL.`,
    unreachable: (place: string) =>
      `Няма връзка с пощенския сървър ${place}. Докато я няма, писмата чакат; проверете мрежата и SMTP_URL.`,
    other: (place: string, reason: string) =>
      `Пощенският сървър ${place} отговаря с грешка (${reason}). Докато е така, писмата чакат; вижте състоянието му.`,
  },

  unexpected: (reason: string) => `Проверката не успя (${reason}). Вижте дневника на сайта.`,
  folder: (folder: string, reason: string) =>
    `В папката ${folder} не може да се пише (${reason}). Проверете диска и правата за нея.`,
  diskFull: (folder: string) =>
    `Дискът с ${folder} е пълен и на него не може да се пише. Освободете място и опитайте отново.`,
  databaseDiskFull: 'Дискът на базата данни е пълен. Освободете място на него и опитайте отново.',
  diskLow: (folder: string, free: number, least: number) =>
    `На диска с ${folder} са останали ${megabytes(free)}, а трябват поне ${megabytes(least)}. Освободете място, преди да се е напълнил.`,
} as const
