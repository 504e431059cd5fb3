import type { AdminViewServerProps } from 'payload'
import { helpTexts as texts } from '#texts/panels/help'
import { Screen } from '../screen/screen'
import { readGuide } from './guide'

export async function HelpScreen(view: AdminViewServerProps) {
  const { sections, html } = await readGuide()
  return (
    <Screen view={view} title={texts.title} lead={texts.lead}>
      <nav className="panel-help__contents" aria-label={texts.contents}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="panel-help" dangerouslySetInnerHTML={{ __html: html }} />
    </Screen>
  )
}
