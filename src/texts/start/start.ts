import { ENV_FILE_MAX_BYTES, STOP_DELAY_MAX_SECONDS } from '#domain/running-limits'

export const startTexts = {
  environment: {
    address: (forms: string) => `очаква се пълен адрес: ${forms}`,
    port: () => 'очаква се число от 1 до 65535',
    proxies: () => 'очаква се число от 0 до 10',
    delay: () => `очакват се секунди от 0 до ${STOP_DELAY_MAX_SECONDS}`,
    choice: (values: string) => `очаква се едно от: ${values}`,
    secret: () => 'очакват се поне 32 знака',
    email: () => 'очаква се имейл адрес',
    partner: (given: string) => `липсва, а е зададено ${given}`,
    misspelt: (meant: string) => `имахте предвид ${meant}?`,
    unreadable: (reason: string) =>
      reason === 'EFBIG'
        ? `файлът е по-голям от ${ENV_FILE_MAX_BYTES / 1024} KB и не е прочетен; оставете в него само настройки`
        : `файлът не може да се прочете (${reason}); проверете дали е файл и дали правата му позволяват четене`,
  },
  seconds: (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).replace('.', ',')} с`,

  steps: {
    folder: 'Папка за данни',
    database: 'База данни',
    migrations: (count: number) => (count === 0 ? 'Миграции: няма нови' : `Миграции: ${count} нови`),
    migrationsRunning: 'Миграции',
    demo: 'Миграции и примерно съдържание',
    demoRepair: 'Миграции и примерно съдържание (довършва прекъснато зареждане)',
    build: 'Изграждане на сайта',
    web: 'Уеб сървър',
  },

  ready: (address: string) => `Сайтът работи: ${address}`,
  howToStop: 'Спиране: Ctrl-C',
  stopping: 'Спиране… довършват се започнатите заявки (още едно Ctrl-C спира веднага).',
  stopped: 'Сайтът е спрян.',
  accountsTitle: 'Акаунти за разглеждане (показват се само сега, запишете ги):',
  roles: { admin: 'администратор', moderator: 'модератор', user: 'член', member: 'член' } as Record<
    string,
    string
  >,
  waitingForCommand: 'Друга команда работи с базата данни, изчаква се да приключи…',
  waitingForBuild: 'Друг процес изгражда сайта, изчаква се да приключи…',
  buildDone: (duration: string) => `Сайтът е изграден (${duration}).`,
  migrationsDone: (count: number) =>
    count === 0
      ? 'Няма нови миграции.'
      : count === 1
        ? 'Изпълнена е 1 миграция.'
        : `Изпълнени са ${count} миграции.`,

  /** For checking that the database treats Cyrillic as letters. */
  cyrillicProbe: 'Берлин',

  problems: {
    prefix: 'Грешка:',
    environment: (count: number) =>
      count === 1
        ? 'Грешна настройка (променлива на средата или .env):'
        : 'Грешни настройки (променливи на средата или .env):',
    nodeVersion: (needed: string, found: string) =>
      `Нужен е Node.js ${needed} или по-нов, а тази команда работи с ${found}. Инсталирайте по-нов от https://nodejs.org.`,
    portTaken: (port: number) =>
      `Портът ${port} е зает от друга програма. Спрете я или изберете друг: PORT=${port + 1} npm start.`,
    portForbidden: (port: number) =>
      `Няма права за порт ${port} (портовете под 1024 са за администратора). Изберете друг: PORT=3000 npm start.`,
    addressUnavailable: (host: string) =>
      `Този компютър няма адрес ${host}. Поправете или махнете променливата HOST.`,
    dataDirNotWritable: (folder: string, reason: string) =>
      `В папката за данни ${folder} не може да се пише (${reason}). Дайте права за нея или посочете друга с DATA_DIR.`,
    dataDirInUse: (folder: string, pid: number) =>
      `Сайтът вече работи от папката ${folder} (процес ${pid}). Спрете го с Ctrl-C или с „kill ${pid}“, или посочете друга папка с DATA_DIR.`,
    dataDirBusyWithCommand: (folder: string, pid: number) =>
      `Команда (процес ${pid}) още работи с папката ${folder}. Изчакайте я да приключи и опитайте отново.`,
    clusterForeign: (folder: string) =>
      `Базата в ${folder} принадлежи на друг потребител. Пуснете сайта като него или сменете собственика с chown -R.`,
    clusterUnknown: (folder: string) =>
      `Папката ${folder} не е празна и не съдържа база на PostgreSQL. Преместете я или посочете друга с DATA_DIR.`,
    clusterVersion: (folder: string, found: string, ours: string) =>
      `Данните в ${folder} са от PostgreSQL ${found}, а сайтът носи PostgreSQL ${ours}. Върнете старата версия на сайта, направете архив и го възстановете с новата.`,
    passwordMissing: (file: string) =>
      `Липсва паролата на вградената база: ${file}. Върнете файла от архива си; без него базата не може да се отвори.`,
    noBinaries: (platform: string) =>
      `Няма вграден PostgreSQL за ${platform}. Ако е пропуснат при инсталирането, изпълнете npm ci; иначе задайте DATABASE_URL към ваш PostgreSQL 15 или по-нов.`,
    brokenBinaries: (folder: string, reason: string) =>
      `Вграденият PostgreSQL в ${folder} е непълен и не може да се поправи (${reason}). Изпълнете отново npm ci.`,
    noPostgresUser: (reason: string) =>
      `PostgreSQL не работи като root, а потребителят „postgres“ не може да се създаде (${reason}). Пуснете сайта като обикновен потребител или задайте DATABASE_URL.`,
    unreachableFolder: (folder: string, blocked: string) =>
      `Сайтът е пуснат като root, но потребителят „postgres“ няма достъп до ${folder} заради правата на ${blocked}. Преместете проекта (например в /srv), изпълнете chmod o+x ${blocked} или пуснете сайта като обикновен потребител.`,
    initFailed: (reason: string) => `Вградената база не може да се създаде: ${reason}.`,
    noUtf8Locale:
      'Операционната система няма UTF-8 локал (C.UTF-8, en_US.UTF-8 или bg_BG.UTF-8). Инсталирайте един от тях и опитайте отново.',
    postgresFailed: (reason: string, log: string) =>
      `Вграденият PostgreSQL не тръгна: ${reason}. Подробности: ${log}.`,

    databaseUnreachable: (place: string) =>
      `Няма връзка с базата данни на ${place}. Проверете дали PostgreSQL работи и дали DATABASE_URL е верен.`,
    databasePassword: (place: string, user: string) =>
      `Базата данни на ${place} отказа достъп на „${user}“. Проверете името и паролата в DATABASE_URL.`,
    databaseUnknown: (place: string, name: string) =>
      `На ${place} няма база „${name}“. Създайте я (create database) или поправете DATABASE_URL.`,
    databaseFile: (file: string, reason: string) =>
      reason === 'ENOENT'
        ? `Няма файл ${file}, а DATABASE_URL го посочва. Сложете го там или поправете DATABASE_URL.`
        : `Файлът ${file}, който DATABASE_URL посочва, не може да се прочете (${reason}). Проверете правата му.`,
    databaseNeedsTls: (place: string) =>
      `Базата данни на ${place} приема само криптирани връзки. Добавете към DATABASE_URL ?sslmode=verify-full.`,
    databaseClosed: (place: string, user: string) =>
      `Базата данни на ${place} не пуска „${user}“ от тази машина. Добавете я в pg_hba.conf на сървъра.`,
    databaseTooOld: (version: string) => `PostgreSQL ${version} е твърде стар. Нужен е 15 или по-нов.`,
    databaseOther: (place: string, reason: string) =>
      `Базата данни на ${place} отговори с грешка: ${reason}.`,
    trigramForbidden: (user: string) =>
      `Потребителят „${user}“ няма право да включи разширението pg_trgm. Изпълнете като администратор на базата: create extension pg_trgm.`,
    trigramMissing:
      'В този PostgreSQL липсва разширението pg_trgm (част от пакета postgresql-contrib). Инсталирайте го.',
    cyrillicBroken: (name: string, ctype: string) =>
      `Базата „${name}“ не разпознава кирилицата (lc_ctype е ${ctype}), търсенето няма да работи. Създайте я с кодировка UTF8 и lc_ctype C.UTF-8 или bg_BG.UTF-8.`,

    migrationFailed: 'Миграциите не успяха. Базата е останала, каквато беше; причината е по-горе.',
    migrationMixed:
      'В тази база схемата е правена без миграции (payload push). Използвайте нова база или нова папка с DATA_DIR.',
    migrationUnknown: (names: string) =>
      `Базата е от по-нова версия на сайта (миграции, които тук липсват: ${names}). Пуснете по-новата версия.`,
    seedFailed:
      'Примерното съдържание не можа да се зареди; причината е по-горе. Без него: DEMO_CONTENT=no npm start.',
    buildFailed: 'Изграждането на сайта не успя; причината е по-горе.',
    serverFailed: (reason: string) => `Уеб сървърът не тръгна: ${reason}.`,
    tooLong: (step: string, minutes: number) =>
      `„${step}“ не приключи за ${minutes} минути и беше прекъснато. Проверете дали машината не е претоварена и опитайте отново.`,
    unexpected: (reason: string) => `Неочаквана грешка: ${reason}.`,
  },

  http: {
    actionRefused: 'Заявката е отказана: сайтът приема промени само през /api.',
    badAddress: 'Адресът е неправилен.',
    badMethod: 'Тази заявка не се поддържа.',
    notFound: 'Не е намерено.',
    unexpected: 'Възникна грешка. Опитайте отново.',
    stopping: 'Процесът спира.',
  },
}
