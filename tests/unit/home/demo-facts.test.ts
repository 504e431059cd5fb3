import { beforeAll, describe, expect, it } from 'vitest'
import { isDepositTooHigh } from '#domain/apartments/apartment-input'
import { demoTexts } from '#support/demo-texts'
import { demoApartments } from '#texts/demo/apartments'
import { demoNeighbours } from '#texts/demo/people'
import { demoServices } from '#texts/demo/services'
import { demoAds } from '#texts/demo/small-ads'
import { adContact } from '#texts/demo/small-ads/contact'
import { demoNotice } from '#texts/demo/site'

let texts: Record<string, string[]>
let all: string[]
const ads = Object.values(demoAds).flat()
beforeAll(async () => {
  texts = await demoTexts()
  all = [...Object.values(texts).flat(), ...ads.map((_, place) => adContact(place))]
})

const found = (pattern: RegExp) => [...new Set(all.flatMap((text) => text.match(pattern) ?? []))]

/** Rufnummern für Medienproduktionen: Bundesnetzagentur, Mitteilung 148/2021. */
const forFilms = [
  /^030 23125 ddd$/, /^069 90009 ddd$/, /^040 66969 ddd$/, /^0221 4710 ddd$/, /^089 99998 ddd$/,
  /^0171 39200 dd$/, /^0176 040690 dd$/,
].map((range) => new RegExp(range.source.replaceAll(' ', '').replaceAll('d', String.raw`\d`))) // prettier-ignore
/** They are meant to be called. */
const helplines = ['0800 111 0 111']

it('phone numbers are those that are kept for films', () => {
  const numbers = found(/\+\d[\d ()/-]{7,}\d|(?<![\d.,])0\d{2,4}[ /-]\d[\d /-]{4,}\d/g)
  expect(numbers.length).toBeGreaterThan(150)
  const others = numbers.filter(
    (number) => !forFilms.some((range) => range.test(number.replace('+49', '0').replaceAll(' ', ''))),
  )
  expect(others).toEqual(helplines)
})

const reserved = /(?:^|\.)(?:example\.(?:com|net|org)|example)$/
/** Authorities, laws and public services that the texts send people to. */
const official = [
  'anabin.kmk.org', 'anerkennung-in-deutschland.de', 'arbeitsagentur.de', 'bgtoll.bg', 'bnb.bg',
  'bzst.de', 'consulatebg.eu', 'elster.de', 'evz.de', 'faire-integration.de',
  'gesetze-im-internet.de', 'gkv-spitzenverband.de', 'justiz-dolmetscher.de', 'kba.de',
  'mfa.bg', 'mon.bg',
] // prettier-ignore

it('mail and web addresses of people and firms are reserved ones', () => {
  const mails = found(/[\w.+-]+@[\w.-]+\w/g)
  expect(mails.length).toBeGreaterThan(20)
  expect(mails.filter((mail) => !reserved.test(mail.split('@')[1]!))).toEqual([])
  const hosts = found(/(?<![@\w.])(?:[a-z0-9-]+\.)+(?:de|com|eu|org|net|bg|info|example)\b/g)
  expect(hosts).toContain('www.elster.de')
  expect(
    hosts.filter((host) => !reserved.test(host) && !official.includes(host.replace(/^www\./, ''))),
  ).toEqual([])
})

describe('money', () => {
  /** § 1 MiLoG with the ordinances to it; the latest counts, so that the new year finds nothing wrong. */
  const minimumWage = { 2025: 12.82, 2026: 13.9, 2027: 14.6 }
  const least = Math.max(...Object.values(minimumWage))
  const HOURS_A_MONTH = (40 * 52) / 12
  const amount = (text: string) => Number(text.replaceAll(' ', '').replace(',', '.'))
  const prices = [...ads, ...demoServices].map(({ title, price = '' }) => ({ title, price }))

  it('no hour of work is paid below the minimum wage', () => {
    const hourly = prices.filter(({ price }) => /(?:EUR|€)\/час/.test(price))
    expect(hourly.length).toBeGreaterThan(30)
    expect(hourly.filter(({ price }) => amount(/[\d ]+(?:,\d+)?/.exec(price)![0]) < least)).toEqual([])
  })

  it('no month of work is, either', () => {
    const monthly = prices.filter(({ price }) => /бруто/.test(price))
    expect(monthly.length).toBeGreaterThan(2)
    const paid = monthly.map(({ price }) => amount(/[\d ]+/.exec(price)![0]))
    expect(paid.filter((sum) => sum < least * HOURS_A_MONTH)).toEqual([])
  })

  const offers = demoApartments.filter(
    ({ adType, approval }) => adType === 'offer' && approval !== 'rejected',
  )

  it('a deposit is at most three rents without the running costs, which cost something', () => {
    expect(offers.filter(({ deposit }) => !deposit)).toEqual([])
    expect(offers.filter(({ deposit, price }) => isDepositTooHigh({ deposit, rent: price }))).toEqual([])
    expect(offers.filter(({ warmRent, price }) => !warmRent || warmRent <= price)).toEqual([])
  })

  it('a rent fits the place: 8 to 20 euros a square metre, furnished rooms up to 35', () => {
    const perMetre = offers.map(({ price, area, furnished }) => ({ rent: price / area!, furnished }))
    expect(perMetre.filter(({ rent, furnished }) => rent < 8 || rent > (furnished ? 35 : 20))).toEqual([])
  })
})

it('that all is a demonstration stands above the pages and in no text', () => {
  expect(demoNotice).toMatch(/^Демонстрация/)
  expect(all.filter((text) => /(?<!\p{L})демо(?!кра)/iu.test(text))).toEqual([demoNotice])
})

it('what stays for days names no day of the year, which passes', () => {
  const months = 'януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември'
  const dated = Object.entries(texts)
    .filter(([file]) => /^(?:small-ads|posts|stores|apartments|services)/.test(file))
    .flatMap(([, said]) => said.flatMap((text) => text.match(new RegExp(`\\d+ (?:${months})`, 'g')) ?? []))
  // When taxes are due.
  expect([...new Set(dated)]).toEqual(['31 юли'])
})

it('each service is by a neighbour of its own', () => {
  const providers = demoServices.map(({ provider }) => provider)
  expect(new Set(providers).size).toBe(providers.length)
  const names = demoNeighbours.map(({ fullName }) => fullName)
  expect(providers.filter((provider) => !names.includes(provider))).toEqual([])
})
