import { AD_NOTICE_HOURS, SMALL_AD_DAYS } from '#domain/limits'
import { longDateTime } from '#domain/time/dates'
import { ownSmallAdsTexts } from './own-small-ads'

export const smallAdTexts = {
  authorName: 'Име',
  title: 'Заглавие',
  category: 'Категория',
  description: 'Описание',
  price: 'Цена',
  city: 'Град',
  contact: 'Контакт',
  carMake: 'Марка',
  carModel: 'Модел',
  carYear: 'Година',
  carMileage: 'Пробег (км)',
  carFuelType: 'Гориво',
  carTransmission: 'Скоростна кутия',
  carCondition: 'Състояние',
  signInFirst: 'Трябва да сте влезли в акаунта си',
  missing: 'Моля, попълнете всички задължителни полета.',
  profileIncomplete: ownSmallAdsTexts.profileIncomplete,
  onlyOne: ownSmallAdsTexts.onlyOne,
  notYetRenewable: (expiresAt: string) =>
    `Обявата е валидна до ${longDateTime(expiresAt)}. Можете да я подновите през последните ${AD_NOTICE_HOURS} часа преди това.`,
  notOwner: 'Само който е публикувал обявата, може да я поднови.',
  expiring: ({ title, expiresAt }: { title: string; expiresAt: string }) => ({
    title: 'Обявата Ви изтича',
    message: `„${title}“ е валидна до ${longDateTime(expiresAt)}. Можете да я подновите за още ${SMALL_AD_DAYS} дни.`,
  }),
} as const

export const carFactTexts = {
  make: 'Марка',
  model: 'Модел',
  year: 'Година',
  mileage: 'Пробег',
  km: (distance: string) => `${distance} км`,
  fuel: 'Гориво',
  transmission: 'Скорости',
  condition: 'Състояние',
} as const

export const adExpiryEmail = ({ title, expiresAt }: { title: string; expiresAt: string }) => ({
  subject: 'Обявата Ви в „Българи в Германия“ изтича',
  // The title is user input: on one line, so that it cannot imitate other parts of the email.
  lead: `Обявата „${title.replace(/\s+/g, ' ')}“ е валидна до ${longDateTime(expiresAt)}. Ако още е актуална, подновете я:`,
  button: 'Подновете обявата',
  note: `След подновяването тя е валидна още ${SMALL_AD_DAYS} дни. Ако вече не Ви трябва, не правете нищо.`,
})
