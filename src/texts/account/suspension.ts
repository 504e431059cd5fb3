import type { Suspension } from '#domain/account/suspension'
import { shortDate } from '#domain/time/dates'

const until = (through: string) => `до ${shortDate(through)} включително`

export const suspensionTexts = {
  refused: ({ through, reason }: Suspension) =>
    `Профилът Ви е спрян ${until(through)} и дотогава не може да публикувате. Причина: ${reason}`,
  banner: ({ through, reason }: Suspension) =>
    `Профилът Ви е спрян ${until(through)}. Можете да четете, но не и да публикувате. Причина: ${reason}`,
  textStays: 'Написаното от Вас остава тук.',
  ask: 'Попитайте администраторите',
  field: 'Спиране',
  until: 'Спрян до',
  reasonField: 'Причина за спирането',
  isSuspended: ({ through, reason }: Suspension) => `Спрян ${until(through)}. Причина: ${reason}`,
  notSuspended: 'Членът пише и публикува без ограничение.',
  staffNever: 'Човек от екипа не се спира; първо сменете ролята му.',
  ownNever: 'Не можете да спрете собствения си профил.',
  notNow: 'Този член не е спрян.',
  suspend: 'Спрете члена',
  lift: 'Вдигнете спирането',
  lifted: 'Спирането е вдигнато. Членът получава писмо.',
  suspended: 'Членът е спрян и получава писмо.',
  title: (name: string) => `Спиране на ${name}`,
  explained:
    'Членът чете, но не пише и не публикува. Вижда причината и датата при вход и ги получава по имейл.',
  through: 'Последен ден',
  reason: 'Причина',
  reasonHint: 'Членът я чита дословно.',
  hides: 'Скрийте публикуваното от него',
  hidesHint: 'Скритото остава скрито и след спирането; покажете или одобрете го отново от списъците.',
  liftTitle: 'Да се вдигне ли спирането?',
  liftText: 'Членът може отново да пише и да публикува веднага.',
  signOut: 'Излезте го отвсякъде',
  signedOut: (count: number) =>
    count === 0 ? 'Членът не беше влязъл никъде.' : 'Членът излезе от всички устройства.',
  signOutTitle: 'Да излезе ли членът от всички устройства?',
  signOutText: 'Ще трябва да влезе отново с паролата си.',
  busy: 'В момента скривате други публикации. Изчакайте да приключи и опитайте отново.',
  chip: (through: string) => `Спрян до ${shortDate(through)}`,
} as const
