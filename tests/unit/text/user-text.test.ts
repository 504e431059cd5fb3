import { describe, expect, it } from 'vitest'
import { mentionsIn, withMention } from '#domain/text/mentions'
import { plainHtml, richHtml } from '#domain/text/user-text'

const rich = (content: string, ...names: string[]) =>
  richHtml({ content, mentions: names.map((name) => ({ name })) }).trim()
const plain = (content: string) => plainHtml({ content }).trim()
const link = (href: string, words = href) => `<a href="${href}" rel="nofollow ugc noopener">${words}</a>`

describe('the text of a topic or comment', () => {
  it.each([
    ['Първо.\n\nВторо\nред', '<p>Първо.</p>\n<p>Второ<br>\nред</p>'],
    ['**важно** и *тихо*', '<p><strong>важно</strong> и <em>тихо</em></p>'],
    ['- хляб\n- сол', '<ul>\n<li>хляб</li>\n<li>сол</li>\n</ul>'],
    ['1. час\n2. снимка', '<ol>\n<li>час</li>\n<li>снимка</li>\n</ol>'],
    ['> Така ли?\n\nТака.', '<blockquote>\n<p>Така ли?</p>\n</blockquote>\n<p>Така.</p>'],
    ['[тук](https://a.de/?b=1&c=2)', `<p>${link('https://a.de/?b=1&amp;c=2', 'тук')}</p>`],
    ['[теми](/forum)', `<p>${link('/forum', 'теми')}</p>`],
    ['виж https://a.de.', `<p>виж ${link('https://a.de')}.</p>`],
    ['www.bva.bund.de', `<p>${link('http://www.bva.bund.de', 'www.bva.bund.de')}</p>`],
    ['[звънни](tel:+49301)', `<p>${link('tel:+49301', 'звънни')}</p>`],
    ['[а](https://a.de "скрито")', `<p>${link('https://a.de', 'а')}</p>`],
    ['\\*не\\*', '<p>*не*</p>'],
    ['за 45 € при д-р Иванов <3', '<p>за 45\u00a0€ при д-р\u00a0Иванов &lt;3</p>'],
  ])('%j is formatted', (typed, html) => expect(rich(typed)).toBe(html))

  it.each([
    ['# Заглавие', '<p># Заглавие</p>'],
    ['`код`', '<p>`код`</p>'],
    ['    навътре', '<p>навътре</p>'],
    ['| а | б |\n|---|---|', '<p>| а | б |<br>\n|---|---|</p>'],
    ['![котка](https://a.de/k.png)', `<p>!${link('https://a.de/k.png', 'котка')}</p>`],
    ['<b onclick=x>б</b>', '<p>&lt;b onclick=x&gt;б&lt;/b&gt;</p>'],
    ['<script>x</script>', '<p>&lt;script&gt;x&lt;/script&gt;</p>'],
    ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    ['[x](JaVaScRiPt:alert(1))', '<p>[x](JaVaScRiPt:alert(1))</p>'],
    ['[x](data:text/html,x)', '<p>[x](data:text/html,x)</p>'],
    ['[x](//evil.de)', '<p>[x](//evil.de)</p>'],
    ['<javascript:alert(1)>', '<p>&lt;javascript:alert(1)&gt;</p>'],
    ['ftp://a.de', '<p>ftp://a.de</p>'],
  ])('%j stays text', (typed, html) => expect(rich(typed)).toBe(html))

  it('shows the longest mentioned name that ends where a word ends', () => {
    const said = rich('@Иван Петров, @Иванка, а@Иван, (@Иван)', 'Иван', 'Иван Петров')
    expect(said).toBe('<p><strong>@Иван Петров</strong>, @Иванка, а@Иван, (<strong>@Иван</strong>)</p>')
    expect(rich('@Иван')).toBe('<p>@Иван</p>')
  })
})

it('the text of a post has links and line breaks only', () => {
  expect(plain('**не** [а](https://b.de)\n- ред')).toBe(
    `<p>**не** [а](${link('https://b.de')})<br>\n- ред</p>`,
  )
  expect(plain('<i>x</i>')).toBe('<p>&lt;i&gt;x&lt;/i&gt;</p>')
})

/** Each fills the longest text; one that took quadratic time would not end here. */
it.each([
  '>', '> ', '- ', '1. ', '- a\n', '[', '[a](', '](', '[<', '*', '*a ', '**a_', '_a', '<', '<http:', '\\', '@', 'a@',
  'mailto:', 'http://', 'www.', 'a.', 'a.de.', '//', '!', '[a\n', '(', '"', '\t', ' \n', '>\n', 'щ@', '😀*', '\0', '|',
  '[http://a', '*[', '&', '~', '`', '#', '+\n',
])('a hostile text is rendered: %j', (piece) => {
  const content = piece.repeat(50_000 / piece.length)
  expect(rich(content, 'Иван')).not.toMatch(/<(?!\/?(?:p|br|ul|ol|li|blockquote|strong|em|a)\b)/)
  expect(typeof plain(content)).toBe('string')
}) // prettier-ignore

it('one text is never shown as another', () => {
  expect(rich('@Ани', 'Ани')).toBe('<p><strong>@Ани</strong></p>')
  expect(rich('Ани\n@Ани')).toBe('<p>Ани<br>\n@Ани</p>')
})

describe('mentions', () => {
  const [ani, boris] = [
    { id: '1', name: 'Ани Петрова' },
    { id: '2', name: 'Борис' },
  ]

  it('are those whose name stands behind an @, each once', () => {
    expect(mentionsIn('@Ани Петрова и Борис', [ani!, boris!, ani!])).toEqual([ani])
    expect(mentionsIn('ани@Борис @Бориса', [boris!])).toEqual([])
    expect(mentionsIn('', [ani!])).toEqual([])
  })

  it('names the one chosen last once', () => {
    expect(withMention([ani!, boris!], ani!)).toEqual([boris, ani])
  })

  it('may be of two members with one name', () => {
    const other = { id: '3', name: 'Борис' }
    expect(mentionsIn('@Борис', [boris!, other])).toEqual([boris, other])
  })
})
