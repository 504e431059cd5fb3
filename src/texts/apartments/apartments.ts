import type { ApartmentAdType } from '#domain/apartments/apartment-input'
import { ownApartmentTexts } from './own-apartment'

export const apartmentTexts = {
  one: 'Обява за квартира',
  many: 'Квартири под наем',
  adType: 'Вид обява',
  adTypes: { offer: 'Предлагам', search: 'Търся' } satisfies Record<ApartmentAdType, string>,
  title: 'Заглавие',
  description: 'Описание',
  price: 'Наем в евро на месец',
  warmRent: 'Наем с разходите (Warmmiete)',
  deposit: 'Депозит (Kaution)',
  city: 'Град',
  address: 'Адрес',
  rooms: 'Стаи',
  area: 'Площ (м²)',
  furnished: 'Обзаведена',
  petsAllowed: 'Домашни любимци',
  registrationPossible: 'Възможна е адресна регистрация (Anmeldung)',
  availableFrom: 'Свободна от',
  contact: 'Лице за контакт',
  phone: 'Телефон',
  email: 'Имейл',
  missing: 'Моля, попълнете всички задължителни полета.',
  onlyOne: ownApartmentTexts.onlyOne,
} as const
