import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { inlineScripts } from '#server/content-policy/inline-scripts'
import { isKnownScript } from '#server/content-policy/known-scripts'

/** Scripts that the React of Next writes into pages, each up to its data. */
function reactTexts(): string[] {
  const server = 'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js'
  const source = readFileSync(createRequire(import.meta.url).resolve(server), 'utf8')
  const literals = source.match(/'\$R[A-Z](?:[^'\\\n]|\\[^])*'/g) ?? []
  const texts = literals.map((literal) =>
    literal.slice(1, -1).replaceAll('\\n', '\n').replaceAll("\\'", "'").replaceAll('\\\\', '\\'),
  )
  // Only for view transitions, which the site does not use.
  return texts.filter((text) => !text.startsWith('$RV='))
}

describe('scripts of Next and React', () => {
  test.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"0:{\\"a\\":\\"\\u003cscript\\u003e\\"}\\n"])',
    'self.__next_f.push([3,"AAEC"])',
    'requestAnimationFrame(function(){$RT=performance.now()});',
    '$RC("B:0","S:0")',
    '$RS("S:1","P:1")',
    '$RX("B:0","digest","съобщение")',
    '$RR("B:0","S:0",[["/_next/static/a.css","next"]])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0637v33xsjp-6.js"],"runtimeModuleIds":[494553]});',
  ])('recognizes %s', (text) => {
    expect(isKnownScript(text)).toBe(true)
  })

  test('recognizes everything that React writes before its first call', () => {
    const texts = reactTexts()
    expect(texts.length).toBeGreaterThanOrEqual(9)
    for (const text of texts) {
      const call = text.endsWith('("') ? `${text}a","b")` : `${text}$RC("a","b")`
      expect([text.slice(0, 20), isKnownScript(call)]).toEqual([text.slice(0, 20), true])
    }
  })
})

describe('injected scripts', () => {
  test.each([
    'alert(1)',
    '',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,`${alert(1)}`])',
    'self.__next_f.push([1,"a"].map(alert))',
    'self.__next_f.push("a")',
    'alert(1);self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"a"])//',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '$RC("B:0",alert(1))',
    '$RC("B:0","S:0");alert("1")',
    '$RC("B:0");alert(")")',
    'alert(1);$RC("B:0","S:0")',
    '$RB=[];alert(1);$RC("B:0","S:0")',
    '$RX=alert;$RX("1")',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["https://evil.example/a.js"]});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/../../api/x.js"]});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["a",{},alert]);',
  ])('does not recognize %s', (text) => {
    expect(isKnownScript(text)).toBe(false)
  })
})

describe('inline scripts of a page', () => {
  test('exclude files and data', () => {
    const page =
      '<script src="/a.js"></script><script>a</script><script type="application/ld+json">{}</script>' +
      '<script id="_R_">b</script><p>x</p><script type="application/json">{}</script><script async>c</script>'
    expect(inlineScripts(page)).toEqual(['a', 'b', 'c'])
  })

  test('are found in one pass, also among many unfinished ones', () => {
    const starts = '<script'.repeat(300_000)
    expect(inlineScripts(starts)).toEqual([])
    expect(inlineScripts(`${starts}>${'<script>'.repeat(300_000)}`)).toEqual([])
    expect(inlineScripts(`<script>${starts}</script>`)).toEqual([starts])
  })
})
