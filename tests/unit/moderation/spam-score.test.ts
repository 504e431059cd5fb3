import { describe, expect, it } from 'vitest'
import { HELD_FROM } from '#domain/moderation/spam/spam-limits'
import { spamScore, weighBehaviour, weighText } from '#domain/moderation/spam/spam-score'
import { demoTexts } from '#support/demo-texts'
import { spamTexts } from '#support/spam/spam-texts'
import honest from '../../support/spam/honest.json' with { type: 'json' }
import spam from '../../support/spam/spam.json' with { type: 'json' }
import unseenHonest from '../../support/spam/unseen-honest.json' with { type: 'json' }
import unseenSpam from '../../support/spam/unseen-spam.json' with { type: 'json' }

const firstText = { isNewcomer: true, contributions: 0, recent: 1, sharedBy: 0 }
const scoreOf = (text: string, behaviour = firstText) =>
  spamScore([...weighText(text).weighed, ...weighBehaviour(behaviour)])
const isHeld = (text: string) => scoreOf(text).score >= HELD_FROM
const shareHeld = (texts: readonly string[]) => texts.filter(isHeld).length / texts.length
/** Thousands would take seconds. */
const some = (texts: readonly string[]) => texts.filter((_, index) => index % 5 === 0)

describe('of newcomers', () => {
  it('at least 45 of 50 spam texts are held', () => {
    expect(spamTexts).toHaveLength(50)
    expect(spamTexts.filter(isHeld).length).toBeGreaterThanOrEqual(45)
  })

  it('no text of the demo content is held', async () => {
    const texts = [...new Set(Object.values(await demoTexts()).flat())].filter((text) => text.length > 20)
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter(isHeld)).toEqual([])
  })

  it('weights and code fit: most spam is held that was learnt from, and no honest text, also of what spam talks about', () => {
    expect(shareHeld(some(spam))).toBeGreaterThan(0.9)
    expect(honest.filter(isHeld)).toEqual([])
  })

  it('so it is with texts that nothing was learnt from', () => {
    expect(shareHeld(unseenSpam)).toBeGreaterThan(0.88)
    expect(shareHeld(unseenHonest)).toBeLessThan(0.01)
  })
})

describe('the score', () => {
  it.each([
    ['shlyokavica', 'Lesni pari ot vkashti, pishi mi na WhatsApp +49 151 0000001'],
    ['other letters of the same look', 'Лeсни пaри от вкъщи, пиши ми на WhatsApp +49 151 0000001'],
    ['letters with points between', 'Л.е.с.н.и п.а.р.и от вкъщи, пиши ми на WhatsApp +49 151 0000001'],
    ['Greek letters', 'Лεсни пαри οт вкъщи, пиши ми на WhatsApp +49 151 0000001'],
    ['unseen letters', 'Лес\u200bни па\u200bри от вкъщи, пиши ми на WhatsApp +49 151 0000001'],
  ])('reads %s', (_, text) => {
    expect(isHeld(text)).toBe(true)
    expect(scoreOf(text).reasons).toContain('quickMoney')
  })

  it.each([
    ['short capitals', 'AOK или TK? СПЕШНО ми трябва!'],
    ['German', 'Ich suche eine Wohnung in Köln, höchstens 700 € warm.'],
    ['shlyokavica', 'Zdraveite, nqkoi znae li kade se pravi Anmeldung v Dortmund?'],
    ['a link to an office', 'Ето тук: https://www.bamf.de/DE/Startseite/startseite_node.html'],
    ['an offer with a number', 'Давам стая в Бон, 350 евро топло, тел. 0176 1234567'],
    ['a search', 'Търся квартира в Кьолн до 600 евро, пишете ми на лично'],
    ['a page that is recommended', 'Препоръчвам този доктор: dr-petrov-berlin.com'],
    ['a name of what is sold', 'Видях казино до гарата. Кога са го отворили?'],
    ['a price', 'Netflix е 13,99 евро на месец.'],
  ])('counts nothing for %s', (_, text) => expect(spamScore(weighText(text).weighed).score).toBe(0))

  it('is not lowered by something honest above or below', () => {
    const honest = 'Благодаря на всички, обадих се в Bürgerbüro и вече имам час за другата седмица.'
    expect(isHeld(honest)).toBe(false)
    expect(isHeld(`${honest}\n${spamTexts[0]}\n${honest}`)).toBe(true)
  })

  it('names what it found also where its wording tells nothing', () => {
    const { weighed } = weighText('Видях казино до гарата. Кога са го отворили?')
    expect(spamScore(weighed)).toEqual({ score: 0, reasons: ['gambling'] })
  })

  it('believes known members more, and a contact that many leave less', () => {
    const offer = 'Предлагам заеми, пишете на zaem@example.com'
    const { score } = scoreOf(offer)
    expect(scoreOf(offer, { ...firstText, isNewcomer: false, contributions: 20 }).score).toBe(score - 4)
    expect(scoreOf(offer, { ...firstText, sharedBy: 3 }).score).toBe(score + 3)
    expect(scoreOf(offer, { ...firstText, recent: 6 }).reasons).toContain('speed')
  })
})
