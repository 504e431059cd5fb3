import { expect, it } from 'vitest'
import { type CountedList, countedLists } from '#domain/lists/counted-lists'
import { apartmentPageTexts } from '#texts/apartments/apartment-pages'
import { contactPageTexts } from '#texts/contacts/contacts'
import { eventPageTexts } from '#texts/events/event-pages'
import { filterSheetTexts as texts } from '#texts/lists/filter-sheet'
import { servicePageTexts } from '#texts/services/services'
import { storePageTexts } from '#texts/stores/stores'

const pages: Record<CountedList, { counted: (count: number) => string }> = {
  apartments: apartmentPageTexts,
  contacts: contactPageTexts,
  events: eventPageTexts,
  services: servicePageTexts,
  stores: storePageTexts,
}

it('the button of the sheet names what the list has, in the right form', () => {
  const buttons = countedLists.map((list) => [
    texts.show(pages[list].counted(1)),
    texts.show(pages[list].counted(14)),
    texts.showAll[list],
  ])
  expect(buttons).toEqual([
    ['Покажете 1 обява', 'Покажете 14 обяви', 'Покажете обявите'],
    ['Покажете 1 контакт', 'Покажете 14 контакта', 'Покажете контактите'],
    ['Покажете 1 събитие', 'Покажете 14 събития', 'Покажете събитията'],
    ['Покажете 1 услуга', 'Покажете 14 услуги', 'Покажете услугите'],
    ['Покажете 1 място', 'Покажете 14 места', 'Покажете местата'],
  ])
})
