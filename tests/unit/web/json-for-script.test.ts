import { describe, expect, it } from 'vitest'
import { jsonForScript } from '#domain/web/json-for-script'

describe('данни за търсачки в страницата', () => {
  it('текст не може да затвори елемента script', () => {
    const json = jsonForScript({ headline: '</script><script>alert(1)</script><!--' })
    expect(json).not.toMatch(/[<>]/)
  })

  it('съдържанието се чете обратно без промяна', () => {
    const value = { headline: '„Кьолн“ & <b>Бон</b> \u2028 край', image: ['https://example.org/a?b=1&c=2'] }
    expect(JSON.parse(jsonForScript(value))).toEqual(value)
  })
})
