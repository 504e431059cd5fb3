import { describe, expect, it } from 'vitest'
import { jsonForScript } from '#domain/web/json-for-script'

describe('structured data in a page', () => {
  it('cannot close its script element', () => {
    const json = jsonForScript({ headline: '</script><script>alert(1)</script><!--' })
    expect(json).not.toMatch(/[<>]/)
  })

  it('is read back unchanged', () => {
    const value = { headline: '„Кьолн“ & <b>Бон</b> \u2028 край', image: ['https://example.org/a?b=1&c=2'] }
    expect(JSON.parse(jsonForScript(value))).toEqual(value)
  })
})
