import { describe, expect, it } from 'vitest'
import { HELD_FROM } from '#domain/moderation/spam/spam-limits'
import { spamScore, weighBehaviour, weighText } from '#domain/moderation/spam/spam-score'
import { demoTexts } from '#support/demo-texts'
import honestTexts from '../../support/spam/honest.json' with { type: 'json' }
import moreSpam from '../../support/spam/more-spam.json' with { type: 'json' }
import { spamTexts } from '#support/spam/spam-texts'
import unseenHonest from '../../support/spam/unseen-honest.json' with { type: 'json' }
import unseenSpam from '../../support/spam/unseen-spam.json' with { type: 'json' }

const firstText = { isNewcomer: true, contributions: 0, recent: 1, sharedBy: 0 }
const scoreOf = (text: string, behaviour = firstText) =>
  spamScore([...weighText(text).weighed, ...weighBehaviour(behaviour)])
const isHeld = (text: string) => scoreOf(text).score >= HELD_FROM

describe('of newcomers', () => {
  it('45 of 50 spam texts are held, and most of others', () => {
    expect(spamTexts).toHaveLength(50)
    expect(spamTexts.filter(isHeld).length).toBeGreaterThanOrEqual(45)
    expect(moreSpam.filter(isHeld).length / moreSpam.length).toBeGreaterThan(0.9)
  })

  it('no text of the demo content is held', async () => {
    const texts = [...new Set(Object.values(await demoTexts()).flat())].filter((text) => text.length > 20)
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter(isHeld)).toEqual([])
  })

  it('nearly no honest text is held, also of what spam talks about', () => {
    expect(honestTexts.filter(isHeld).length / honestTexts.length).toBeLessThan(0.01)
  })

  it('most spam that nothing was learnt from is held, and nearly no honest text', () => {
    expect(unseenSpam.filter(isHeld).length / unseenSpam.length).toBeGreaterThan(0.8)
    expect(unseenHonest.filter(isHeld).length / unseenHonest.length).toBeLessThan(0.02)
  })
})

describe('the score', () => {
  it.each([
    ['shlyokavica', 'Lesni pari ot vkashti, pishi mi na WhatsApp +49 151 0000001'],
    ['other letters of the same look', 'Лeсни пaри от вкъщи, пиши ми на WhatsApp +49 151 0000001'],
    ['letters with points between', 'Л.е.с.н.и п.а.р.и от вкъщи, пиши ми на WhatsApp +49 151 0000001'],
    ['unseen letters', 'Лес\u200bни па\u200bри от вкъщи, пиши ми на WhatsApp +49 151 0000001'],
  ])('reads %s', (_, text) => expect(scoreOf(text).reasons).toContain('quickMoney'))

  it.each([
    ['short capitals', 'AOK или TK? СПЕШНО ми трябва!'],
    ['German', 'Ich suche eine Wohnung in Köln, höchstens 700 € warm.'],
    ['shlyokavica', 'Zdraveite, nqkoi znae li kade se pravi Anmeldung v Dortmund?'],
    ['a link to an office', 'Ето тук: https://www.bamf.de/DE/Startseite/startseite_node.html'],
  ])('counts nothing for %s', (_, text) => expect(weighText(text).weighed).toEqual([]))

  it('believes known members more, and a contact that many leave less', () => {
    const offer = 'Предлагам заеми, пишете на zaem@example.com'
    const { score } = scoreOf(offer)
    expect(scoreOf(offer, { ...firstText, isNewcomer: false, contributions: 20 }).score).toBe(score - 4)
    expect(scoreOf(offer, { ...firstText, sharedBy: 3 }).score).toBe(score + 3)
    expect(scoreOf(offer, { ...firstText, recent: 6 }).reasons).toContain('speed')
  })
})
