import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Markdown from 'markdown-it'
import { projectDir } from '#env'

export type Guide = { sections: { id: string; title: string }[]; html: string }

/** Written for people, without HTML of its own. */
const file = path.join(/* turbopackIgnore: true */ projectDir, 'docs/for-editors.md')
const markdown = new Markdown({ html: false })

/** Pictures are named as they lie beside the guide, and served from the folder of public files. */
const publicFolder = '../public'
markdown.renderer.rules.image = (tokens, at, options, _env, renderer) => {
  const picture = tokens[at]!
  picture.attrSet('src', String(picture.attrGet('src')).replace(publicFolder, ''))
  picture.attrSet('loading', 'lazy')
  picture.attrSet('alt', picture.content)
  return renderer.renderToken(tokens, at, options)
}

/** Its title is that of the screen and is left out. */
export async function readGuide(): Promise<Guide> {
  const [, text = ''] = (await readFile(file, 'utf8')).split(/^# .+$/m)
  const tokens = markdown.parse(text, {})
  const sections: Guide['sections'] = []
  tokens.forEach((token, at) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return
    const section = { id: `help-${sections.length + 1}`, title: tokens[at + 1]!.content }
    token.attrSet('id', section.id)
    sections.push(section)
  })
  return { sections, html: markdown.renderer.render(tokens, markdown.options, {}) }
}
