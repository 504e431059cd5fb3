/** Word writes a list as paragraphs whose style names their list and level. */
const listLevel = /mso-list:\s*l\d+\s+level(\d+)/
const numbered = /^\s*[\p{L}\d]+[.)]/u

export function tidyWordHtml(html: string): string | null {
  if (!listLevel.test(html) && !/<h1[\s>]/i.test(html)) return null
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const title of page.querySelectorAll('h1')) rename(title, 'h2')
  gatherLists(page)
  return page.body.innerHTML
}

function gatherLists(page: Document) {
  let root: Element | null = null
  let open: Element[] = []
  for (const paragraph of page.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(listLevel.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0) continue
    const marker = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]')
    const kind = numbered.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (!root || paragraph.previousElementSibling !== root) {
      root = page.createElement(kind)
      paragraph.before(root)
      open = [root]
    }
    open.length = Math.min(open.length, level)
    while (open.length < level) open.push(nested(open.at(-1)!, kind))
    open.at(-1)!.append(rename(paragraph, 'li'))
  }
}

function nested(list: Element, kind: string): Element {
  const inner = list.ownerDocument.createElement(kind)
  const host = list.lastElementChild ?? list
  host.append(inner)
  return inner
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}
