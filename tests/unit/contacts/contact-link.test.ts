import { expect, it } from 'vitest'
import { contactLink, mapLink } from '#domain/contacts/contact-link'

it.each([
  ['ivan@example.com', 'mailto:ivan@example.com'],
  ['i?cc=x@example.com', 'mailto:i%3Fcc%3Dx@example.com'],
  ['+49 (176) 123-45-67', 'tel:+491761234567'],
  ['0176 1234567', 'tel:01761234567'],
])('links %s to %s: an email with „@“, otherwise a call', (contact, link) => {
  expect(contactLink(contact)).toBe(link)
})

it('searches the map by address and city', () => {
  expect(mapLink('Hauptstr. 5', null, 'Köln')).toBe(
    'https://www.openstreetmap.org/search?query=Hauptstr.%205%2C%20K%C3%B6ln',
  )
})
